/** Moments of a game at which somebody might order something in advance. */
import { presentationOf } from '#discord/games/index.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { personId, type TableId } from '#tables/ids.ts';
import { answerAtOnce, applicableOrder } from '#tables/playing/standing-orders.ts';
import { waitingOf } from '#tables/playing/waiting.ts';
import { type GameId, moduleOf } from '#tables/rulebook.ts';
import { seatOf, type Table, withPlace } from '#tables/table.ts';
import { handClock, openHouse, playUntil } from '../tables/support/house.ts';
import { begin, NAMES, peopleFor } from './begun.ts';
import { aQuietWorld, type Folder, type Moment } from './world.ts';

/** It runs out soon, and orders that are given late are seen to change nothing about that. */
const CLOCK = { kind: 'decision', hours: 0.25 } as const;
/** The number of each order that has one. */
export const AMOUNT = 1;

/** Delays are the same, however much chance an order has taken before. */
export const EVEN: Dice = { below: (count) => Math.floor(count / 4) };

/** A seat, after so many decisions, and the kind of order that would decide for it; null if it is not asked. */
export interface Candidate {
  readonly decisions: number;
  readonly seat: Seat;
  readonly follows: string | null;
}

export const kindsOf = (game: GameId) => presentationOf(game).words.orders?.kinds ?? [];

/** With one order of each kind that can be written down without knowing the game. */
const ordering = (table: Table, seat: Seat): Table => {
  const all = kindsOf(table.game).map(({ kind, asksAmount }) => (asksAmount ? { kind, amount: AMOUNT } : { kind }));
  const { parse } = moduleOf(table.game).orders ?? {};
  return withPlace(table, seat, { orders: all.flatMap((order) => parse?.(order) ?? []) });
};

function candidatesAt(table: Table, decisions: number): Candidate[] {
  const { play } = table;
  if (play === null || table.status !== 'running') return [];
  return seatsOf(table.places.length).flatMap((seat): Candidate[] => {
    if (waitingOf(play, seat) === null) return [{ decisions, seat, follows: null }];
    const applicable = applicableOrder(ordering(table, seat), play, seat, EVEN);
    return applicable && !answerAtOnce(table) ? [{ decisions, seat, follows: applicable.order.kind }] : [];
  });
}

/** Of a whole game that is played by chance, one for each kind of order that acts, and one of somebody who only waits. */
export async function candidatesIn(game: GameId, seed: number): Promise<Candidate[]> {
  const world = await aQuietWorld();
  const house = openHouse({ clock: handClock(world.now), dice: seededDice(seed) });
  const table = await begin(house, game, world, peopleFor(game, world), { clock: CLOCK });
  const found: Candidate[] = [];
  let made = 0;
  await playUntil(house, table, () => {
    const kept = house.kept.table(table);
    if (kept) found.push(...candidatesAt(kept, made++));
    return false;
  });
  house.close();
  const kinds = [...new Set(found.map(({ follows }) => follows))];
  const dice = seededDice(seed);
  return kinds.map((kind) =>
    pickOne(
      found.filter(({ follows }) => follows === kind),
      dice,
    ),
  );
}

export interface Secretive extends Moment {
  readonly giver: string;
  readonly seat: Seat;
  readonly table: TableId;
  readonly channel: string;
}

/** The same game up to there. */
export async function momentOf(
  { decisions, seat }: Candidate,
  game: GameId,
  folder: Folder,
  seed: number,
): Promise<Secretive> {
  const world = await aQuietWorld();
  const databaseFile = folder.file(`moment-${decisions}-${seat}.sqlite`);
  const house = openHouse({ file: databaseFile, clock: handClock(world.now), dice: seededDice(seed) });
  const table = await begin(house, game, world, peopleFor(game, world), { clock: CLOCK });
  let made = 0;
  const { places } = await playUntil(house, table, () => made++ === decisions);
  house.close();
  const giver = NAMES.find((name) => seatOf({ places }, personId(world.person(name))) === seat) ?? '';
  const place = { giver, seat, table, channel: world.channel(game) };
  return { ...place, databaseFile, world: world.world, seed, now: world.now, tables: [] };
}
