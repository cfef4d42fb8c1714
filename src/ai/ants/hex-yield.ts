import type { Seat } from '#engine/seat.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import type { HexId } from '#games/ants/content/garden.ts';
import type { Position } from '#games/ants/state.ts';

/** How many cubes an own explorer on this hex brings to the own foragers, in the present order on the flight. */
export function cubesFrom(position: Position, seat: Seat, id: HexId): number {
  const { hexes, hexAt } = gardenIn(position);
  const hex = hexes[hexAt.get(id) ?? -1];
  if (!hex || hex.start) return 0;
  const foragersOf = (who: Seat): number => hex.around.filter((corner) => position.corners[corner] === who).length;
  const order = position.flight.toReversed().flat();
  const before = order.slice(0, order.indexOf(seat)).reduce((sum, other) => sum + foragersOf(other), 0);
  return Math.max(0, Math.min(foragersOf(seat), hex.cubes - before));
}
