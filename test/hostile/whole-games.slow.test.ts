/**
 * Moments of whole games, drawn by a printed seed. In two clubs that differ only in what one player may not know, all that the
 * bot sends is the same to the byte and to the moment: at its start, while this player or an onlooker looks around, and while
 * the computers in all other seats think and decide face down. `LEAK_MOMENTS=50` looks at fifty moments of each game.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { type PersonId, personId, type TableId } from '#tables/ids.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import { seatOf, type Table } from '#tables/table.ts';
import { LAW_SEED } from '../support/seeds.ts';
import { handClock, openHouse, playUntil, value } from '../tables/support/house.ts';
import { begin, NAMES, peopleFor } from './begun.ts';
import { seenBy } from './looks.ts';
import { asItIs, tellTruth, unknownTo } from './other-truth.ts';
import { take } from './taken.ts';
import { aFolder, aQuietWorld, beginAt, type Club, type Folder, GAMES, type Moment } from './world.ts';

const MOMENTS = Number(process.env['LEAK_MOMENTS'] ?? 4);

interface Watched extends Moment {
  readonly viewer: string;
  readonly seat: Seat;
  readonly table: TableId;
  readonly channel: string;
}

/** A seat, after so many decisions, to which the table might stand otherwise than it does. */
interface Doubt {
  readonly decisions: number;
  readonly seat: Seat;
}

function doubtsAt({ game, play, places }: Table, decisions: number, dice: Dice): Doubt[] {
  if (play === null) return [];
  const { view, world } = gameOf(game);
  return seatsOf(places.length)
    .filter((seat) => !isDeepStrictEqual(world(view(play.state, seat), dice), play.state))
    .map((seat) => ({ decisions, seat }));
}

/** All of a whole game that is played by chance. */
async function doubtsIn(game: GameId, seed: number): Promise<readonly Doubt[]> {
  const world = await aQuietWorld();
  const house = openHouse({ clock: handClock(world.now), dice: seededDice(seed) });
  const table = await begin(house, game, world, peopleFor(game, world));
  const [doubts, dice]: [Doubt[], Dice] = [[], seededDice(seed)];
  let made = 0;
  await playUntil(house, table, () => {
    const kept = house.kept.table(table);
    if (kept) doubts.push(...doubtsAt(kept, made++, dice));
    return false;
  });
  house.close();
  return doubts;
}

/** Nobody else can decide anything in the open before this seat has decided. What lies face down is decided. */
const isUpTo = (table: Table | null, seat: Seat): boolean => {
  const waiting = table?.play?.waiting ?? [];
  return (
    waiting.some((each) => each.seat === seat) && waiting.every((each) => each.seat === seat || each.as === 'sealed')
  );
};

/** The same game up to there. Where it is up to this player, computers take over from all the others. */
async function momentOf({ decisions, seat }: Doubt, game: GameId, folder: Folder, seed: number): Promise<Watched> {
  const world = await aQuietWorld();
  const people = peopleFor(game, world);
  const databaseFile = folder.file('moment.sqlite');
  const house = openHouse({ file: databaseFile, clock: handClock(world.now), dice: seededDice(seed) });
  const table = await begin(house, game, world, people);
  let made = 0;
  const { places } = await playUntil(house, table, () => made++ === decisions);
  const isViewer = (person: PersonId): boolean => seatOf({ places }, person) === seat;
  const leaving = isUpTo(house.kept.table(table), seat) ? people.filter((person) => !isViewer(person)) : [];
  for (const person of leaving) value(await house.tables.leave(table, person));
  house.close();
  const viewer = NAMES.find((name) => isViewer(personId(world.person(name)))) ?? '';
  const place = { viewer, seat, table, channel: world.channel(game) };
  return { ...place, databaseFile, world: world.world, seed, now: world.now, tables: [] };
}

const versionIn = (club: Club, table: TableId): number => {
  const reader = readTables(club.databaseFile);
  const version = reader.table(table)?.play?.version ?? -1;
  reader.close();
  return version;
};

/** In milliseconds: how exactly moments are told apart, and how long everybody is watched. */
const BEAT = 2_000;
const WATCHED = 120_000;

/** Until somebody decides in the open, which may be another thing in another world; but when is the same in both. */
async function watch(clubs: readonly [Club, Club], table: TableId): Promise<void> {
  const before = versionIn(clubs[0], table);
  for (let passed = 0; passed < WATCHED; passed += BEAT) {
    for (const { discord } of clubs) {
      discord.clock.turn(BEAT);
      await discord.settled();
    }
    const hasMoved = clubs.map((club) => versionIn(club, table) !== before);
    expect(hasMoved[1]).toBe(hasMoved[0]);
    if (hasMoved[0]) return;
    expect(take(clubs[1]).sent).toBe(take(clubs[0]).sent);
  }
}

async function compare(moment: Watched, folder: Folder, game: GameId): Promise<void> {
  const { viewer, seat, table, channel, seed } = moment;
  const open = (name: string, truth: typeof asItIs): Promise<Club> =>
    beginAt(moment, folder.file(`${name}-${table}-${seat}.sqlite`), (file) => tellTruth(file, truth));
  const clubs = [await open('one', asItIs), await open('other', unknownTo({ [game]: seat }, seed))] as const;
  try {
    for (const { discord } of clubs) await discord.settled();
    expect(take(clubs[1]).sent).toBe(take(clubs[0]).sent);
    for (const name of [viewer, 'eve']) {
      const [one, other] = [await seenBy(clubs[0], name, table, channel), await seenBy(clubs[1], name, table, channel)];
      expect(other).toEqual(one);
    }
    await watch(clubs, table);
  } finally {
    for (const club of clubs) await club.stop();
  }
}

/** Seeds of games in which it was broken once, and the run's own. */
const SEEDS: readonly (readonly [GameId, number])[] = [
  // The player looks around while the computers answer their bid, which lies face down already.
  ['urland', 1_702_049_446],
  // A bid is shown in the moment in which the bot looks the channel over: the panel is changed twice, one right after the other.
  ['urland', 803_238_165],
  ...GAMES.map((game) => [game, LAW_SEED] as const),
];

it.for(SEEDS)(
  'at no moment of a game of %s, seed %i, does anything that is sent depend on what a player may not know',
  async ([game, seed], { skip }) => {
    const doubts = await doubtsIn(game, seed);
    skip(doubts.length === 0, 'everything lies open in this game');
    const dice = seededDice(seed);
    for (let looked = 0; looked < MOMENTS; looked++) {
      const folder = aFolder();
      onTestFinished(() => folder.remove());
      await compare(await momentOf(pickOne(doubts, dice), game, folder, seed), folder, game);
    }
  },
);
