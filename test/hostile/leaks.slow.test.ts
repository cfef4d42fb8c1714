/**
 * For every game and everybody at its table: in two clubs that differ only in what this person may not know, all that
 * the bot sends while they look around is the same to the byte.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { type PersonId, personId, tableId } from '#tables/ids.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import { seatOf } from '#tables/table.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { ENDS } from './attempts.ts';
import type { Forgery } from './forgeries.ts';
import { seenBy } from './looks.ts';
import { asItIs, type Truth, tellTruth, unknownTo } from './other-truth.ts';
import { pressRaw } from './raw-press.ts';
import { routesIn, type Sweep } from './sweep.ts';
import { take } from './taken.ts';
import { aFolder, beginAt, type Club, type Folder, GAMES, grow, type Moment } from './world.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'] as const;

function seatAt({ databaseFile }: Moment, table: string, person: PersonId): Seat | null {
  const reader = readTables(databaseFile);
  const found = reader.table(tableId(table));
  reader.close();
  return found && seatOf(found, person);
}

const revisionOf = ({ databaseFile }: Club, table: string): number | undefined => {
  const reader = readTables(databaseFile);
  const revision = reader.table(tableId(table))?.revision;
  reader.close();
  return revision;
};

/** Presses that were compared: most routes change nothing. */
const ENOUGH = 25;

/** What changes a table: it comes last. */
const CHANGING = /^(pick|more-(undo|mute|back|wake|orders|away|standin|handover-sure|amount-set))/;

/** What the bot sends for one press. */
async function sentFor(club: Club, name: string, forgery: Forgery): Promise<string> {
  take(club);
  club.discord.clock.turn(1_000);
  await pressRaw(club.discord, club.person(name), forgery.channel, forgery.press);
  await club.discord.settled();
  return take(club).sent;
}

/** Every route, pressed in both clubs, until the table changes: from then on the truth may show. */
async function pressedIn([one, other]: readonly [Club, Club], sweep: Sweep, table: string) {
  const found: { compared: number; leaks: string[] } = { compared: 0, leaks: [] };
  const before = [one, other].map((club) => revisionOf(club, table));
  const order = [false, true].flatMap((isChanging) =>
    routesIn({ ...sweep, isWanted: (route) => !ENDS.test(route) && CHANGING.test(route) === isChanging }, [false]),
  );
  for (const { reaches, forgery } of order) {
    const forged = forgery();
    const sent = [await sentFor(one, sweep.name, forged), await sentFor(other, sweep.name, forged)];
    if ([one, other].some((club, at) => revisionOf(club, table) !== before[at])) break;
    found.compared++;
    if (sent[0] !== sent[1]) found.leaks.push(`${reaches}: ${sent.join('\n')}`);
  }
  return found;
}

let clubs = 0;

async function clubWith(moment: Moment, folder: Folder, truth: Truth): Promise<Club> {
  const club = await beginAt(moment, folder.file(`club-${clubs++}.sqlite`), (file) => tellTruth(file, truth));
  onTestFinished(() => club.stop());
  return club;
}

/** Whether another world fits the public view of this moment. */
function hasSecrets(game: GameId, { databaseFile }: Moment): boolean {
  const reader = readTables(databaseFile);
  const play = reader.latest(100).find((each) => each.game === game && each.status === 'running')?.play;
  reader.close();
  if (play == null) return false;
  const rules = gameOf(game);
  const other = rules.world(rules.view(play.state, 'public'), seededDice(STORY_SEED));
  return !isDeepStrictEqual(other, play.state);
}

interface Count {
  compared: number;
  /** What others see of what this person may not know. */
  different: number;
}

/** Two clubs that differ only in what this person, at this table, may not know. */
async function compare(clubs: readonly [Club, Club], name: string, table: string, channel: string, count: Count) {
  // The others are a control, until one of them has seen that the worlds do differ.
  for (const reader of PEOPLE.filter((each) => each === name || count.different === 0)) {
    const one = await seenBy(clubs[0], reader, table, channel);
    const other = await seenBy(clubs[1], reader, table, channel);
    count.compared++;
    if (reader === name) expect(other).toEqual(one);
    else if (JSON.stringify(one) !== JSON.stringify(other)) count.different++;
  }
}

it.for(GAMES)(
  'what a player of %s sees is the same in every world that they think possible',
  async (game, { skip }) => {
    printSeed(STORY_SEED);
    const folder = aFolder();
    onTestFinished(() => folder.remove());
    const moment = await grow(folder, STORY_SEED, [game]);
    skip(!hasSecrets(game, moment), 'everything lies open at this moment of the game');
    const count: Count = { compared: 0, different: 0 };
    let isPressed = false;
    for (const name of PEOPLE) {
      const truth = await clubWith(moment, folder, asItIs);
      const channel = truth.channel(game);
      const table = moment.tables.find((each) => each.channel === channel)?.id ?? '';
      const seat = seatAt(moment, table, personId(truth.person(name).id));
      if (seat === null) continue;
      const other = await clubWith(moment, folder, unknownTo({ [game]: seat }, STORY_SEED));
      await compare([truth, other], name, table, channel, count);
      // One player's is enough: the others' panels come from the same routes.
      if (isPressed) continue;
      isPressed = true;
      const sweep = { club: truth, moment, name, running: GAMES.indexOf(game) };
      const pressed = await pressedIn([truth, other], sweep, table);
      expect(pressed.leaks).toEqual([]);
      expect(pressed.compared).toBeGreaterThan(ENOUGH);
    }
    expect(count.compared).toBeGreaterThan(0);
    expect(count.different).toBeGreaterThan(0);
  },
);
