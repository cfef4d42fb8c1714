/** Outlines of what swims, one for each colour, so that nobody needs the colour itself. */
import type { Colour } from '#games/ursuppe/colours.ts';
import { at, closedPath, type Polygon } from '../outline.ts';
import type { Point } from '../scene.ts';

interface Lobes {
  readonly count: number;
  /** How far lobes stand out, as a share of the radius. */
  readonly depth: number;
  readonly turn: number;
}

const BODIES: Readonly<Record<Colour, Lobes>> = {
  red: { count: 7, depth: 0.085, turn: 0.4 },
  blue: { count: 2, depth: 0, turn: 0 },
  green: { count: 4, depth: 0.1, turn: Math.PI / 4 },
  yellow: { count: 12, depth: 0.06, turn: 0 },
};

const STEPS = 72;

function lobed({ x, y }: Point, rx: number, ry: number, { count, depth, turn }: Lobes): Polygon {
  return Array.from({ length: STEPS }, (_, i) => {
    const angle = (i / STEPS) * 2 * Math.PI;
    const reach = 1 + depth * Math.cos(count * (angle - turn));
    return at(x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle));
  });
}

export const body = (colour: Colour, middle: Point, rx: number, ry: number): string =>
  closedPath(lobed(middle, rx, ry, BODIES[colour]));

const corners = ({ x, y }: Point, list: readonly (readonly [number, number])[]): string =>
  closedPath(list.map(([dx, dy]) => at(x + dx, y + dy)));

/** A square, a round, a hexagon and an eight-sided one, all with room for two digits. */
export function crumb(colour: Colour, middle: Point, rx: number, ry: number): string {
  const cut = 11;
  switch (colour) {
    case 'red':
      return corners(middle, [
        [-rx, -ry],
        [rx, -ry],
        [rx, ry],
        [-rx, ry],
      ]);
    case 'blue':
      return closedPath(lobed(middle, rx, ry * 1.06, BODIES.blue));
    case 'green':
      return corners(middle, [
        [-rx - 1, 0],
        [cut - rx, -ry],
        [rx - cut, -ry],
        [rx + 1, 0],
        [rx - cut, ry],
        [cut - rx, ry],
      ]);
    case 'yellow':
      return corners(middle, [
        [-rx, 3 - ry],
        [0, -ry - 3],
        [rx, 3 - ry],
        [rx, ry - 3],
        [0, ry + 3],
        [-rx, ry - 3],
      ]);
  }
}
