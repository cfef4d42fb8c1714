import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Ocean } from '../board.ts';
import { fromReserve, ichtosAt } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { hasGene, ofSeat, type Position } from '../state.ts';
import { oceans, refuseCost, spend } from './action.ts';

/** Without Care of Young. */
export const PARENTS_OF_ONE = 3;
export const PARENTS_OF_TWO = 6;

const plainYoung = (parents: number): number => (parents >= PARENTS_OF_TWO ? 2 : parents >= PARENTS_OF_ONE ? 1 : 0);
const caredYoung = (parents: number): number => (parents >= 6 ? 3 : parents >= 4 ? 2 : parents >= 2 ? 1 : 0);

/** As many as a full reserve would give. `isCared`: with Care of Young. */
export const youngOf = (parents: number, isCared: boolean): number =>
  isCared ? caredYoung(parents) : plainYoung(parents);

/** A short reserve gives what it has. */
export function young(position: Position, ocean: Ocean, seat: Seat): number {
  const parents = ichtosAt(position, ocean, seat);
  return Math.min(youngOf(parents, hasGene(position, seat, 'care')), ofSeat(position.reserve, seat));
}

export const BREED: Rule<MoveOf<'breed'>> = {
  questions: [{ kind: 'options', asks: 'ocean', of: 'ocean', among: oceans }],

  refuse(position, seat, { ocean }) {
    const cost = refuseCost(position, 1);
    if (cost) return cost;
    if (ofSeat(position.reserve, seat) === 0) return { code: 'reserve-empty' };
    if (ocean === undefined) return null;
    return young(position, ocean, seat) === 0 ? { code: 'no-young-there', area: ocean } : null;
  },

  /** Not optional for anyone: every colour with enough Ichtos there breeds. */
  enact(state, _seat, move, tell) {
    const born = seatsOf(state.seats).map((parent) => young(state, move.ocean, parent));
    for (const parent of seatsOf(state.seats)) fromReserve(state, parent, move.ocean, ofSeat(born, parent));
    tell?.({ kind: 'bred', ocean: move.ocean, young: born });
    spend(state, 1);
  },
};
