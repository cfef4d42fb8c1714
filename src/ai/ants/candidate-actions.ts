/** Dig, Explore and Forage as they are worth a thought: for each strength the cheapest ants, the best card and few places. */
import type { Seat } from '#engine/seat.ts';
import { cardsToTake } from '#games/ants/ants-action.ts';
import { COLUMN_OF, type MainAction } from '#games/ants/box.ts';
import { antsIn } from '#games/ants/counters.ts';
import type { AntsAction, Move } from '#games/ants/moves.ts';
import { meansOf } from '#games/ants/payment.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { boostPrice, type Force, forceOf, maxStrength } from '#games/ants/strength.ts';
import { hexesWorth } from './candidate-hexes.ts';
import { pathsUpTo } from './candidate-paths.ts';
import { tilesFor } from './candidate-tiles.ts';
import { payment } from './payments.ts';
import { leastMissed, wished } from './wishes.ts';

/** How many places of a kind are looked at. */
export interface Breadth {
  readonly tiles: number;
  readonly hexes: number;
  readonly paths: number;
  /** With Boosts, every strength and free actions; otherwise all ants of a kind go at once. */
  readonly isThorough: boolean;
}

export const WIDE: Breadth = { tiles: 3, hexes: 2, paths: 2, isThorough: true };
export const NARROW: Breadth = { tiles: 1, hexes: 1, paths: 1, isThorough: false };

interface Split {
  readonly wild: number;
  readonly boost: number;
  readonly queen: number;
}

/** Own ants first, then Q1's disc, then wild ants, then Boosts. */
function splitFor({ column, wild, boosts, queen }: Force, strength: number): Split | null {
  const own = Math.min(column, strength);
  const discs = own > 0 ? Math.min(queen, strength - own) : 0;
  const wilds = Math.min(wild, strength - own - discs);
  const boost = strength - own - discs - wilds;
  return own + wilds > 0 && boost <= boosts ? { wild: wilds, boost, queen: discs } : null;
}

/** Nobody goes to the store for a Boost. */
function antsFor(position: Position, seat: Seat, force: Force, strength: number, take: string): AntsAction | null {
  const player = playerAt(position, seat);
  const split = splitFor(force, strength);
  if (split === null || boostPrice(position, split.boost) > meansOf(position, player, 'food')) return null;
  const [dropped = 'none'] = split.queen > 0 ? leastMissed(position, seat) : [];
  const pay = payment(position, player, 'food', boostPrice(position, split.boost));
  return { strength, wild: split.wild, boost: split.boost, pay, queen: dropped, take };
}

/** By strength, from 1 to 4; null where the strength can't be had. */
function antsByStrength(
  position: Position,
  seat: Seat,
  action: MainAction,
  isThorough: boolean,
): (AntsAction | null)[] {
  const force = isThorough ? forceOf(position, seat, action) : antsAlone(position, seat, action);
  if (force.column + force.wild === 0) return [];
  const [take = 'none'] = wished(position, seat, cardsToTake(position, seat, action));
  return Array.from({ length: maxStrength(position) }, (_, at) => antsFor(position, seat, force, at + 1, take));
}

const antsAlone = (position: Position, seat: Seat, action: MainAction): Force => {
  const player = playerAt(position, seat);
  return { column: antsIn(player, COLUMN_OF[action]), wild: player.wild, boosts: 0, queen: 0 };
};

const highestOf = (byStrength: readonly (AntsAction | null)[]): number =>
  byStrength.findLastIndex((ants) => ants !== null) + 1;

function digs(position: Position, seat: Seat, { tiles, isThorough }: Breadth): Move[] {
  const byStrength = antsByStrength(position, seat, 'dig', isThorough);
  const most = highestOf(byStrength);
  if (most === 0) return [];
  const placements = tilesFor(position, seat, 1, most, tiles);
  return byStrength
    .slice(isThorough ? 0 : most - 1)
    .flatMap((ants) =>
      ants === null
        ? []
        : placements
            .filter(({ size }) => size <= ants.strength)
            .map(({ id }): Move => ({ kind: 'dig', ...ants, room: id })),
    );
}

/** More strength than the hex asks for is of use to Q6 alone. */
const strengthFor = (position: Position, seat: Seat, asked: number): readonly number[] =>
  playerAt(position, seat).queen === 'Q6' && asked < 3 ? [asked, 3] : [asked];

function explorations(position: Position, seat: Seat, { hexes, isThorough }: Breadth): Move[] {
  const byStrength = antsByStrength(position, seat, 'explore', isThorough);
  const most = highestOf(byStrength);
  if (most === 0) return [];
  return hexesWorth(position, seat, most, hexes).flatMap((hex) =>
    strengthFor(position, seat, hex.strength).flatMap((strength): Move[] => {
      const ants = byStrength[strength - 1];
      return ants ? [{ kind: 'explore', ...ants, hex: hex.id }] : [];
    }),
  );
}

function foragings(position: Position, seat: Seat, { paths, isThorough }: Breadth): Move[] {
  const byStrength = antsByStrength(position, seat, 'forage', isThorough);
  const found = pathsUpTo(position, seat, highestOf(byStrength), paths);
  return found.flatMap((some, at) => {
    const ants = byStrength[at];
    return ants && (isThorough || at === found.length - 1)
      ? some.map((path): Move => ({ kind: 'forage', ...ants, path }))
      : [];
  });
}

export const antsActions = (position: Position, seat: Seat, breadth: Breadth): Move[] => [
  ...digs(position, seat, breadth),
  ...explorations(position, seat, breadth),
  ...foragings(position, seat, breadth),
];
