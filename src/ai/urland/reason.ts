/** Why a move is good, as far as its chooser can see: an id, and the values that its sentence needs. */

import { heapSize } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { young, youngOf } from '#games/urland/actions/breed.ts';
import { type Area, isOcean, type Land, type Ocean, type Region } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { fromReserve, ichtosAt } from '#games/urland/ichtos.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import { DECLINE, priceFor } from '#games/urland/mutation.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { hasGene, ofSeat } from '#games/urland/state.ts';
import { refuseExtra } from '#games/urland/turn.ts';
import { copyPosition, type View } from '#games/urland/view.ts';
import type { AnyReason } from '../player.ts';
import { emptyOdds, knowledgeOf, oddsFor } from './odds.ts';

type Because<Id extends string, Values extends AnyReason['values'] = Readonly<Record<string, never>>> = {
  readonly id: Id;
  readonly values: Readonly<Values>;
};

/** Each with its sentence's values: areas, seats and genes by id, counts of Ichtos. */
export type Reason =
  /** points: the gain of the chooser as things stand; rival: the highest gain of another player. */
  | Because<'score-pays-you', { chip: Region; points: number; rival: number }>
  /** None of the chips brings anything. */
  | Because<'score-spares-you', { chip: Region; rival: number }>
  /** Another chip, `better`, would bring points as things stand. */
  | Because<'score-looks-ahead', { chip: Region; rival: number; better: Region; points: number }>
  /** percent: the chance that it is scored this turn; points: the chooser's gain then. */
  | Because<'hold-land', { land: Land; percent: number; points: number }>
  /** The land would bring as much without the move. */
  | Because<'strengthen-land', { land: Land; points: number }>
  /** The land would bring nothing yet. */
  | Because<'prepare-land', { land: Land; percent: number }>
  /** The land is not scored any more in this epoch. */
  | Because<'settle-land', { land: Land }>
  /** R-RING: the land's chip has left the game. */
  | Because<'end-on-land', { land: Land }>
  /** young: the chooser's; others: those of all other players together. */
  | Because<'breed', { ocean: Ocean; young: number; others: number }>
  /** count: the chooser's Ichtos there afterwards, enough to breed. */
  | Because<'gather', { ocean: Ocean; count: number }>
  /**
   * count: the chooser's Ichtos there afterwards, including earlier ones. They can't breed: too few, or the reserve is
   * empty.
   */
  | Because<'join-own', { ocean: Ocean; count: number }>
  | Because<'spread-out', { ocean: Ocean }>
  | Because<'draw-back', { count: number }>
  | Because<'weaken-rival', { area: Area; victim: Seat }>
  | Because<'worth-an-extra-turn'>
  | Because<'nothing-better'>
  | Because<'keep-extra-turn'>
  | Because<'steer-panic', { land: Land; ocean: Ocean }>
  | Because<'stand-firm'>
  | Because<'swim-away'>
  | Because<'bid-for-choice', { amount: number }>
  | Because<'bid-nothing'>
  | Because<'gene-worth-its-price', { gene: Gene; price: number }>
  /** The player can't decline, whatever the price. */
  | Because<'gene-must-be-bought', { gene: Gene }>
  | Because<'too-dear', { price: number }>;

export function reasonFor(view: View, seat: Seat, move: Move): Reason {
  switch (move.kind) {
    case 'score':
      return forScoring(view, seat, move.chip);
    case 'panic':
      return { id: 'steer-panic', values: { land: move.land, ocean: move.ocean } };
    case 'flee':
      return { id: move.count === 0 ? 'stand-firm' : 'swim-away', values: {} };
    case 'dive':
      return { id: 'swim-away', values: {} };
    case 'bid':
      return move.amount === 0
        ? { id: 'bid-nothing', values: {} }
        : { id: 'bid-for-choice', values: { amount: move.amount } };
    case 'buy':
      return forBuying(view, seat, move.gene);
    case 'decline':
      return { id: 'too-dear', values: { price: priceFor(view, seat) } };
    case 'extra':
      return { id: 'worth-an-extra-turn', values: {} };
    case 'done':
      return forStopping(view, seat);
    default:
      return forAction(view, seat, move);
  }
}

const pointsOf = (view: View, chip: Region): readonly number[] => scoringOf(view, view.landOf[chip]).points;

function forScoring(view: View, seat: Seat, chip: Region): Reason {
  const points = pointsOf(view, chip);
  const own = ofSeat(points, seat);
  const rival = Math.max(...points.filter((_, other) => other !== seat));
  if (own > 0) return { id: 'score-pays-you', values: { chip, points: own, rival } };
  const ofChip = (other: Region): number => ofSeat(pointsOf(view, other), seat);
  const better = view.hand.reduce((best, other) => (ofChip(other) > ofChip(best) ? other : best), chip);
  if (better === chip) return { id: 'score-spares-you', values: { chip, rival } };
  return { id: 'score-looks-ahead', values: { chip, rival, better, points: ofChip(better) } };
}

function forBuying(view: View, seat: Seat, gene: Gene): Reason {
  const price = priceFor(view, seat);
  const isFree = DECLINE.refuse(view, seat, {}) === null || price === 0;
  return isFree
    ? { id: 'gene-worth-its-price', values: { gene, price } }
    : { id: 'gene-must-be-bought', values: { gene } };
}

function forStopping(view: View, seat: Seat): Reason {
  const couldPlayExtra = refuseExtra(view, seat) === null;
  return { id: couldPlayExtra ? 'keep-extra-turn' : 'nothing-better', values: {} };
}

function forAction(view: View, seat: Seat, action: Action): Reason {
  switch (action.kind) {
    case 'breed':
      return forBreeding(view, seat, action.ocean);
    case 'retreat':
      return { id: 'draw-back', values: { count: heapSize(action.heap) } };
    case 'bite':
      return { id: 'weaken-rival', values: { area: action.area, victim: action.victim } };
    case 'stink':
      return { id: 'weaken-rival', values: { area: action.land, victim: action.victim } };
    case 'assimilate':
      return { id: 'weaken-rival', values: { area: action.area, victim: action.first } };
    case 'egg':
      return forArriving(view, seat, action.land, 1);
    case 'cross':
      return forArriving(view, seat, view.landOf[action.to], 1);
    case 'land':
    case 'swim':
    case 'fly':
      return forArriving(view, seat, action.to, action.count);
  }
}

function forBreeding(view: View, seat: Seat, ocean: Ocean): Reason {
  let others = 0;
  for (let other = 0 as Seat; other < view.seats; other++) if (other !== seat) others += young(view, ocean, other);
  return { id: 'breed', values: { ocean, young: young(view, ocean, seat), others } };
}

function forArriving(view: View, seat: Seat, to: Area, count: number): Reason {
  return isOcean(to) ? forSwimming(view, seat, to, count) : forLanding(view, seat, to, count);
}

function forSwimming(view: View, seat: Seat, ocean: Ocean, count: number): Reason {
  const before = ichtosAt(view, ocean, seat);
  const then = before + count;
  const canBreed = youngOf(then, hasGene(view, seat, 'care')) > 0 && ofSeat(view.reserve, seat) > 0;
  if (canBreed) return { id: 'gather', values: { ocean, count: then } };
  if (before > 0) return { id: 'join-own', values: { ocean, count: then } };
  return { id: 'spread-out', values: { ocean } };
}

function forLanding(view: View, seat: Seat, land: Land, count: number): Reason {
  const odds = oddsFor(view, knowledgeOf(view), emptyOdds());
  if (odds.isGone[land]) return { id: 'end-on-land', values: { land } };
  if (!odds.isOpen[land]) return { id: 'settle-land', values: { land } };
  const points = pointsWith(view, seat, land, count);
  const percent = Math.round(100 * (odds.now[land] ?? 0));
  if (points === 0) return { id: 'prepare-land', values: { land, percent } };
  if (points === ofSeat(pointsOf(view, land), seat)) return { id: 'strengthen-land', values: { land, points } };
  return { id: 'hold-land', values: { land, percent, points } };
}

/** The gain from the land with so many more Ichtos there. */
function pointsWith(view: View, seat: Seat, land: Land, count: number): number {
  const after = copyPosition(view);
  fromReserve(after, seat, land, count);
  return ofSeat(scoringOf(after, land).points, seat);
}
