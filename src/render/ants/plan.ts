/** Where everything is in the picture of the garden. The map gives corners in half hex widths and quarter hex heights. */
import type { Corner, Garden, Hex } from '#games/ants/content/garden.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { HEADER_HEIGHT } from '../kit/title-bar.ts';
import { at, closedPath, type Polygon } from '../outline.ts';
import type { Box, Point } from '../scene.ts';

export const SIDE_WIDTH = 334;

export const GROUND_BOX: Box = {
  x: 0,
  y: HEADER_HEIGHT,
  width: FULL_PICTURE.width - SIDE_WIDTH,
  height: FULL_PICTURE.height - HEADER_HEIGHT,
};

/** The radius of a forager, or of a corner's number. */
export const CORNER = 25;
const MARGIN = CORNER + 5;

/** Of a regular hexagon: a quarter of its height by half of its width. */
const REGULAR = Math.sqrt(3) / 3;
/** Higher hexes have room for three lines. */
const HIGHEST = REGULAR * 1.13;

export interface GardenPlan {
  /** By place in the list of corners, within the ground. */
  readonly corners: readonly Point[];
  /** By place in the list of hexes: their middles. */
  readonly middles: readonly Point[];
  readonly outlines: readonly Polygon[];
  /** The same, as path data. */
  readonly rims: readonly string[];
}

const largest = (numbers: readonly number[]): number => Math.max(...numbers);

function cornerSpots(corners: readonly Corner[]): Point[] {
  const [across, down] = [largest(corners.map(({ x }) => x)), largest(corners.map(({ y }) => y))];
  const [wide, high] = [GROUND_BOX.width - 2 * MARGIN, GROUND_BOX.height - 2 * MARGIN];
  const unitX = Math.min(wide / across, high / down / REGULAR);
  const unitY = Math.min(high / down, unitX * HIGHEST);
  const left = (GROUND_BOX.width - across * unitX) / 2;
  const top = (GROUND_BOX.height - down * unitY) / 2;
  return corners.map(({ x, y }) => at(Math.round(left + x * unitX), Math.round(top + y * unitY)));
}

const outlineOf = ({ around }: Hex, corners: readonly Point[]): Polygon =>
  around.flatMap((place) => corners[place] ?? []);

function middleOf(outline: Polygon): Point {
  const sum = outline.reduce((total, { x, y }) => at(total.x + x, total.y + y), at(0, 0));
  return at(Math.round(sum.x / outline.length), Math.round(sum.y / outline.length));
}

const planned = new WeakMap<Garden, GardenPlan>();

/** Each map is measured once. */
export function planOf(garden: Garden): GardenPlan {
  const known = planned.get(garden);
  if (known) return known;
  const corners = cornerSpots(garden.corners);
  const outlines = garden.hexes.map((hex) => outlineOf(hex, corners));
  const plan = { corners, outlines, rims: outlines.map(closedPath), middles: outlines.map(middleOf) };
  planned.set(garden, plan);
  return plan;
}
