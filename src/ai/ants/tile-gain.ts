/** What a room tile would complete, cover and make room for. */
import type { Seat } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Placement, RoomId } from '#games/ants/content/nests.ts';
import { coveredBy, nestIn } from '#games/ants/rooms.ts';
import { type Position, playerAt } from '#games/ants/state.ts';

export function placementOf(position: Position, seat: Seat, room: RoomId): Placement | null {
  return nestIn(position, playerAt(position, seat)).placementOf.get(room) ?? null;
}

/** The number of areas that are full with this tile. */
export function areasFilled(position: Position, seat: Seat, { mask }: Placement): number {
  const player = playerAt(position, seat);
  const nest = nestIn(position, player);
  const taken = coveredBy(nest, player);
  return nest.areas.filter((area) => (area.mask & mask) !== 0 && (area.mask & ~(taken | mask)) === 0).length;
}

/** VP for the next star of a criterion, with so many stars held. */
export const starPoints = (position: Position, stars: number): number => {
  const { vp } = contentOf(position).file.stars;
  return (vp[stars + 1] ?? 0) - (vp[stars] ?? 0);
};
