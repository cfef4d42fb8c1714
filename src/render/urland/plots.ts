/** The positions of Ichtos, numbers and names on the map. A cell holds a count or two single Ichtos. */
import { type Area, isOcean, type Ocean, type Region } from '#games/urland/board.ts';
import { at } from '../outline.ts';
import type { Box, Point } from '../scene.ts';

export const CELL = { width: 92, height: 44 };
export const HALF = CELL.width / 2;

/** A row of half cells; an odd one at its end takes a single Ichto, never a count. */
export interface Row extends Point {
  readonly halves: number;
}

export interface Plot {
  readonly rows: readonly Row[];
  /** Room for a few Ichtos of the large size, if there are no more. */
  readonly spots: readonly Box[];
}

const SPOT = { width: 62, height: 58 };

const rowsOf = (x: number, y: number, halves: number, rows: number): Row[] =>
  Array.from({ length: rows }, (_, i) => ({ x, y: y + i * CELL.height, halves }));

const spotsFrom = (x: number, y: number, columns: number, rows: number): Box[] =>
  Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * SPOT.width,
    y: y + Math.floor(i / columns) * SPOT.height,
    ...SPOT,
  }));

/** A block of cells whose first one carries the region's number. */
const block = (x: number, y: number, columns: 2 | 3, rows: 2 | 3): { badge: Point; plot: Plot } => ({
  badge: at(x, y),
  plot: {
    rows: [{ x: x + CELL.width, y, halves: 2 * (columns - 1) }, ...rowsOf(x, y + CELL.height, 2 * columns, rows - 1)],
    spots:
      columns === 3
        ? spotsFrom(x + 90, y + 15, 3, 1)
        : [...spotsFrom(x + 108, y + 4, 1, 1), ...spotsFrom(x + 14, y + 68, 1, 1), ...spotsFrom(x + 108, y + 68, 1, 1)],
  },
});

const REGION_BLOCKS: Readonly<Record<Region, { badge: Point; plot: Plot }>> = {
  1: block(96, 108, 2, 3),
  2: block(332, 96, 2, 3),
  3: block(164, 330, 3, 2),
  4: block(766, 290, 2, 3),
  5: block(770, 102, 2, 3),
  6: block(1016, 90, 2, 3),
  7: block(1016, 296, 2, 3),
  8: block(373, 594, 3, 2),
  9: block(350, 754, 2, 3),
  10: block(586, 778, 2, 3),
  11: block(824, 750, 2, 3),
  12: block(698, 590, 3, 2),
};

const OCEAN_PLOTS: Readonly<Record<Ocean, Plot>> = {
  A: { rows: rowsOf(570, 58, 3, 5), spots: spotsFrom(573, 66, 2, 3) },
  B: { rows: rowsOf(1060, 556, 4, 5), spots: spotsFrom(1056, 560, 3, 2) },
  C: { rows: rowsOf(18, 824, 6, 3), spots: spotsFrom(22, 828, 4, 2) },
  D: { rows: rowsOf(26, 540, 6, 4), spots: spotsFrom(30, 542, 4, 2) },
  E: { rows: [...rowsOf(568, 362, 3, 2), ...rowsOf(418, 476, 10, 1)], spots: [] },
};

export const plotOf = (area: Area): Plot => (isOcean(area) ? OCEAN_PLOTS[area] : REGION_BLOCKS[area].plot);

/** The middle of the round number of a region. */
export const badgeOf = (region: Region): Point => {
  const { badge } = REGION_BLOCKS[region];
  return at(badge.x + HALF / 2 + 2, badge.y + CELL.height / 2);
};

/** The boxes of the oceans' names, above all lines and waves. */
export const OCEAN_NAMES: Readonly<Record<Ocean, Box>> = {
  A: { x: 540, y: 8, width: 200, height: 48 },
  B: { x: 1050, y: 500, width: 204, height: 48 },
  C: { x: 20, y: 768, width: 260, height: 48 },
  D: { x: 22, y: 486, width: 230, height: 48 },
  E: { x: 576, y: 314, width: 124, height: 44 },
};

function around(rows: readonly Row[]): Box {
  const x = Math.min(...rows.map((row) => row.x));
  const y = Math.min(...rows.map((row) => row.y));
  const right = Math.max(...rows.map((row) => row.x + row.halves * HALF));
  const bottom = Math.max(...rows.map((row) => row.y + CELL.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The room for everything in an area; the Rheic has its room in two parts. */
export function roomsOf(area: Area): readonly Box[] {
  const { rows } = plotOf(area);
  return area === 'E' ? [around(rows.slice(0, 2)), around(rows.slice(2))] : [around(rows)];
}

const OCEAN_LETTERS: Readonly<Record<Ocean, Point>> = {
  A: at(518, 30),
  B: at(1152, 806),
  C: at(46, 792),
  D: at(52, 510),
  E: at(562, 336),
};

/** The position of a button's letter: beside a region's number, or in open water. */
export const letterSpot = (area: Area): Point =>
  isOcean(area) ? OCEAN_LETTERS[area] : at(badgeOf(area).x + 47, badgeOf(area).y);

/** The position of the first note about an area: above its number, or on its name. */
export function noteSpot(area: Area): Point {
  if (!isOcean(area)) return at(badgeOf(area).x - 28, badgeOf(area).y - CELL.height - 2);
  const { x, y, height } = OCEAN_NAMES[area];
  return at(x, y + height / 2);
}
