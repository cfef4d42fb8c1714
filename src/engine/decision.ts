import type { Seat } from './seat.ts';

/**
 * How seats decide. `turn`: it is their turn. `reaction`: they react openly inside another seat's turn; if several may
 * react, any of them may be first. `sealed`: each decides in secret, and all moves are revealed together.
 */
export type DecisionKind = 'turn' | 'reaction' | 'sealed';

/** Who must decide now: seats, chance, or nobody because the game is over. */
export type Decision =
  | {
      readonly kind: 'seats';
      readonly seats: readonly Seat[];
      readonly as: DecisionKind;
      /** A new number means a new turn. Law: never goes down. */
      readonly turn: number;
    }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

export type SeatsDecision = Extract<Decision, { kind: 'seats' }>;

/** The seats that must decide now; empty when chance decides or the game is over. */
export const deciders = (decision: Decision): readonly Seat[] => (decision.kind === 'seats' ? decision.seats : []);
