import type { Box, Point } from './scene.ts';

export type Polygon = readonly Point[];

export const at = (x: number, y: number): Point => ({ x, y });

/** “x,y x,y …”, as typed into tables. */
export const points = (list: string): Point[] =>
  list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return at(x, y);
  });

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Most lines are a map's own and never change: each is spelt once. */
const spelt = new WeakMap<Polygon, string>();

function spell(line: Polygon): string {
  const known = spelt.get(line);
  if (known !== undefined) return known;
  const path = line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
  spelt.set(line, path);
  return path;
}

export const openPath = spell;
export const closedPath = (polygon: Polygon): string => `${spell(polygon)}Z`;

const mix = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

/** Chaikin's corner cutting on a closed line. */
export function rounded(polygon: Polygon, times: number): Polygon {
  let line = polygon;
  for (let round = 0; round < times; round++) {
    line = line.flatMap((point, i) => {
      const next = line[(i + 1) % line.length] ?? point;
      return [mix(point, next, 0.25), mix(point, next, 0.75)];
    });
  }
  return line;
}

/** The same on an open line, whose ends stay where they are. */
export function flowing(line: Polygon, times: number): Polygon {
  let result = line;
  for (let round = 0; round < times; round++) {
    const [first, last] = [result[0], result.at(-1)];
    const cut = result.slice(0, -1).flatMap((point, i) => {
      const next = result[i + 1] ?? point;
      return [mix(point, next, 0.25), mix(point, next, 0.75)];
    });
    result = first && last ? [first, ...cut.slice(1, -1), last] : cut;
  }
  return result;
}

/** From -1 to 1, the same for the same numbers on every machine. */
export function wobble(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 0x7fff_ffff - 1;
}

/** Breaks each edge in the middle, repeatedly, and pushes the break sideways by a share of the edge's length. */
export function rugged(polygon: Polygon, roughness: (a: Point, b: Point) => number, seed: number): Polygon {
  let line = polygon;
  for (let round = 0; round < 4; round++) {
    line = line.flatMap((point, i) => {
      const next = line[(i + 1) % line.length] ?? point;
      if (distance(point, next) < 9) return [point];
      const push = wobble(seed + round * 7919, i * 31 + 17) * roughness(point, next);
      return [point, sideways(point, next, push)];
    });
  }
  return line;
}

function sideways(a: Point, b: Point, push: number): Point {
  const middle = mix(a, b, 0.5);
  return at(middle.x - (b.y - a.y) * push, middle.y + (b.x - a.x) * push);
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function isInside(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i];
    const b = polygon[j];
    if (!a || !b || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** From a point to the nearest point of a closed line. */
export function distanceTo(polygon: Polygon, point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j];
    const b = polygon[i];
    if (a && b) least = Math.min(least, distanceToEdge(a, b, point));
  }
  return least;
}

function distanceToEdge(a: Point, b: Point, p: Point): number {
  const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = length2 === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length2;
  return distance(p, mix(a, b, Math.max(0, Math.min(1, along))));
}

export function bounds(polygon: Polygon): Box {
  const xs = polygon.map((p) => p.x);
  const ys = polygon.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
