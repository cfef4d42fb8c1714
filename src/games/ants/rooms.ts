/** Room tiles: where they fit, and what each sets off. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { popTask, pushTasks } from './agenda.ts';
import { plus } from './cards-in-play.ts';
import { contentOf } from './content/content.ts';
import type { Nest, Placement, RoomId } from './content/nests.ts';
import type { Tell } from './events.ts';
import type { Refusal } from './refusals.ts';
import { gainStar } from './stars.ts';
import { activePlayer, activeSeat, type Player, type Position, playerAt, type State } from './state.ts';
import { doAll, type TaskOf } from './tasks.ts';

export function nestIn(position: Position, player: Player): Nest {
  const nest = contentOf(position).nests.get(player.nest ?? '');
  invariant(nest !== undefined, 'a player with a nest');
  return nest;
}

/** The squares under room tiles. */
export function coveredBy(nest: Nest, { rooms }: Player): number {
  let mask = 0;
  for (const { id } of rooms) mask |= nest.placementOf.get(id)?.mask ?? 0;
  return mask;
}

/** R-STONES: the stones are for Q9 alone. */
const mayCover = ({ stones }: Placement, { queen }: Player): boolean => stones === 0 || queen === 'Q9';

const fits = (placement: Placement, player: Player, taken: number): boolean =>
  (placement.mask & taken) === 0 &&
  (placement.isInAreaI || (placement.beside & taken) !== 0) &&
  mayCover(placement, player);

const inStock = ({ stock }: Position, size: number): boolean => (stock[size - 1] ?? 0) > 0;

/** What a place for a tile of these sizes must be. */
function canLie(position: Position, player: Player, min: number, max: number): (placement: Placement) => boolean {
  const taken = coveredBy(nestIn(position, player), player);
  return (placement) =>
    placement.size >= min &&
    placement.size <= max &&
    inStock(position, placement.size) &&
    fits(placement, player, taken);
}

/** Every place for a tile of these sizes. */
export function placesFor(position: Position, seat: Seat, min: number, max: number): Placement[] {
  const player = playerAt(position, seat);
  return nestIn(position, player).placements.filter(canLie(position, player, min, max));
}

/** Whether there is one: the first will do. */
export function hasPlaceFor(position: Position, seat: Seat, min: number, max: number): boolean {
  const player = playerAt(position, seat);
  return nestIn(position, player).placements.some(canLie(position, player, min, max));
}

export function refuseRoom(position: Position, seat: Seat, id: RoomId, min: number, max: number): Refusal | null {
  const player = playerAt(position, seat);
  const nest = nestIn(position, player);
  const placement = nest.placementOf.get(id);
  if (!placement || placement.size < min) return { code: 'room-does-not-fit' };
  if (placement.size > max) return { code: 'room-too-large', max };
  if (!inStock(position, placement.size)) return { code: 'out-of-stock', size: placement.size };
  return fits(placement, player, coveredBy(nest, player)) ? null : { code: 'room-does-not-fit' };
}

/** Stars for areas now full, then the bonuses of its squares, then the event: all before the next tile. */
export function placeRoom(state: State, { room: id }: TaskOf<'place-room'>, tell: Tell): void {
  const seat = activeSeat(state);
  const player = activePlayer(state);
  const nest = nestIn(state, player);
  const placement = nest.placementOf.get(id);
  popTask(state);
  if (!placement) return;
  const before = coveredBy(nest, player);
  layTile(state, player, placement);
  tell?.({ kind: 'room-placed', seat, room: id });
  for (const { mask } of nest.areas) {
    const isFull = (mask & ~(before | placement.mask)) === 0;
    if (isFull && (mask & placement.mask) !== 0) gainStar(state, seat, 'rooms', tell);
  }
  pushTasks(state, [...doAll(placement.bonus), { kind: 'event', event: { on: 'placeRoom', size: placement.size } }]);
}

/** Empty, and out of the common stock. */
export function layTile(state: State, player: Player, { id, size }: Placement): void {
  player.rooms = [...player.rooms, { id, card: null }];
  state.stock = plus(state.stock, size - 1, -1);
}

export const stonesCovered = (position: Position, player: Player): number =>
  player.rooms.reduce((sum, { id }) => sum + (nestIn(position, player).placementOf.get(id)?.stones ?? 0), 0);
