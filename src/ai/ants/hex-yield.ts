import type { Seat } from '#engine/seat.ts';
import type { Hex } from '#games/ants/content/garden.ts';
import type { Position } from '#games/ants/state.ts';

/** Who harvests an explored hex before this seat, in the present order on the flight. */
export function harvestersBefore({ flight }: Position, seat: Seat): Seat[] {
  const order = flight.toReversed().flat();
  return order.slice(0, order.indexOf(seat));
}

function foragersAt({ corners }: Position, { around }: Hex, seat: Seat): number {
  let count = 0;
  for (const corner of around) if (corners[corner] === seat) count += 1;
  return count;
}

/** How many cubes an own explorer on this hex brings to the own foragers. */
export function cubesFrom(position: Position, seat: Seat, hex: Hex, before: readonly Seat[]): number {
  const own = hex.start ? 0 : foragersAt(position, hex, seat);
  if (own === 0) return 0;
  let left = hex.cubes;
  for (const other of before) left -= foragersAt(position, hex, other);
  return Math.max(0, Math.min(own, left));
}
