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
import { seenBy } from './looks.ts';
import { asItIs, type Truth, tellTruth, unknownTo } from './other-truth.ts';
import { aFolder, beginAt, type Club, type Folder, GAMES, grow, type Moment } from './world.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'] as const;

function seatAt({ databaseFile }: Moment, table: string, person: PersonId): Seat | null {
  const reader = readTables(databaseFile);
  const found = reader.table(tableId(table));
  reader.close();
  return found && seatOf(found, person);
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
    for (const name of PEOPLE) {
      const truth = await clubWith(moment, folder, asItIs);
      const channel = truth.channel(game);
      const table = moment.tables.find((each) => each.channel === channel)?.id ?? '';
      const seat = seatAt(moment, table, personId(truth.person(name).id));
      if (seat === null) continue;
      const other = await clubWith(moment, folder, unknownTo({ [game]: seat }, STORY_SEED));
      await compare([truth, other], name, table, channel, count);
    }
    expect(count.compared).toBeGreaterThan(0);
    expect(count.different).toBeGreaterThan(0);
  },
);
