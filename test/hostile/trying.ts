/** One forgery in one club, or the same in two that have to answer alike; and what was found. */
import { checkTables } from '#store/sqlite/check.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import type { Forgery } from './forgeries.ts';
import { pressRaw } from './raw-press.ts';
import type { Probe, Sweep } from './sweep.ts';
import { type Taken, take } from './taken.ts';
import type { Club } from './world.ts';

export interface Wrong {
  readonly what: string;
  /** What was sent before it. */
  readonly sent: readonly string[];
}

/** Told after each batch. */
export type Progress = (done: { readonly tries: number; readonly wrong: number }) => void;

/** Between two presses, in milliseconds. */
const PAUSE = 20;
/** Before a press of the sweep: right after the panel under it has changed, it would count for nothing. */
const LEISURE = 1_000;
/** After so many there is no need to go on. */
export const ENOUGH = 5;

export const wordsOf = (name: string, { channel, press }: Forgery): string =>
  `${name} in ${channel}: ${JSON.stringify(press)}`;

export async function send(club: Club, name: string, { channel, press }: Forgery): Promise<boolean> {
  club.discord.clock.turn(PAUSE);
  const isAnswered = await pressRaw(club.discord, club.person(name), channel, press);
  await club.discord.settled();
  return isAnswered;
}

export interface Findings {
  readonly wrong: Wrong[];
  tries: number;
  compared: number;
  probes: number;
  readonly progress: Progress;
}

/** One press, in both clubs. */
export async function tryBoth(
  clubs: readonly [Club, Club],
  name: string,
  forgery: Forgery,
  found: Findings,
): Promise<Taken> {
  const sent = [wordsOf(name, forgery)];
  const [one, other] = [await tryIn(clubs[0], name, forgery, found), await tryIn(clubs[1], name, forgery, found)];
  found.compared++;
  if (one.sent !== other.sent) found.wrong.push({ what: `a leak: ${one.sent}\n${other.sent}`, sent });
  return one;
}

async function tryIn(club: Club, name: string, forgery: Forgery, found: Findings): Promise<Taken> {
  const sent = [wordsOf(name, forgery)];
  if (!(await send(club, name, forgery))) found.wrong.push({ what: 'no answer', sent });
  const taken = take(club);
  for (const what of taken.wrong) found.wrong.push({ what, sent });
  return taken;
}

export async function sweepBy(sweep: Sweep, probes: readonly Probe[], found: Findings, other?: Club): Promise<void> {
  const { club, name } = sweep;
  for (const { reaches, forgery } of probes) {
    if (found.wrong.length >= ENOUGH) return;
    const forged = forgery();
    for (const each of [club, other]) each?.discord.clock.turn(LEISURE);
    const { reached } = await (other ? tryBoth([club, other], name, forged, found) : tryIn(club, name, forged, found));
    if (reaches === null || reached.includes(reaches)) found.probes++;
    else found.wrong.push({ what: `${reaches} was not reached`, sent: [wordsOf(name, forged)] });
  }
}

export async function damagesIn({ databaseFile }: Club): Promise<string[]> {
  const database = openDatabase(databaseFile);
  const { damaged } = await checkTables(database);
  database.client.close();
  return damaged.map(({ table, damage }) => `${table} is damaged: ${damage.reason}, row ${damage.seq ?? '-'}`);
}
