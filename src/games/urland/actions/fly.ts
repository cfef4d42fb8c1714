import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import type { Land } from '../board.ts';
import { ichtosAt, moveIchtos } from '../ichtos.ts';
import { areasOf, landsOf, refuseUnlessThere } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import type { Position } from '../state.ts';
import { refuseCost, refuseCount, refuseWithout, refuseWithoutOwn, spend } from './action.ts';

const MOST = 2;

/** How many can fly together from this land. */
export const flock = (position: Position, seat: Seat, from: Land): number =>
  Math.min(MOST, ichtosAt(position, from, seat));

/** Wings: from one land to any one other area. */
export const FLY: Rule<MoveOf<'fly'>> = {
  next: inOrder(
    { kind: 'options', asks: 'from', of: 'land', among: landsOf },
    { kind: 'options', asks: 'to', of: 'area', among: areasOf },
    {
      kind: 'amount',
      asks: 'count',
      range: (position, seat, { from }) => ({ min: 1, max: from ? flock(position, seat, from) : 0 }),
    },
  ),

  refuse(position, seat, { from, to, count }) {
    const unable = refuseWithout(position, seat, 'wings') ?? refuseCost(position, 1);
    if (unable || from === undefined) return unable;
    const start = refuseWithoutOwn(position, seat, from);
    if (start || to === undefined) return start;
    const target = refuseUnlessThere(position, to);
    if (target) return target;
    if (from === to) return { code: 'same-area', area: from };
    return count === undefined ? null : refuseCount(count, flock(position, seat, from));
  },

  enact(state, seat, move) {
    moveIchtos(state, seat, move.from, move.to, move.count);
    spend(state, 1);
  },
};
