import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { OCEANS, type Ocean } from '../board.ts';
import { ichtosAt, moveIchtos } from '../ichtos.ts';
import { landsOf, refuseUnlessThere, touches } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { hasGene, type Position } from '../state.ts';
import { refuseCost, refuseCount, refuseWithoutOwn, spend } from './action.ts';

/** R-LEGS-TURBO: Legs and Turbo each let two land together; both at once still two. */
export const landingAtOnce = (position: Position, seat: Seat): number =>
  hasGene(position, seat, 'legs') || hasGene(position, seat, 'turbo') ? 2 : 1;

/** How many can land together from this ocean. */
const shoal = (position: Position, seat: Seat, from: Ocean): number =>
  Math.min(landingAtOnce(position, seat), ichtosAt(position, from, seat));

export const LAND: Rule<MoveOf<'land'>> = {
  next: inOrder(
    { kind: 'options', asks: 'from', of: 'ocean', among: () => OCEANS },
    { kind: 'options', asks: 'to', of: 'land', among: landsOf },
    {
      kind: 'amount',
      asks: 'count',
      range: (position, seat, { from }) => ({ min: 1, max: from ? shoal(position, seat, from) : 0 }),
    },
  ),

  refuse(position, seat, { from, to, count }) {
    const cost = refuseCost(position, 1);
    if (cost || from === undefined) return cost;
    const start = refuseWithoutOwn(position, seat, from);
    if (start || to === undefined) return start;
    const target = refuseUnlessThere(position, to);
    if (target) return target;
    if (!touches(position, to, from)) return { code: 'not-touching', from, to };
    return count === undefined ? null : refuseCount(count, shoal(position, seat, from));
  },

  enact(state, seat, move) {
    moveIchtos(state, seat, move.from, move.to, move.count);
    spend(state, 1);
  },
};
