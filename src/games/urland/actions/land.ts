import type { Seat } from '#engine/seat.ts';
import { ichtosAt, moveIchtos } from '../ichtos.ts';
import { touches } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { hasGene, type Seen } from '../state.ts';
import { lands, oceans, refuseCost, refuseCount, refuseLand, refuseWithoutOwn, spend } from './action.ts';

/** R-LEGS-TURBO: Legs and Turbo each let two land together; both at once still two. */
const atOnce = (seen: Seen, seat: Seat): number =>
  hasGene(seen, seat, 'legs') || hasGene(seen, seat, 'turbo') ? 2 : 1;

export const LAND: Rule<MoveOf<'land'>> = {
  questions: [
    { kind: 'options', asks: 'from', of: 'ocean', among: oceans },
    { kind: 'options', asks: 'to', of: 'land', among: lands },
    {
      kind: 'amount',
      asks: 'count',
      range: (seen, seat, { from }) => ({
        min: 1,
        max: Math.min(atOnce(seen, seat), from ? ichtosAt(seen, from, seat) : 0),
      }),
    },
  ],

  refuse(seen, seat, { from, to, count }) {
    const cost = refuseCost(seen, 1);
    if (cost || from === undefined) return cost;
    const start = refuseWithoutOwn(seen, seat, from);
    if (start || to === undefined) return start;
    const target = refuseLand(seen, to);
    if (target) return target;
    if (!touches(seen, to, from)) return { code: 'not-touching', from, to };
    if (count === undefined) return null;
    return refuseCount(count, Math.min(atOnce(seen, seat), ichtosAt(seen, from, seat)));
  },

  enact(state, seat, move) {
    moveIchtos(state, seat, move.from, move.to, move.count);
    spend(state, 1);
  },
};
