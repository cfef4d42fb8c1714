/**
 * What is announced when a change has been kept: ids and numbers, never sentences. Everything is public except
 * `still-asked` and the events that are told to one seat.
 */
import type { DecisionKind } from '#engine/decision.ts';
import { heardBy, type Told } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from './ids.ts';
import type { AnyEvent } from './rulebook.ts';

/** These seats are newly asked. */
export interface ToDecide {
  readonly kind: 'to-decide';
  readonly seats: readonly Seat[];
  readonly as: DecisionKind;
  /** Not for the first time in this turn; `waited` for others, in milliseconds. */
  readonly again: { readonly waited: number } | null;
  /** `later`: they are at hand, and are called only if they have not decided after a while. `late`: that is now. */
  readonly call: 'now' | 'later' | 'late';
}

export const toDecide = (seats: readonly Seat[], as: DecisionKind, again: ToDecide['again'] = null): ToDecide => ({
  kind: 'to-decide',
  seats,
  as,
  again,
  call: 'now',
});

export type Fact =
  | { readonly kind: 'opened' }
  | { readonly kind: 'lobby-changed' }
  | { readonly kind: 'invited'; readonly person: PersonId; readonly by: PersonId }
  | { readonly kind: 'started'; readonly commitment: string; readonly salt: string }
  /** `by`: null if the last person left the lobby. */
  | { readonly kind: 'cancelled'; readonly by: PersonId | null }
  /** `told`: leaves only by `heardBy`, for one viewer. */
  | { readonly kind: 'played'; readonly told: readonly Told<AnyEvent>[] }
  /** A move lies face down. Announced after a delay: the move, its speed and its changes stay secret. */
  | { readonly kind: 'sealed'; readonly seat: Seat }
  /** `events`: the public ones that no longer count. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly events: readonly AnyEvent[] }
  | ToDecide
  /** A standing order acted for this person, and they must decide again. Only they may know that they gave an order. */
  | { readonly kind: 'still-asked'; readonly person: PersonId }
  | { readonly kind: 'reminder'; readonly person: PersonId }
  /** The others may now choose to have a computer play on. */
  | { readonly kind: 'time-ran-out'; readonly seat: Seat; readonly person: PersonId; readonly as: DecisionKind }
  /** A computer now plays for `person`. */
  | { readonly kind: 'stood-in'; readonly seat: Seat; readonly person: PersonId }
  | { readonly kind: 'took-back'; readonly seat: Seat; readonly person: PersonId }
  /** `former`: the player who lost the seat, if somebody else gave it away. */
  | {
      readonly kind: 'replaced';
      readonly seat: Seat;
      readonly by: PersonId;
      readonly person: PersonId;
      readonly former: PersonId | null;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** The player went away, or came back earlier than planned. */
  | { readonly kind: 'away'; readonly seat: Seat }
  | { readonly kind: 'fell-asleep' }
  | { readonly kind: 'woke' }
  | { readonly kind: 'over' }
  /** After a restart: the last announcement was never posted. */
  | { readonly kind: 'resumed' }
  | { readonly kind: 'damaged' };

/** The public events that still count. Only the last ones are ever undone. */
export function eventsIn(facts: readonly Fact[]): AnyEvent[] {
  const events: AnyEvent[] = [];
  for (const fact of facts) {
    if (fact.kind === 'played') events.push(...heardBy(fact.told, 'public'));
    if (fact.kind === 'undone') events.length = Math.max(0, events.length - fact.events.length);
  }
  return events;
}
