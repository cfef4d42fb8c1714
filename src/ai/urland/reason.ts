/** Why a move is good, as far as its chooser can see: an id for words, and what goes into them. */
import type { Seat } from '#engine/seat.ts';
import { young } from '#games/urland/actions/breed.ts';
import type { Area, Land, Ocean } from '#games/urland/board.ts';
import { fromReserve, ichtosAt, isOcean } from '#games/urland/ichtos.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import { priceFor } from '#games/urland/mutation.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { ofSeat } from '#games/urland/state.ts';
import { openTable, type View } from '#games/urland/view.ts';
import type { Reason } from '../player.ts';
import { emptyOdds, knowledgeOf, oddsFor } from './odds.ts';

export const REASONS = [
  /** chip, points: what it brings you as things stand; rival: the most it brings somebody else. */
  'score-pays-you',
  'score-spares-you',
  /** land, percent: how likely it is scored this turn; points: what it would bring you then. */
  'hold-land',
  /** land, as above, but its chip is still to come. */
  'prepare-land',
  /** land, for the next epoch. */
  'settle-land',
  /** ocean, young: yours; others: everybody else's together. */
  'breed',
  /** ocean, count: how many you have there then. */
  'gather',
  'spread-out',
  /** count */
  'draw-back',
  /** area, victim */
  'weaken-rival',
  'worth-an-extra-turn',
  'nothing-better',
  'keep-extra-turn',
  /** ocean */
  'steer-panic',
  /** count */
  'stand-firm',
  'swim-away',
  /** amount */
  'bid-for-choice',
  'bid-nothing',
  /** gene, price */
  'gene-worth-its-price',
  /** price */
  'too-dear',
] as const;
export type ReasonId = (typeof REASONS)[number];

const reason = (id: ReasonId, values: Reason['values'] = {}): Reason => ({ id, values });

export function reasonFor(view: View, seat: Seat, move: Move): Reason {
  switch (move.kind) {
    case 'score':
      return forScoring(view, seat, move.chip);
    case 'panic':
      return reason('steer-panic', { land: move.land, ocean: move.ocean });
    case 'flee':
      return reason(move.count === 0 ? 'stand-firm' : 'swim-away', { count: move.count });
    case 'dive':
      return reason('swim-away', { land: move.land, ocean: move.ocean });
    case 'bid':
      return reason(move.amount === 0 ? 'bid-nothing' : 'bid-for-choice', { amount: move.amount });
    case 'buy':
      return reason('gene-worth-its-price', { gene: move.gene, price: priceFor(view, seat) });
    case 'decline':
      return reason('too-dear', { price: priceFor(view, seat) });
    case 'extra':
      return reason('worth-an-extra-turn');
    case 'done':
      return forStopping(view, seat);
    default:
      return forAction(view, seat, move);
  }
}

function forScoring(view: View, seat: Seat, chip: Land): Reason {
  const { points } = scoringOf(view, chip);
  const own = ofSeat(points, seat);
  const rival = Math.max(...points.filter((_, other) => other !== seat));
  return reason(own > 0 ? 'score-pays-you' : 'score-spares-you', { chip, points: own, rival });
}

function forStopping(view: View, seat: Seat): Reason {
  const couldPlayExtra = view.phase.kind === 'actions' && view.phase.left === 0 && ofSeat(view.extraTurns, seat) > 0;
  return reason(couldPlayExtra ? 'keep-extra-turn' : 'nothing-better');
}

function forAction(view: View, seat: Seat, action: Action): Reason {
  switch (action.kind) {
    case 'breed':
      return forBreeding(view, seat, action.ocean);
    case 'retreat':
      return reason('draw-back', { count: action.heap.reduce((sum, { count }) => sum + count, 0) });
    case 'bite':
      return reason('weaken-rival', { area: action.area, victim: action.victim });
    case 'stink':
      return reason('weaken-rival', { area: action.land, victim: action.victim });
    case 'assimilate':
      return reason('weaken-rival', { area: action.area, victim: action.first });
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
  return reason('breed', { ocean, young: young(view, ocean, seat), others });
}

/** Fewer than this do not breed, whatever their genes. */
const FAMILY = 3;

function forArriving(view: View, seat: Seat, to: Area, count: number): Reason {
  if (isOcean(to)) {
    const there = ichtosAt(view, to, seat) + count;
    return reason(there >= FAMILY ? 'gather' : 'spread-out', { ocean: to, count: there });
  }
  const odds = oddsFor(view, knowledgeOf(view), emptyOdds());
  if (!odds.isOpen[to]) return reason('settle-land', { land: to });
  const points = pointsWith(view, seat, to, count);
  const percent = Math.round(100 * (odds.now[to] ?? 0));
  return reason(points > 0 ? 'hold-land' : 'prepare-land', { land: to, percent, points });
}

/** What the land would bring, with so many more there. */
function pointsWith(view: View, seat: Seat, land: Land, count: number): number {
  const after = openTable(view);
  fromReserve(after, seat, land, count);
  return ofSeat(scoringOf(after, land).points, seat);
}
