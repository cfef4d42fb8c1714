/** The positions of Ichtos, numbers and names on the map. A cell holds a count or two single Ichtos. */
import { type Area, isOcean, type Ocean, type Region } from '#games/urland/board.ts';
import { at } from '../outline.ts';
import type { Box, Point } from '../scene.ts';

export const CELL = { width: 76, height: 38 };
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

/** The tile with the number of a region. */
export const NUMBER_TILE = { width: 46, height: 36 };
/** The tile with the letter of its button, beside it. */
export const LETTER_TILE = { width: 33, height: 36 };

const SPOT = { width: 54, height: 54 };

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
    spots: columns === 3 ? spotsFrom(x + CELL.width + 4, y + 11, 3, 1) : spotsBeside(x, y),
  },
});

/** One beside the number, two below it. */
const spotsBeside = (x: number, y: number): Box[] => [
  { x: x + 92, y: y + 2, ...SPOT },
  { x: x + 12, y: y + 59, ...SPOT },
  { x: x + 92, y: y + 59, ...SPOT },
];

const REGION_BLOCKS: Readonly<Record<Region, { badge: Point; plot: Plot }>> = {
  1: block(48, 32, 2, 3),
  2: block(250, 62, 2, 3),
  3: block(64, 207, 3, 2),
  4: block(590, 218, 2, 3),
  5: block(590, 58, 2, 3),
  6: block(794, 30, 2, 3),
  7: block(794, 190, 2, 3),
  8: block(222, 452, 3, 2),
  9: block(216, 572, 2, 3),
  10: block(420, 580, 2, 3),
  11: block(624, 572, 2, 3),
  12: block(528, 452, 3, 2),
};

const OCEAN_PLOTS: Readonly<Record<Ocean, Plot>> = {
  A: { rows: rowsOf(444, 42, 3, 5), spots: spotsFrom(443, 46, 2, 3) },
  B: { rows: rowsOf(820, 386, 4, 4), spots: spotsFrom(808, 390, 3, 2) },
  C: { rows: rowsOf(14, 552, 4, 4), spots: spotsFrom(8, 556, 3, 2) },
  D: { rows: rowsOf(14, 344, 4, 4), spots: spotsFrom(8, 348, 3, 2) },
  E: { rows: rowsOf(332, 306, 6, 3), spots: spotsFrom(338, 310, 4, 2) },
};

export const plotOf = (area: Area): Plot => (isOcean(area) ? OCEAN_PLOTS[area] : REGION_BLOCKS[area].plot);

const besideBadge = (region: Region, dx: number): Point => {
  const { badge } = REGION_BLOCKS[region];
  return at(badge.x + dx, badge.y + CELL.height / 2);
};

/** The middle of the number of a region; a letter comes before it. */
export const badgeOf = (region: Region, isLettered = false): Point =>
  besideBadge(region, (isLettered ? LETTER_TILE.width - 3 : 0) + NUMBER_TILE.width / 2);

/** The boxes of the oceans' names, above all lines and waves. */
export const OCEAN_NAMES: Readonly<Record<Ocean, Box>> = {
  A: { x: 396, y: 2, width: 198, height: 34 },
  B: { x: 778, y: 342, width: 206, height: 38 },
  C: { x: 14, y: 512, width: 136, height: 38 },
  D: { x: 14, y: 308, width: 120, height: 34 },
  E: { x: 224, y: 344, width: 104, height: 38 },
};

function around(rows: readonly Row[]): Box {
  const x = Math.min(...rows.map((row) => row.x));
  const y = Math.min(...rows.map((row) => row.y));
  const right = Math.max(...rows.map((row) => row.x + row.halves * HALF));
  const bottom = Math.max(...rows.map((row) => row.y + CELL.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The room for everything in an area. */
export const roomOf = (area: Area): Box => around(plotOf(area).rows);

const OCEAN_LETTERS: Readonly<Record<Ocean, Point>> = {
  A: at(536, 252),
  B: at(896, 562),
  C: at(176, 532),
  D: at(160, 324),
  E: at(274, 402),
};

/** The position of a button's letter: before a region's number, or in open water. */
export const letterSpot = (area: Area): Point =>
  isOcean(area) ? OCEAN_LETTERS[area] : besideBadge(area, LETTER_TILE.width / 2 - 1);
