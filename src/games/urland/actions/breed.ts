import { inOrder } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { OCEANS, type Ocean } from '../board.ts';
import { fromReserve, ichtosAt } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { hasGene, ofSeat, type Position } from '../state.ts';
import { refuseCost, spend } from './action.ts';

/** By the number of parents; more than six have as many as six. */
const YOUNG = [0, 0, 0, 1, 1, 1, 2] as const;
const YOUNG_CARED_FOR = [0, 0, 1, 1, 2, 2, 3] as const;

/** Without Care of Young. */
export const PARENTS_OF_ONE = YOUNG.indexOf(1);
export const PARENTS_OF_TWO = YOUNG.indexOf(2);

/** As many young as a full reserve would give. `isCared`: with Care of Young. */
export const youngOf = (parents: number, isCared: boolean): number =>
  (isCared ? YOUNG_CARED_FOR : YOUNG)[Math.min(parents, 6)] ?? 0;

/** A short reserve gives all that it has. */
export function young(position: Position, ocean: Ocean, seat: Seat): number {
  const parents = ichtosAt(position, ocean, seat);
  return Math.min(youngOf(parents, hasGene(position, seat, 'care')), ofSeat(position.reserve, seat));
}

export const BREED: Rule<MoveOf<'breed'>> = {
  next: inOrder({ kind: 'options', asks: 'ocean', of: 'ocean', among: () => OCEANS }),

  refuse(position, seat, { ocean }) {
    const cost = refuseCost(position, 1);
    if (cost) return cost;
    if (ofSeat(position.reserve, seat) === 0) return { code: 'reserve-empty' };
    if (ocean === undefined) return null;
    return young(position, ocean, seat) === 0 ? { code: 'no-young-there', area: ocean } : null;
  },

  /** Every colour with enough Ichtos there breeds, whether its player wants to or not. */
  enact(state, _seat, move, tell) {
    const born = seatsOf(state.seats).map((parent) => young(state, move.ocean, parent));
    for (const parent of seatsOf(state.seats)) fromReserve(state, parent, move.ocean, ofSeat(born, parent));
    tell?.({ kind: 'bred', ocean: move.ocean, young: born });
    spend(state, 1);
  },
};
