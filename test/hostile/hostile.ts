/**
 * People with bad intent, by the thousand. Outsiders send forgeries to two clubs that differ only in what nobody but
 * the players may know: no table changes, nothing throws, and both clubs answer alike to the byte. Then players send
 * them too: whatever they send, every log leads to what its table says.
 */
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { tableId } from '#tables/ids.ts';
import { rowsOf } from '../store/support/raw-rows.ts';
import { attemptIn, ENDS, FORGETS, forgeryBy, PLAYERS } from './attempts.ts';
import { knownIn } from './forgeries.ts';
import { changedRows } from './kept-rows.ts';
import { asItIs, tellTruth, unknownTo } from './other-truth.ts';
import { commandsIn, routesIn } from './sweep.ts';
import { take } from './taken.ts';
import {
  damagesIn,
  ENOUGH,
  type Findings,
  type Progress,
  send,
  sweepBy,
  tryBoth,
  type Wrong,
  wordsOf,
} from './trying.ts';
import { aFolder, beginAt, type Club, GAMES, grow, type Moment, OUTSIDERS } from './world.ts';

export interface HostileReport {
  readonly tries: { readonly outsiders: number; readonly insiders: number };
  /** Presses of the sweep: every route, command and form, by everybody. */
  readonly probes: number;
  /** The answers that were held against each other. */
  readonly compared: number;
  /** The answers to players that differ between the two clubs: the comparison can fail. */
  readonly controls: number;
  /** The changes that players made. */
  readonly moves: number;
  readonly wrong: readonly Wrong[];
}

/** The tables are looked at after so many. */
const BATCH = 100;
/** Players look at what can be pressed now after so many. */
const LOOK = 5;
/** Of each person's private messages, the newest stay on their screen. A long run would be slow with all of them. */
const ON_SCREEN = 40;

/** People dismiss what they have read. */
function dismissRead(club: Club, names: readonly string[], needed: ReadonlySet<string>): void {
  for (const name of names) {
    const person = club.person(name);
    const own = person.visible().filter(({ id, ephemeral }) => ephemeral && !needed.has(id));
    for (const message of own.slice(0, -ON_SCREEN)) person.dismiss(message);
  }
}

const tellProgress = ({ progress, tries, wrong }: Findings): void => progress({ tries, wrong: wrong.length });

async function outsidersIn(clubs: readonly [Club, Club], moment: Moment, tries: number, dice: Dice, found: Findings) {
  const before = clubs.map(({ databaseFile }) => rowsOf(databaseFile));
  const people = OUTSIDERS.map((name) => clubs[0].person(name).id);
  const tables = moment.tables.map(({ id }) => id);
  const known = knownIn(clubs[0].discord, tables);
  const needed = new Set(known.messages.map(({ message }) => message));
  let sent: string[] = [];
  for (const club of clubs) take(club);
  const isWanted = (route: string): boolean => !FORGETS.test(route);
  const sweep = { club: clubs[0], moment, name: 'eve', running: 0, isWanted };
  await sweepBy(sweep, [...commandsIn(sweep), ...routesIn(sweep)], found, clubs[1]);
  for (let tried = 1; tried <= tries && found.wrong.length < ENOUGH; tried++) {
    const name = pickOne(OUTSIDERS, dice);
    const forgery = forgeryBy(name, clubs[0], known, dice);
    sent.push(wordsOf(name, forgery));
    await tryBoth(clubs, name, forgery, found);
    found.tries++;
    if (tried % BATCH !== 0 && tried < tries) continue;
    const now = clubs.map(({ databaseFile }) => rowsOf(databaseFile));
    const changed = before.flatMap((rows, index) => changedRows(rows, now[index] ?? {}, people));
    if (changed.length > 0) found.wrong.push({ what: `the database has changed: ${changed.join('\n')}`, sent });
    for (const club of clubs) dismissRead(club, OUTSIDERS, needed);
    tellProgress(found);
    sent = [];
  }
  // Lines at tables that sleep or are over go with it, whoever asks.
  const forgetting = { ...sweep, isWanted: (route: string) => FORGETS.test(route) };
  await sweepBy(forgetting, routesIn(forgetting), found, clubs[1]);
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
  await sweepOfPlayers(club, moment, found);
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
  await sweepOfManagers(club, moment, found);
  return rowsIn(club, moment) - rowsBefore;
}

/** At their tables and in their conversations, but for what would end a game. */
async function sweepOfPlayers(club: Club, moment: Moment, found: Findings): Promise<void> {
  const isWanted = (route: string): boolean => !ENDS.test(route);
  const sweep = { club, moment, name: 'ann', running: 0, isWanted };
  await sweepBy(sweep, [...commandsIn(sweep), ...routesIn(sweep)], found);
  const direct = { ...sweep, isDirect: true };
  await sweepBy(direct, [...commandsIn(direct), ...routesIn(direct)], found);
}

/** Nothing comes after it: what ends a game is tried as well. */
async function sweepOfManagers(club: Club, moment: Moment, found: Findings): Promise<void> {
  const manager = { club, moment, name: 'mia', running: 1 };
  await sweepBy(manager, [...commandsIn(manager), ...routesIn(manager)], found);
  const owner = { ...manager, name: 'owner', isWanted: (route: string) => route.startsWith('doctor') };
  await sweepBy(owner, routesIn(owner), found);
  const ending = { ...manager, name: 'ann', running: 0, isWanted: (route: string) => ENDS.test(route) };
  await sweepBy(ending, routesIn(ending), found);
  for (const what of await damagesIn(club)) found.wrong.push({ what, sent: ['the sweep'] });
}

function rowsIn({ databaseFile }: Club, { tables }: Moment): number {
  const reader = readTables(databaseFile);
  const rows = tables.reduce((sum, { id }) => sum + reader.log(tableId(id)).length, 0);
  reader.close();
  return rows;
}

/** A third of the tries is the players'. */
export async function runHostile(
  tries: number,
  seed: number,
  progress: Progress = () => undefined,
): Promise<HostileReport> {
  const folder = aFolder();
  const dice = seededDice(seed);
  const found: Findings = { wrong: [], tries: 0, compared: 0, probes: 0, progress };
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
    const { compared, probes, wrong } = found;
    return { tries: { outsiders, insiders }, probes, compared, controls, moves, wrong };
  } finally {
    folder.remove();
  }
}
