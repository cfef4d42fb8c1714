/** Why a tile, a hex or a path is good. */
import type { Seat } from '#engine/seat.ts';
import { roomFor } from '#games/ants/card-price.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { CornerId, HexId } from '#games/ants/content/garden.ts';
import type { Placement, RoomId } from '#games/ants/content/nests.ts';
import { cardAt, handOf } from '#games/ants/deck.ts';
import { biggerBy } from '#games/ants/standing-rules.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { cubesFrom, harvestersBefore } from './hex-yield.ts';
import { cubesIn, yieldOf } from './path-yield.ts';
import { type Reason, starReason } from './reason-ids.ts';
import { areasFilled, placementOf } from './tile-gain.ts';

/** The largest Room of the hand that has no tile yet. */
function roomWithoutTile(position: Position, seat: Seat, { size }: Placement): string | null {
  const player = playerAt(position, seat);
  const bigger = biggerBy(position, player);
  const [card] = handOf(player)
    .map((id) => cardAt(position, id))
    .filter((each) => each.type === 'room' && each.size <= size + bigger && roomFor(position, player, each) === null)
    .sort((a, b) => b.size - a.size);
  return card?.id ?? null;
}

export function roomReason(position: Position, seat: Seat, room: RoomId): Reason {
  const placement = placementOf(position, seat, room);
  if (placement === null) return { id: 'room', values: { room } };
  if (areasFilled(position, seat, placement) > 0) return starReason(position, seat, 'rooms');
  const card = roomWithoutTile(position, seat, placement);
  if (card !== null) return { id: 'room-for', values: { room, card } };
  return { id: placement.bonus.length > 0 ? 'room-bonus' : 'room', values: { room } };
}

export function explorerReason(position: Position, seat: Seat, hex: HexId): Reason {
  const { hexes, hexAt } = gardenIn(position);
  const index = hexAt.get(hex) ?? -1;
  const object = position.hexes[index]?.object ?? null;
  if (object !== null) return { id: 'hex-object', values: { hex, object } };
  const design = hexes[index];
  const count = design ? cubesFrom(position, seat, design, harvestersBefore(position, seat)) : 0;
  if (count > 0) return { id: 'hex-harvest', values: { hex, count } };
  const terrain = design?.terrain ?? 'lawn';
  const isKnown = hexes.some((other, at) => other.terrain === terrain && position.hexes[at]?.explorer === seat);
  return isKnown ? { id: 'hex-bonus', values: { hex } } : { id: 'hex-terrain', values: { hex, terrain } };
}

export function pathReason(position: Position, seat: Seat, path: readonly CornerId[]): Reason {
  const { scents, ...cubes } = yieldOf(position, seat, path);
  const [terrain] = scents;
  const { pheromones } = contentOf(position).file.stars;
  const gone = playerAt(position, seat).scents.length;
  const isStar = pheromones.some((count) => count > gone && count <= gone + scents.length);
  if (isStar) return starReason(position, seat, 'pheromones');
  if (terrain !== undefined) return { id: 'path-scent', values: { terrain } };
  const count = cubesIn(cubes);
  if (count > 0) return { id: 'path-harvest', values: { count } };
  const { corners, cornerAt } = gardenIn(position);
  const corner = path.find((id) => (corners[cornerAt.get(id) ?? -1]?.bonus.length ?? 0) > 0);
  return corner === undefined
    ? { id: 'path', values: { count: path.length } }
    : { id: 'path-bonus', values: { corner } };
}

/** An ability without points is wanted for what it does. */
export function hunterReason(position: Position, hex: HexId, space: string): Reason {
  const enemy = position.hexes[gardenIn(position).hexAt.get(hex) ?? -1]?.enemy ?? '';
  const points = contentOf(position).abilities.get(space)?.vp ?? 0;
  return points > 1 ? { id: 'enemy', values: { enemy, points } } : { id: 'enemy-ability', values: { enemy, space } };
}
