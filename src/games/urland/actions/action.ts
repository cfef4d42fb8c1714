/** What all actions of an Ichto player have in common. */
import type { Seat } from '#engine/seat.ts';
import type { Area } from '../board.ts';
import type { Gene } from '../genes.ts';
import { ichtosAt } from '../ichtos.ts';
import { refuseUnlessThere } from '../lands.ts';
import type { Refusal } from '../refusals.ts';
import { hasGene, type Position, phaseOf, type State } from '../state.ts';

export const refuseCost = (position: Position, needs: number): Refusal | null => {
  const { left } = phaseOf(position, 'actions');
  return left < needs ? { code: 'too-few-actions', needs, left } : null;
};

export const refuseWithout = (position: Position, seat: Seat, gene: Gene): Refusal | null =>
  hasGene(position, seat, gene) ? null : { code: 'needs-gene', gene };

/** The area exists and holds an Ichto of the player's own. */
export function refuseWithoutOwn(position: Position, seat: Seat, area: Area): Refusal | null {
  const refusal = refuseUnlessThere(position, area);
  if (refusal) return refusal;
  return ichtosAt(position, area, seat) === 0 ? { code: 'none-of-yours-there', area } : null;
}

export const refuseCount = (count: number, max: number): Refusal | null => {
  if (count < 1) return { code: 'too-few', min: 1 };
  return count > max ? { code: 'too-many', max } : null;
};

/** Actions can't be saved up: only those left in this turn can be spent. */
export function spend(state: State, cost: number): void {
  phaseOf(state, 'actions').left -= cost;
}
