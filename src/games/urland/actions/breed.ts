import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Ocean } from '../board.ts';
import { fromReserve, ichtosAt } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { hasGene, ofSeat, type Position } from '../state.ts';
import { oceans, refuseCost, spend } from './action.ts';

/** How many Ichtos it takes for 1, 2 and 3 young. */
const PLAIN = [3, 6, Number.POSITIVE_INFINITY] as const;
const CARE_OF_YOUNG = [2, 4, 6] as const;

const youngOf = (parents: number, steps: readonly number[]): number => steps.filter((step) => parents >= step).length;

/** A short reserve gives what it has. */
export function young(position: Position, ocean: Ocean, seat: Seat): number {
  const steps = hasGene(position, seat, 'care') ? CARE_OF_YOUNG : PLAIN;
  return Math.min(youngOf(ichtosAt(position, ocean, seat), steps), ofSeat(position.reserve, seat));
}

export const BREED: Rule<MoveOf<'breed'>> = {
  questions: [{ kind: 'options', asks: 'ocean', of: 'ocean', among: oceans }],

  refuse(seen, seat, { ocean }) {
    const cost = refuseCost(seen, 1);
    if (cost || ocean === undefined) return cost;
    return young(seen, ocean, seat) === 0 ? { code: 'no-young-there', area: ocean } : null;
  },

  /** Not optional for anyone: every colour with enough Ichtos there breeds. */
  enact(state, _seat, move, tell) {
    const born = seatsOf(state.seats).map((parent) => young(state, move.ocean, parent));
    for (const parent of seatsOf(state.seats)) fromReserve(state, parent, move.ocean, ofSeat(born, parent));
    tell?.({ kind: 'bred', ocean: move.ocean, young: born });
    spend(state, 1);
  },
};
