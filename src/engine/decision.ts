import type { Seat } from './seat.ts';

/** Who must decide now: one seat or several at once (each on its own, in any order), chance, or nobody any more. */
export type Decision =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

/** The seats that are to decide now; none when chance is, or when it is over. */
export const deciders = (decision: Decision): readonly Seat[] => (decision.kind === 'seats' ? decision.seats : []);
