/** The paths that are worth going: the best ones of each length grow by one corner at a time. */
import type { Seat } from '#engine/seat.ts';
import { TERRAINS } from '#games/ants/box.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Terrain } from '#games/ants/content/content-file.ts';
import type { CornerId } from '#games/ants/content/garden.ts';
import { stepsFrom } from '#games/ants/garden-map.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { operationsWorth } from './operation-worth.ts';
import { type Outlook, outlookFor } from './outlook.ts';
import { GAINS, MAP, STARS } from './weights.ts';

interface GrowingPath {
  /** Places in the list of corners. */
  readonly places: readonly number[];
  /** Hexes, one for each cube taken. */
  readonly taken: readonly number[];
  readonly scents: readonly Terrain[];
  readonly worth: number;
}

const START: GrowingPath = { places: [], taken: [], scents: [], worth: 0 };

interface Ground {
  readonly position: Position;
  readonly seat: Seat;
  readonly outlook: Outlook;
}

/** The points of the next pheromone: of a star that it brings, or on the way to one. */
function scentWorth({ position, seat }: Ground, more: number): number {
  const { stars } = contentOf(position).file;
  const player = playerAt(position, seat);
  const count = player.scents.length + more + 1;
  const star = stars.pheromones.indexOf(count);
  const points = star < 0 ? 0 : (stars.vp[star + 1] ?? 0) - (stars.vp[star] ?? 0);
  return points + (STARS.scents[count] ?? 0) - (STARS.scents[count - 1] ?? 0);
}

function leafTileWorth({ position, outlook }: Ground, terrain: Terrain): number {
  const leaf = position.leaves[TERRAINS.indexOf(terrain)];
  if (!leaf || leaf.cubes.length > 0) return 0;
  const tile = contentOf(position).file.leafTiles.find(({ id }) => id === leaf.tile);
  return operationsWorth(tile?.do ?? [], outlook);
}

/** What the forager on this corner adds. */
function grown(ground: Ground, path: GrowingPath, place: number): GrowingPath {
  const { position, seat, outlook } = ground;
  const { hexes, corners } = gardenIn(position);
  const own = playerAt(position, seat).scents;
  const corner = corners[place];
  const taken = [...path.taken];
  const scents = [...path.scents];
  let worth = path.worth + operationsWorth(corner?.bonus ?? [], outlook);
  for (const index of corner?.touches ?? []) {
    const hex = hexes[index];
    if (!hex) continue;
    const lying = position.hexes[index];
    if (lying?.explorer === null && !hex.start) worth += MAP.waiting * outlook.time;
    const left = (lying?.cubes ?? 0) - taken.filter((other) => other === index).length;
    if (left <= 0) continue;
    taken.push(index);
    worth += GAINS[hex.cube];
    if (left > 1 || own.includes(hex.terrain) || scents.includes(hex.terrain)) continue;
    worth += scentWorth(ground, scents.length) + leafTileWorth(ground, hex.terrain);
    scents.push(hex.terrain);
  }
  return { places: [...path.places, place], taken, scents, worth };
}

/** Of each length so many are followed. */
const WIDTH = 8;

/** By length, from 1: the best few paths of that length, as far as there are any. */
export function pathsUpTo(position: Position, seat: Seat, length: number, few: number): CornerId[][][] {
  const ground = { position, seat, outlook: outlookFor(position, seat) };
  const { corners } = gardenIn(position);
  const found: CornerId[][][] = [];
  let growing: GrowingPath[] = [START];
  for (let made = 1; made <= length && growing.length > 0; made++) {
    growing = growing
      .flatMap((path) => stepsFrom(position, seat, path.places).map((place) => grown(ground, path, place)))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, WIDTH);
    found.push(growing.slice(0, few).map(({ places }) => places.map((place) => corners[place]?.id ?? 0)));
  }
  return found;
}
