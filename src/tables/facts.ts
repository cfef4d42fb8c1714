/**
 * What is announced when a change has been kept: ids and numbers, never sentences. All are public except `heard` and
 * `still-asked`.
 */
import type { DecisionKind } from '#engine/decision.ts';
import { heardBy, type Told } from '#engine/event.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { PersonId } from './ids.ts';
import type { AnyEvent } from './rulebook.ts';

/** The events of a change, as each viewer may hear them. */
export interface Heard {
  readonly everybody: readonly AnyEvent[];
  readonly bySeat: readonly (readonly AnyEvent[])[];
}

export type Fact =
  | { readonly kind: 'opened' }
  | { readonly kind: 'lobby-changed' }
  | { readonly kind: 'started'; readonly commitment: string; readonly salt: string }
  /** `by`: null where the last person has left a lobby. */
  | { readonly kind: 'cancelled'; readonly by: PersonId | null }
  | { readonly kind: 'played'; readonly heard: Heard }
  /** A move is laid down face down, told some time later: what it is, how fast it was and whether it changed is not. */
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly count: number }
  /** They were not to decide before. `again`: they were in this turn, and have `waited` for others since, in milliseconds. */
  | {
      readonly kind: 'to-decide';
      readonly seats: readonly Seat[];
      readonly as: DecisionKind;
      readonly again: { readonly waited: number } | null;
    }
  /** An order of theirs was followed, and they are asked again. For them alone: that they gave one is their secret. */
  | { readonly kind: 'still-asked'; readonly person: PersonId }
  | { readonly kind: 'reminder'; readonly person: PersonId }
  /** The others may now choose to have a computer play on. */
  | { readonly kind: 'time-ran-out'; readonly seat: Seat; readonly person: PersonId; readonly as: DecisionKind }
  /** `person`: for whom. */
  | { readonly kind: 'stood-in'; readonly seat: Seat; readonly person: PersonId }
  | { readonly kind: 'took-back'; readonly seat: Seat; readonly person: PersonId }
  /** `former`: whose seat it was, if somebody else gave it away. */
  | {
      readonly kind: 'replaced';
      readonly seat: Seat;
      readonly by: PersonId;
      readonly person: PersonId;
      readonly former: PersonId | null;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** He has said that he is away, or is back earlier than he said. */
  | { readonly kind: 'away'; readonly seat: Seat }
  | { readonly kind: 'fell-asleep' }
  | { readonly kind: 'woke' }
  | { readonly kind: 'over' }
  /** After a restart: what was told last was never shown. */
  | { readonly kind: 'resumed' }
  | { readonly kind: 'damaged' };

/** Of all that was played, what everybody heard. */
export const eventsIn = (facts: readonly Fact[]): AnyEvent[] =>
  facts.flatMap((fact) => (fact.kind === 'played' ? fact.heard.everybody : []));

export function hear(told: readonly Told<AnyEvent>[], seats: number): Heard {
  return {
    everybody: heardBy(told, 'public'),
    bySeat: seatsOf(seats).map((seat) => heardBy(told, seat)),
  };
}
