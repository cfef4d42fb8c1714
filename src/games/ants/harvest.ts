/** Harvest and pheromones: what hexes give to foragers, and what an emptied hex sets off. */
import { leftOf, type Seat } from '#engine/seat.ts';
import { popTask, pushTasks, replaceTask } from './agenda.ts';
import { TERRAINS } from './box.ts';
import type { Secret } from './cards-in-play.ts';
import { contentOf, gardenIn } from './content/content.ts';
import type { Operation, Terrain } from './content/content-file.ts';
import type { Hex } from './content/garden.ts';
import type { Tell } from './events.ts';
import { scentStar } from './stars.ts';
import { activeSeat, type HexState, type Position, playerAt, type State } from './state.ts';
import { doAll, type TaskOf } from './tasks.ts';

function changed(hex: HexState, change: Partial<HexState>): HexState {
  const { explorer = hex.explorer, cubes = hex.cubes, enemy = hex.enemy, object = hex.object } = change;
  return { explorer, cubes, enemy, object };
}

export function changeHex(state: State, index: number, change: Partial<HexState>): void {
  const hex = state.hexes[index];
  if (hex) state.hexes = state.hexes.with(index, changed(hex, change));
}

/** Of one player, at the corners of one hex. */
const foragersAt = ({ corners }: Position, { around }: Hex, seat: Seat): number =>
  around.reduce((count, corner) => (corners[corner] === seat ? count + 1 : count), 0);

/** As many as there are, up to this number. */
function takeCubes(state: State, index: number, seat: Seat, wanted: number, tell: Tell): void {
  const hex = gardenIn(state).hexes[index];
  const lying = state.hexes[index]?.cubes ?? 0;
  const count = Math.min(wanted, lying);
  if (!hex || count === 0) return;
  changeHex(state, index, { cubes: lying - count });
  playerAt(state, seat)[hex.cube] += count;
  tell?.({ kind: 'harvested', seat, hex: hex.id, cube: hex.cube, count });
}

/** A forager just placed: 1 cube from each touching hex, in map order; leaf bonuses come after the last of them. */
export function harvestCorner(state: State, { corner }: TaskOf<'harvest'>, tell: Tell): void {
  const { cornerAt, corners } = gardenIn(state);
  const touched = corners[cornerAt.get(corner) ?? -1]?.touches ?? [];
  const seat = activeSeat(state);
  const bonuses = touched.flatMap((index) => {
    if ((state.hexes[index]?.cubes ?? 0) === 0) return [];
    takeCubes(state, index, seat, 1, tell);
    return emitIfEmpty(state, index, tell);
  });
  replaceTask(state, ...doAll(bonuses));
}

/** Furthest on the flight first; on one square the lower disc first. */
const inFlightOrder = ({ flight }: Position): Seat[] => flight.toReversed().flat();

/** A hex just explored: each player takes all of theirs before the next. */
function harvestHex(state: State, index: number, tell: Tell): void {
  const hex = gardenIn(state).hexes[index];
  if (!hex) return;
  const hadCubes = (state.hexes[index]?.cubes ?? 0) > 0;
  for (const seat of inFlightOrder(state)) takeCubes(state, index, seat, foragersAt(state, hex, seat), tell);
  if (hadCubes) pushTasks(state, doAll(emitIfEmpty(state, index, tell)));
}

/** The last cube is taken: active player first, then clockwise. The answer is the bonus of the leaf tile, if it is won. */
function emitIfEmpty(state: State, index: number, tell: Tell): readonly Operation[] {
  const hex = gardenIn(state).hexes[index];
  if (!hex || state.hexes[index]?.cubes !== 0) return [];
  const active = activeSeat(state);
  let bonus: readonly Operation[] = [];
  for (let step = 0; step < state.seats; step++) {
    const seat = leftOf(active, state.seats, step);
    const isFirst = state.leaves[TERRAINS.indexOf(hex.terrain)]?.cubes.length === 0;
    if (!emit(state, hex, seat, tell)) continue;
    // R-LEAF-LOST: where others put the first cube, nobody ever gets the bonus.
    if (seat === active && isFirst) bonus = winLeafTile(state, hex, seat, tell);
  }
  return bonus;
}

/** False for those without a forager there, and for those whose cube has left the board. */
function emit(state: State, hex: Hex, seat: Seat, tell: Tell): boolean {
  const player = playerAt(state, seat);
  if (foragersAt(state, hex, seat) === 0 || player.scents.includes(hex.terrain)) return false;
  player.scents = [...player.scents, hex.terrain];
  const at = TERRAINS.indexOf(hex.terrain);
  const leaf = state.leaves[at];
  if (leaf) state.leaves = state.leaves.with(at, { ...leaf, cubes: [...leaf.cubes, seat] });
  tell?.({ kind: 'emitted', seat, terrain: hex.terrain });
  scentStar(state, seat, tell);
  return true;
}

function winLeafTile(state: State, { terrain }: Hex, seat: Seat, tell: Tell): readonly Operation[] {
  const tile = state.leaves[TERRAINS.indexOf(terrain)]?.tile ?? '';
  tell?.({ kind: 'leaf-tile-won', seat, terrain, tile });
  return contentOf(state).file.leafTiles.find(({ id }) => id === tile)?.do ?? [];
}

/** The topmost of this terrain; null if there is none left. */
export function takeEnemy(state: State, terrain: Terrain): Secret {
  const at = TERRAINS.indexOf(terrain);
  const [enemy = null, ...rest] = state.piles[at] ?? [];
  state.piles = state.piles.with(at, rest);
  return enemy;
}

/** The enemy and the cubes of an explored hex; R-START-HEX: those of a start hex were laid at the set-up. */
export function fillHex(state: State, { hex: id }: TaskOf<'fill-hex'>, tell: Tell): void {
  const { hexAt, hexes } = gardenIn(state);
  const index = hexAt.get(id) ?? -1;
  const hex = hexes[index];
  popTask(state);
  if (!hex || hex.start) return;
  const enemy = takeEnemy(state, hex.terrain);
  changeHex(state, index, { enemy, cubes: hex.cubes });
  if (enemy !== null) tell?.({ kind: 'enemy-appeared', hex: id, enemy, cubes: hex.cubes });
  harvestHex(state, index, tell);
}
