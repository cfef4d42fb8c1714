import type { Seat } from './seat.ts';

/**
 * How seats decide. `turn`: it is their turn. `reaction`: they answer, in the open, to something inside somebody else's
 * turn; of several, each may answer first. `sealed`: each on its own and face down, shown when all are in.
 */
export type DecisionKind = 'turn' | 'reaction' | 'sealed';

/** Who must decide now: seats, chance, or nobody any more. */
export type Decision =
  | {
      readonly kind: 'seats';
      readonly seats: readonly Seat[];
      readonly as: DecisionKind;
      /** Another number means another turn. Law: never goes down. */
      readonly turn: number;
    }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

/** The seats that must decide now; none when chance must, or when it is over. */
export const deciders = (decision: Decision): readonly Seat[] => (decision.kind === 'seats' ? decision.seats : []);
