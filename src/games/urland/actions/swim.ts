import { inOrder } from '#engine/questions.ts';
import { OCEANS, oceansTouch } from '../board.ts';
import { ichtosAt, moveIchtos } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { hasGene } from '../state.ts';
import { refuseCost, refuseCount, refuseWithoutOwn, spend } from './action.ts';

export const SWIM: Rule<MoveOf<'swim'>> = {
  next: inOrder(
    { kind: 'options', asks: 'from', of: 'ocean', among: () => OCEANS },
    { kind: 'options', asks: 'to', of: 'ocean', among: () => OCEANS },
    {
      kind: 'amount',
      asks: 'count',
      range: (position, seat, { from }) => ({ min: 1, max: from ? ichtosAt(position, from, seat) : 0 }),
    },
  ),

  refuse(position, seat, { from, to, count }) {
    const cost = refuseCost(position, 1);
    if (cost || from === undefined) return cost;
    const start = refuseWithoutOwn(position, seat, from);
    if (start || to === undefined) return start;
    if (from === to) return { code: 'same-area', area: from };
    if (!oceansTouch(from, to) && !hasGene(position, seat, 'turbo')) return { code: 'not-touching', from, to };
    return count === undefined ? null : refuseCount(count, ichtosAt(position, from, seat));
  },

  enact(state, seat, move) {
    moveIchtos(state, seat, move.from, move.to, move.count);
    spend(state, 1);
  },
};
