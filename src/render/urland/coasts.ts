/** The hand-drawn corners as shores: rugged outside, calm along a strait. */
import { type Land, OCEANS, type Ocean, REGIONS, type Region, ringOf } from '#games/urland/board.ts';
import { regionsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { at, bounds, closedPath, distanceTo, flowing, isInside, type Polygon, rounded, rugged } from '../outline.ts';
import type { Box, Point } from '../scene.ts';
import { BORDERS, LAGOONS, MAP_HEIGHT, MAP_WIDTH, REGION_CORNERS } from './coastlines.ts';

const OUTER_ROUGHNESS = 0.2;
const STRAIT_ROUGHNESS = 0.05;
/** An edge this close to another region is the bank of a strait. */
const BANK = 44;

function shoreOf(region: Region): Polygon {
  const others = ringOf(region).filter((other) => other !== region);
  const isBank = (a: Point, b: Point): boolean => {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return others.some((other) => distanceTo(REGION_CORNERS[other], middle) < BANK);
  };
  const roughness = (a: Point, b: Point): number => (isBank(a, b) ? STRAIT_ROUGHNESS : OUTER_ROUGHNESS);
  return rounded(rugged(REGION_CORNERS[region], roughness, region * 101), 2);
}

export const SHORES = Object.fromEntries(REGIONS.map((region) => [region, shoreOf(region)])) as Readonly<
  Record<Region, Polygon>
>;

/** All regions of a land as one outline. */
export const landPath = (position: Position, land: Land): string =>
  regionsOf(position, land)
    .map((region) => closedPath(SHORES[region]))
    .join('');

export const LAGOON_SHORES: readonly Polygon[] = LAGOONS.map((lagoon) => rounded(lagoon, 2));

export const BORDER_LINES = BORDERS.map(({ oceans, line }) => ({ oceans, line: flowing(line, 3) }));

const lineOf = (pair: string): Polygon => BORDER_LINES.find(({ oceans }) => oceans.join('') === pair)?.line ?? [];
const back = (line: Polygon): Polygon => [...line].reverse();

/** Each ocean including the land in it: the borders around it, clockwise, and the corners of the map. */
export const BASINS: Readonly<Record<Ocean, Polygon>> = {
  A: [at(0, 0), at(MAP_WIDTH, 0), ...back(lineOf('AB')), ...back(lineOf('EA')), ...lineOf('DA')],
  B: [...lineOf('AB'), ...back(lineOf('BC')), ...back(lineOf('EB'))],
  C: [...lineOf('BC'), at(MAP_WIDTH, MAP_HEIGHT), at(0, MAP_HEIGHT), ...back(lineOf('CD'))],
  D: [...back(lineOf('DA')), ...lineOf('ED'), ...lineOf('CD')],
  E: [...lineOf('EA'), ...lineOf('EB'), ...back(lineOf('ED'))],
};

export type Place = { kind: 'region'; region: Region } | { kind: 'ocean'; ocean: Ocean } | { kind: 'lagoon' };

const FRAMES = REGIONS.map((region) => ({ region, frame: bounds(SHORES[region]) }));

const isFramed = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The area at this point of the map; null beyond its edge. */
export function placeAt(point: Point): Place | null {
  for (const { region, frame } of FRAMES)
    if (isFramed(frame, point) && isInside(SHORES[region], point)) return { kind: 'region', region };
  if (LAGOON_SHORES.some((shore) => isInside(shore, point))) return { kind: 'lagoon' };
  for (const ocean of OCEANS) if (isInside(BASINS[ocean], point)) return { kind: 'ocean', ocean };
  return null;
}
