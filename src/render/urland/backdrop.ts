/** The empty map: the same in every picture, so it is painted once. */
import { CONTINENTS, type Continent, continentOf, OCEANS, REGIONS, type Region } from '#games/urland/board.ts';
import { at, closedPath, distanceTo, isInside, openPath, type Polygon, rounded, wobble } from '../outline.ts';
import type { Drawing, PathShape, Point, Shape } from '../scene.ts';
import { fromCorner } from '../shapes.ts';
import { MAP_HEIGHT, MAP_WIDTH, REGION_CORNERS } from './coastlines.ts';
import { BASINS, BORDER_LINES, LAGOON_SHORES, placeAt, SHORES } from './coasts.ts';
import { CREAM, LAND, SHALLOWS, SHELF, WATER } from './theme.ts';

const CLIFF = 6;
const regionsOf = (continent: Continent): Region[] => REGIONS.filter((region) => continentOf(region) === continent);

const shift = (polygon: Polygon, dx: number, dy: number): Polygon => polygon.map(({ x, y }) => at(x + dx, y + dy));
const ALL_SHORES = [...REGIONS.map((region) => SHORES[region]), ...LAGOON_SHORES].map(closedPath).join('');

const water = (): Shape[] =>
  OCEANS.map((ocean) => ({
    kind: 'path',
    d: closedPath(BASINS[ocean]),
    fill: WATER[ocean],
    stroke: { colour: WATER[ocean], width: 1 },
  }));

/** Far from the shore the sea floor does not follow every rock; calm lines also make smaller files. */
const SHELF_LINES = REGIONS.map((region) => closedPath(rounded(REGION_CORNERS[region], 3))).join('');

const shelf = (): Shape[] => [{ kind: 'path', d: SHELF_LINES, stroke: SHELF }];

const borders = (): Shape[] => {
  const d = BORDER_LINES.map(({ line }) => openPath(line)).join('');
  return [{ kind: 'path', d, stroke: { colour: CREAM, width: 7, dash: [1, 18] } }];
};

const shallows = (): Shape[] => [
  { kind: 'path', d: ALL_SHORES, stroke: { colour: SHALLOWS, width: 24 } },
  ...lagoons(),
];

function land(continent: Continent): Shape[] {
  const { fill, low, shore } = LAND[continent];
  const shores = regionsOf(continent).map((region) => SHORES[region]);
  const d = shores.map(closedPath).join('');
  const cliff = shores.map((polygon) => closedPath(shift(polygon, 0, CLIFF))).join('');
  return [
    { kind: 'path', d: cliff, fill: shore, stroke: { colour: shore, width: 3 } },
    { kind: 'path', d, fill: low, stroke: { colour: shore, width: 5 } },
    ...shores.map((polygon): PathShape => ({ kind: 'path', d: closedPath(shrunk(polygon)), fill })),
  ];
}

/** Shrinks an outline towards its middle, a little up and left: the uncovered rest looks like a slope. */
function shrunk(polygon: Polygon): Polygon {
  const middle = polygon.reduce((sum, p) => at(sum.x + p.x / polygon.length, sum.y + p.y / polygon.length), at(0, 0));
  return polygon.map(({ x, y }) => {
    const length = Math.hypot(x - middle.x, y - middle.y);
    const pull = 9 / length;
    return at(x + (middle.x - x) * pull - 1, y + (middle.y - y) * pull - 2);
  });
}

/** Points on a grid, each slightly displaced. */
function* scattered(step: number, seed: number): Generator<Point> {
  for (let y = step / 2; y < MAP_HEIGHT; y += step)
    for (let x = step / 2; x < MAP_WIDTH; x += step)
      yield at(x + wobble(seed + x, y) * step * 0.36, y + wobble(seed - y, x) * step * 0.36);
}

const shoreDistance = (point: Point): number => Math.min(...REGIONS.map((region) => distanceTo(SHORES[region], point)));

function waves(): Shape[] {
  const marks = [...scattered(92, 11)].filter((p) => placeAt(p)?.kind === 'ocean' && shoreDistance(p) > 36);
  const d = marks
    .map(({ x, y }) => `M${x - 13} ${y}Q${x - 6.5} ${y - 8} ${x} ${y}Q${x + 6.5} ${y + 8} ${x + 13} ${y}`)
    .join('');
  return [{ kind: 'path', d, stroke: { colour: 'rgba(220,245,245,0.16)', width: 3 } }];
}

/** Low hills along the coasts, where no Ichtos are drawn. */
function relief(continent: Continent): Shape[] {
  const marks = [...scattered(58, 5)].filter((p) =>
    regionsOf(continent).some((region) => isInside(SHORES[region], p) && distanceTo(SHORES[region], p) > 14),
  );
  const d = marks.map(({ x, y }) => `M${x - 11} ${y + 4}Q${x} ${y - 10} ${x + 11} ${y + 4}`).join('');
  return [{ kind: 'path', d, stroke: { colour: LAND[continent].relief, width: 3 }, opacity: 0.4 }];
}

/** In the corner where the sea is widest. */
function compass(x: number, y: number): Shape[] {
  const star = (reach: number, waist: number, turn: number): string =>
    closedPath(
      Array.from({ length: 8 }, (_, i) => {
        const angle = turn + (i * Math.PI) / 4;
        const r = i % 2 === 0 ? reach : waist;
        return at(x + r * Math.sin(angle), y - r * Math.cos(angle));
      }),
    );
  return [
    { kind: 'path', d: star(26, 8, Math.PI / 4), fill: CREAM, opacity: 0.4 },
    { kind: 'path', d: star(44, 9, 0), fill: CREAM, opacity: 0.75 },
  ];
}

export const onMap = (shapes: readonly Shape[]): Drawing => fromCorner(MAP_WIDTH, MAP_HEIGHT, shapes);

const lands = (): Shape[] => CONTINENTS.flatMap((continent) => [...land(continent), ...relief(continent)]);

export const backdrop = (): Drawing =>
  onMap([...water(), ...waves(), ...compass(900, 664), ...shelf(), ...borders(), ...shallows(), ...lands()]);

const lagoons = (): Shape[] => [{ kind: 'path', d: LAGOON_SHORES.map(closedPath).join(''), fill: SHALLOWS }];

/** Laid over a darkened sea. */
export const landsAlone = (): Drawing => onMap([...lagoons(), ...lands()]);
