/** The moves that a search chooses from, each with a first estimate. */
import { invariant } from '#engine/invariant.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Land } from '#games/urland/board.ts';
import { ichtosAt, ichtosIn, onMap } from '#games/urland/ichtos.ts';
import { oceansOf } from '#games/urland/lands.ts';
import type { Move } from '#games/urland/moves.ts';
import { priceFor } from '#games/urland/mutation.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { ofSeat, ownerOf, type PhaseOf } from '#games/urland/state.ts';
import type { PromisingMove } from '../search/policy.ts';
import { candidatesFor } from './candidates.ts';
import { cheapestHeap } from './cheapest-heap.ts';
import type { Sight } from './sight.ts';
import { gainOf, gainOfMoves, gainOfScoring, type Weighing } from './weighing.ts';

/** Promises are in points. */
export type WeighedMove = PromisingMove<Move>;

/** Best promise first. */
export const promisingMoves = (sight: Sight, weighing: Weighing): WeighedMove[] =>
  movesFor(sight, weighing).sort((a, b) => b.promise - a.promise);

/** In the order found: the best may be anywhere. */
export function movesFor(sight: Sight, weighing: Weighing): WeighedMove[] {
  const { position } = sight;
  const { phase } = position;
  switch (phase.kind) {
    case 'choose':
      return scorings(sight, weighing);
    case 'actions':
      return actions(sight, weighing, phase.left);
    case 'panic':
      return phase.lands.flatMap((land) => stampedes(sight, weighing, land));
    case 'flee':
      return flights(sight, weighing, phase);
    case 'dive':
      return phase.lands.slice(0, 1).flatMap((land) => dives(sight, weighing, land));
    case 'bid':
      return upTo(highestBid(sight, weighing.seat)).map((amount) => ({ move: { kind: 'bid', amount }, promise: 0 }));
    case 'buy':
      return purchases(sight, weighing, phase.sold);
    case 'setup':
    case 'draw':
    case 'epoch':
    case 'over':
      invariant(false, 'a seat decides');
  }
}

const scorings = ({ position, hand }: Sight, weighing: Weighing): WeighedMove[] =>
  hand.map((chip) => ({
    move: { kind: 'score', chip },
    promise: gainOfScoring(weighing, chip, scoringOf(position, chip).points),
  }));

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

function actions(sight: Sight, weighing: Weighing, left: number): WeighedMove[] {
  const { position } = sight;
  const { seat } = weighing;
  const end: WeighedMove = { move: { kind: 'done' }, promise: 0 };
  if (left === 0) return [end, { move: { kind: 'extra' }, promise: 0 }];
  const acts = candidatesFor({ position, seat, left });
  return [end, ...acts.map((move) => ({ move, promise: gainOf(weighing, move) }))];
}

function stampedes({ position }: Sight, weighing: Weighing, land: Land): WeighedMove[] {
  const ears = ownerOf(position, 'ears');
  const counts = ichtosIn(position, land).map((count, seat) => (seat === ears ? 0 : count));
  return oceansOf(position, land).map((ocean) => ({
    move: { kind: 'panic', land, ocean },
    promise: gainOfMoves(weighing, land, ocean, counts),
  }));
}

/** So many of the player's own, and of nobody else's. */
const alone = ({ position }: Sight, seat: Seat, count: number): number[] =>
  seatsOf(position.seats).map((other) => (other === seat ? count : 0));

const flights = (sight: Sight, weighing: Weighing, { land, ocean }: PhaseOf<'flee'>): WeighedMove[] =>
  upTo(ichtosAt(sight.position, land, weighing.seat)).map((count) => ({
    move: { kind: 'flee', count },
    promise: gainOfMoves(weighing, land, ocean, alone(sight, weighing.seat, count)),
  }));

function dives(sight: Sight, weighing: Weighing, land: Land): WeighedMove[] {
  const counts = alone(sight, weighing.seat, ichtosAt(sight.position, land, weighing.seat) - 1);
  return oceansOf(sight.position, land).map((ocean) => ({
    move: { kind: 'dive', land, ocean },
    promise: gainOfMoves(weighing, land, ocean, counts),
  }));
}

/** Nobody pays half of their Ichtos on the map for a gene; a bid beyond the bidder's means drops out of the auction. */
const highestBid = ({ position }: Sight, seat: Seat): number =>
  Math.min(ofSeat(position.reserve, seat), Math.floor(onMap(position, seat) / 2));

function purchases({ position }: Sight, weighing: Weighing, sold: number): WeighedMove[] {
  const { heap, gain } = cheapestHeap(weighing, priceFor(position, weighing.seat));
  const buys = position.row.map((gene): WeighedMove => {
    return { move: { kind: 'buy', gene, heap }, promise: weighing.outlook.scales.genes[gene] + gain };
  });
  return sold === 0 ? buys : [...buys, { move: { kind: 'decline' }, promise: 0 }];
}
