/** What grows or lies on each terrain: no terrain is told by its colour alone. */
import type { Terrain } from '#games/ants/content/content-file.ts';
import { at, wobble } from '../outline.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined } from '../shapes.ts';
import { oval } from './figures.ts';
import { GROUND } from './theme.ts';

/** Spread over a hex, a little out of order. `seed`: another for each hex. */
function scattered({ x, y }: Point, seed: number, step: number): Point[] {
  const spots: Point[] = [];
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++)
      spots.push(
        at(
          x + column * step + (row % 2) * step * 0.5 + wobble(seed + row, column) * 7,
          y + row * step * 1.05 + wobble(seed - column, row) * 7,
        ),
      );
  return spots;
}

/** Blades in tufts of three. */
const grass = ({ x, y }: Point): string =>
  `M${x - 7} ${y - 6}L${x - 3} ${y + 6}M${x} ${y - 11}L${x} ${y + 6}M${x + 7} ${y - 6}L${x + 3} ${y + 6}`;

const petals = ({ x, y }: Point): string =>
  [0, 1, 2, 3, 4]
    .map((i) => circle(at(Math.round(x + 7 * Math.cos(i * 1.257)), Math.round(y + 7 * Math.sin(i * 1.257))), 4.5))
    .join('');

const ripple = ({ x, y }: Point): string =>
  `M${x - 15} ${y}Q${x - 8} ${y - 7} ${x} ${y}Q${x + 8} ${y + 7} ${x + 15} ${y}`;

const pebble = ({ x, y }: Point, i: number): string =>
  oval(x, y, 8 + Math.abs(wobble(i, 3)) * 5, 6 + Math.abs(wobble(i, 8)) * 3);

/** The end of a log. */
const rings = ({ x, y }: Point): string => circle(at(x, y), 14) + circle(at(x, y), 7);

/** Furrows run along all of the hex. */
const furrows = ({ x, y }: Point): string =>
  [-2, -1, 0, 1, 2]
    .map(
      (row) =>
        `M${x - 70} ${y + row * 34 + 10}Q${x - 35} ${y + row * 34 - 2} ${x} ${y + row * 34 + 6}Q${x + 35} ${y + row * 34 + 14} ${x + 70} ${y + row * 34}`,
    )
    .join('');

/** Around the middle of a hex. */
export function growth(terrain: Terrain, middle: Point, seed: number): Shape[] {
  const { mark } = GROUND[terrain];
  switch (terrain) {
    case 'lawn':
      return [lined(scattered(middle, seed, 36).map(grass).join(''), { colour: mark, width: 3 }, 0.8)];
    case 'bed':
      return [filled(scattered(middle, seed, 42).map(petals).join(''), mark, 0.75)];
    case 'pond':
      return [lined(scattered(middle, seed, 40).map(ripple).join(''), { colour: mark, width: 4 }, 0.75)];
    case 'veg':
      return [lined(furrows(middle), { colour: mark, width: 7 }, 0.8)];
    case 'gravel':
      return [filled(scattered(middle, seed, 34).map(pebble).join(''), mark, 0.8)];
    case 'wood':
      return [lined(scattered(middle, seed, 38).map(rings).join(''), { colour: mark, width: 3.5 }, 0.85)];
  }
}
