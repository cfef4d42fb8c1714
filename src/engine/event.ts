import type { Seat } from './seat.ts';

/** What happened, and who may know: everybody, or one seat alone. */
export interface Told<E> {
  readonly to: 'everybody' | Seat;
  readonly event: E;
}

/** Where rules report what happens. `null` where nobody listens (search): then no event is even built. */
export type Tell<E> = ((event: E, to?: Seat) => void) | null;

/** Keeps all that is told. */
export const tellInto =
  <E>(list: Told<E>[]): NonNullable<Tell<E>> =>
  (event, to) => {
    list.push({ to: to ?? 'everybody', event });
  };

/** What one viewer hears of it. */
export function heardBy<E>(told: readonly Told<E>[], viewer: Seat | 'public'): E[] {
  return told.filter(({ to }) => to === 'everybody' || to === viewer).map(({ event }) => event);
}
