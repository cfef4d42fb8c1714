/**
 * People with bad intent, by the thousand. Outsiders send forgeries to two clubs that differ only in what nobody but
 * the players may know: no table changes, nothing throws, and both clubs answer alike to the byte. Then players send
 * them too: whatever they send, every log leads to what its table says.
 */
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { checkTables } from '#store/sqlite/check.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { tableId } from '#tables/ids.ts';
import { attemptIn, forgeryBy, PLAYERS } from './attempts.ts';
import { type Forgery, knownIn } from './forgeries.ts';
import { asItIs, tellTruth, unknownTo } from './other-truth.ts';
import { pressRaw } from './raw-press.ts';
import { take } from './taken.ts';
import { aFolder, beginAt, type Club, GAMES, grow, type Moment, OUTSIDERS } from './world.ts';

interface Wrong {
  readonly what: string;
  /** What was sent before it. */
  readonly sent: readonly string[];
}

export interface HostileReport {
  readonly tries: { readonly outsiders: number; readonly insiders: number };
  /** The answers that were held against each other. */
  readonly compared: number;
  /** The answers to players that differ between the two clubs: the comparison can fail. */
  readonly controls: number;
  /** The changes that players made. */
  readonly moves: number;
  readonly wrong: readonly Wrong[];
}

/** Told after each batch. */
export type Progress = (done: { readonly tries: number; readonly wrong: number }) => void;

/** Between two presses, in milliseconds. */
const PAUSE = 20;
/** The tables are looked at after so many. */
const BATCH = 100;
/** Players look at what can be pressed now after so many. */
const LOOK = 5;
/** After so many there is no need to go on. */
const ENOUGH = 5;
/** Of each person's private messages, the newest stay on their screen. A long run would be slow with all of them. */
const ON_SCREEN = 40;

/** All that is kept of these tables. */
function keptOf({ databaseFile }: Club, { tables }: Moment): string {
  const reader = readTables(databaseFile);
  const kept = tables.map(({ id }) => [reader.table(tableId(id)), reader.log(tableId(id))]);
  reader.close();
  return JSON.stringify(kept);
}

const wordsOf = (name: string, { channel, press }: Forgery): string =>
  `${name} in ${channel}: ${JSON.stringify(press)}`;

async function send(club: Club, name: string, { channel, press }: Forgery): Promise<boolean> {
  club.discord.clock.turn(PAUSE);
  const isAnswered = await pressRaw(club.discord, club.person(name), channel, press);
  await club.discord.settled();
  return isAnswered;
}

interface Findings {
  readonly wrong: Wrong[];
  tries: number;
  compared: number;
  readonly progress: Progress;
}

const tellProgress = ({ progress, tries, wrong }: Findings): void => progress({ tries, wrong: wrong.length });

/** People dismiss what they have read. */
function dismissRead(club: Club, names: readonly string[], needed: ReadonlySet<string>): void {
  for (const name of names) {
    const person = club.person(name);
    const own = person.visible().filter(({ id, ephemeral }) => ephemeral && !needed.has(id));
    for (const message of own.slice(0, -ON_SCREEN)) person.dismiss(message);
  }
}

/** One press, in both clubs. */
async function tryBoth(clubs: readonly [Club, Club], name: string, forgery: Forgery, found: Findings): Promise<void> {
  const sent = [wordsOf(name, forgery)];
  const answers: string[] = [];
  for (const club of clubs) {
    if (!(await send(club, name, forgery))) found.wrong.push({ what: 'no answer', sent });
    const taken = take(club);
    answers.push(taken.sent);
    for (const what of taken.wrong) found.wrong.push({ what, sent });
  }
  found.compared++;
  if (answers[0] !== answers[1]) found.wrong.push({ what: `a leak: ${answers.join('\n')}`, sent });
}

async function outsidersIn(clubs: readonly [Club, Club], moment: Moment, tries: number, dice: Dice, found: Findings) {
  const before = clubs.map((club) => keptOf(club, moment));
  const tables = moment.tables.map(({ id }) => id);
  const known = knownIn(clubs[0].discord, tables);
  const needed = new Set(known.messages.map(({ message }) => message));
  let sent: string[] = [];
  for (const club of clubs) take(club);
  for (let tried = 1; tried <= tries && found.wrong.length < ENOUGH; tried++) {
    const name = pickOne(OUTSIDERS, dice);
    const forgery = forgeryBy(name, clubs[0], known, dice);
    sent.push(wordsOf(name, forgery));
    await tryBoth(clubs, name, forgery, found);
    found.tries++;
    if (tried % BATCH !== 0 && tried < tries) continue;
    const isChanged = clubs.some((club, index) => keptOf(club, moment) !== before[index]);
    if (isChanged) found.wrong.push({ what: 'a table has changed', sent });
    for (const club of clubs) dismissRead(club, OUTSIDERS, needed);
    tellProgress(found);
    sent = [];
  }
}

/** Each player looks at what they know, in both clubs. Returns how many see something else in the other one. */
async function controlsIn(clubs: readonly [Club, Club], moment: Moment): Promise<number> {
  let differing = 0;
  for (const { id, channel } of moment.tables.filter(({ channel }) => isRunningIn(clubs[0], channel))) {
    const message = knownIn(clubs[0].discord, []).messages.find((each) => each.channel === channel)?.message ?? '';
    for (const name of PLAYERS) {
      const answers: string[] = [];
      for (const club of clubs) {
        take(club);
        await send(club, name, { channel, press: { kind: 'button', customId: `hand:${id}:`, message } });
        answers.push(take(club).sent);
      }
      if (answers[0] !== answers[1]) differing++;
    }
  }
  return differing;
}

const isRunningIn = (club: Club, channel: string): boolean => GAMES.some((game) => club.channel(game) === channel);

async function insidersIn(club: Club, moment: Moment, tries: number, dice: Dice, found: Findings): Promise<number> {
  const tables = moment.tables.map(({ id }) => id);
  const rowsBefore = rowsIn(club, moment);
  let known = knownIn(club.discord, tables);
  let sent: string[] = [];
  for (let tried = 1; tried <= tries && found.wrong.length < ENOUGH; tried++) {
    const { name, forgery } = attemptIn(club, moment, known, dice);
    sent.push(wordsOf(name, forgery));
    if (!(await send(club, name, forgery))) found.wrong.push({ what: 'no answer', sent: sent.slice(-1) });
    for (const what of take(club).wrong) found.wrong.push({ what, sent: sent.slice(-3) });
    found.tries++;
    if (tried % LOOK === 0) known = knownIn(club.discord, tables);
    if (tried % BATCH !== 0 && tried < tries) continue;
    for (const what of await damagesIn(club)) found.wrong.push({ what, sent });
    dismissRead(club, PLAYERS, new Set());
    known = knownIn(club.discord, tables);
    tellProgress(found);
    sent = [];
  }
  return rowsIn(club, moment) - rowsBefore;
}

function rowsIn({ databaseFile }: Club, { tables }: Moment): number {
  const reader = readTables(databaseFile);
  const rows = tables.reduce((sum, { id }) => sum + reader.log(tableId(id)).length, 0);
  reader.close();
  return rows;
}

async function damagesIn({ databaseFile }: Club): Promise<string[]> {
  const database = openDatabase(databaseFile);
  const { damaged } = await checkTables(database);
  database.client.close();
  return damaged.map(({ table, damage }) => `${table} is damaged: ${damage.reason}, row ${damage.seq ?? '-'}`);
}

/** A third of the tries is the players'. */
export async function runHostile(
  tries: number,
  seed: number,
  progress: Progress = () => undefined,
): Promise<HostileReport> {
  const folder = aFolder();
  const dice = seededDice(seed);
  const found: Findings = { wrong: [], tries: 0, compared: 0, progress };
  const [outsiders, insiders] = [Math.ceil((tries * 2) / 3), Math.floor(tries / 3)];
  try {
    const moment = await grow(folder, seed);
    const clubs = [
      await beginAt(moment, folder.file('one.sqlite'), (file) => tellTruth(file, asItIs)),
      await beginAt(moment, folder.file('other.sqlite'), (file) => tellTruth(file, unknownTo({}, seed))),
    ] as const;
    await outsidersIn(clubs, moment, outsiders, dice, found);
    const controls = await controlsIn(clubs, moment);
    await clubs[1].stop();
    const moves = await insidersIn(clubs[0], moment, insiders, dice, found);
    await clubs[0].stop();
    return { tries: { outsiders, insiders }, compared: found.compared, controls, moves, wrong: found.wrong };
  } finally {
    folder.remove();
  }
}
