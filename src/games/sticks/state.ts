import { invariant } from '#engine/invariant.ts';
import { leftOf, type Seat } from '#engine/seat.ts';
import { type Holders, type Stick, sticksOf } from './board.ts';
import { type Goal, SEATS } from './box.ts';

/** What the table is doing now, with all that this needs to know. */
export type Phase =
  /** Chance says who begins. */
  | { kind: 'begin' }
  | { kind: 'turn'; seat: Seat }
  /** `seat` may block the other player, who reaches for these sticks. */
  | { kind: 'answer'; seat: Seat; sticks: Stick[] }
  | { kind: 'over' };

export type PhaseOf<K extends Phase['kind']> = Extract<Phase, { kind: K }>;

/** Nothing of it is hidden. */
export interface State {
  goal: Goal;
  /** Who has each stick, from stick 1 on; null for a stick that still lies there. */
  holders: (Seat | null)[];
  /** By seat. */
  pebbles: number[];
  /** Turns begun so far. They alternate, so after an even number both players have had equally many. */
  turns: number;
  phase: Phase;
}

/** A state as rules look at it that only judge. */
export type Position = Readonly<Omit<State, 'holders' | 'pebbles'>> & {
  readonly holders: Holders;
  readonly pebbles: readonly number[];
};

/** The phase, for a rule that has no business in any other. */
export function phaseOf<K extends Phase['kind']>({ phase }: Position, kind: K): PhaseOf<K> {
  invariant(phase.kind === kind, 'a rule speaks in its own phase');
  return phase as PhaseOf<K>;
}

export const otherThan = (seat: Seat): Seat => leftOf(seat, SEATS);

export const pebblesOf = ({ pebbles }: Position, seat: Seat): number => pebbles[seat] ?? 0;

export const countOf = ({ holders }: Position, seat: Seat): number => sticksOf(holders, seat).length;
