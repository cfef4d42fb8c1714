import type { Seat } from './seat.ts';

/** An event and its audience: everybody, or one seat. */
export interface Told<E> {
  readonly to: 'everybody' | Seat;
  readonly event: E;
}

/** The listener of the rules. `null` where nobody listens (search): then no event is built. */
export type Tell<E> = ((event: E, to?: Seat) => void) | null;

/** A listener that keeps every event. */
export const tellInto =
  <E>(list: Told<E>[]): NonNullable<Tell<E>> =>
  (event, to) => {
    list.push({ to: to ?? 'everybody', event });
  };

/** The events that this viewer may know. */
export function heardBy<E>(told: readonly Told<E>[], viewer: Seat | 'public'): E[] {
  return told.filter(({ to }) => to === 'everybody' || to === viewer).map(({ event }) => event);
}
