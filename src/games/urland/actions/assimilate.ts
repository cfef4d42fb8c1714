import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import type { Area } from '../board.ts';
import { fromReserve, ichtosAt, toReserve } from '../ichtos.ts';
import { areasOf } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { Rule } from '../rule.ts';
import { ofSeat, type Position } from '../state.ts';
import { refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';
import { opponents, opposingIn, refuseVictim } from './opponents.ts';

export const ASSIMILATION_COST = 2;

function refuseArea(position: Position, seat: Seat, area: Area): Refusal | null {
  const refusal = refuseWithoutOwn(position, seat, area);
  if (refusal) return refusal;
  return opposingIn(position, area, seat) < 2 ? { code: 'too-few-opponents-there', area, needs: 2 } : null;
}

/**
 * The two victims are named in seat order, so the first choice must leave a second victim at the same or a later seat.
 */
function refuseFirst(position: Position, seat: Seat, area: Area, first: Seat): Refusal | null {
  const refusal = refuseVictim(position, area, seat, first);
  if (refusal) return refusal;
  const hasSecond = opponents(position, seat).some((other) => !refuseSecond(position, seat, area, first, other));
  return hasSecond ? null : { code: 'not-in-seat-order' };
}

function refuseSecond(position: Position, seat: Seat, area: Area, first: Seat, second: Seat): Refusal | null {
  const refusal = refuseVictim(position, area, seat, second);
  if (refusal) return refusal;
  if (second < first) return { code: 'not-in-seat-order' };
  const isSame = second === first;
  return isSame && ichtosAt(position, area, first) < 2 ? { code: 'none-of-theirs-there', area, seat: first } : null;
}

/** R-ASSIM: any two Ichtos that are not the player's own, of one owner or two. */
export const ASSIMILATE: Rule<MoveOf<'assimilate'>> = {
  next: inOrder(
    { kind: 'options', asks: 'area', of: 'area', among: areasOf },
    { kind: 'options', asks: 'first', of: 'opponent', among: opponents },
    { kind: 'options', asks: 'second', of: 'opponent', among: opponents },
  ),

  refuse(position, seat, { area, first, second }) {
    const unable = refuseWithout(position, seat, 'assimilation') ?? refuseCost(position, ASSIMILATION_COST);
    if (unable) return unable;
    if (ofSeat(position.reserve, seat) === 0) return { code: 'reserve-empty' };
    if (area === undefined) return null;
    const place = refuseArea(position, seat, area);
    if (place || first === undefined) return place;
    const one = refuseFirst(position, seat, area, first);
    if (one || second === undefined) return one;
    return refuseSecond(position, seat, area, first, second);
  },

  enact(state, seat, move) {
    toReserve(state, move.first, move.area, 1);
    toReserve(state, move.second, move.area, 1);
    fromReserve(state, seat, move.area, 1);
    spend(state, ASSIMILATION_COST);
  },
};
