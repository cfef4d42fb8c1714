import { invariant } from './invariant.ts';

declare const seatBrand: unique symbol;

/** A place at the table, 0-based, in clockwise order. */
export type Seat = number & { readonly [seatBrand]: true };

/** One value for each seat, in seat order. */
export type BySeat<T> = readonly T[];

/** The viewer: one seat, or the public (spectators too). */
export type Viewer = Seat | 'public';

export const seat = (index: number): Seat => index as Seat;

const MOST_SEATS = 16;
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, count) =>
  Array.from({ length: count }, (_seat, index) => seat(index)),
);

/** All seats of a table, in order. Cached: rules need it at every turn. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = SEATS[count];
  invariant(seats !== undefined, 'a table of no more seats than any game has');
  return seats;
}

/** The seat `steps` places to the left (clockwise); negative steps go to the right. */
export function leftOf(from: Seat, count: number, steps = 1): Seat {
  return seat((((from + steps) % count) + count) % count);
}
