/** Where everything is: the track around the soup, the squares of the soup, and the lands in its corners. */
import { SPACES, type Space } from '#games/ursuppe/board.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import type { TrackPlan } from '../kit/track.ts';
import type { Box, Point } from '../scene.ts';

export const SIDE_WIDTH = 334;
const BAND = 46;

export const SOUP = { width: FULL_PICTURE.width - SIDE_WIDTH - 2 * BAND, height: FULL_PICTURE.height - 2 * BAND };
export const SOUP_ORIGIN: Point = { x: BAND, y: BAND };

export const TRACK: TrackPlan = { inside: SOUP, spaces: 50, along: 14, band: BAND };

/** R-BOARD, row by row; 0 is land. */
const ROWS: readonly (readonly (Space | 0)[])[] = [
  [0, 1, 0, 0, 0],
  [2, 3, 4, 5, 6],
  [7, 8, 0, 9, 10],
  [11, 12, 13, 14, 15],
  [16, 17, 18, 19, 0],
];
const COUNT = ROWS.length;

const columnAt = (column: number): number => Math.round((column * SOUP.width) / COUNT);
const rowAt = (row: number): number => Math.round((row * SOUP.height) / COUNT);

/** From one square to another, both included. */
function squares([column, row]: Place, [lastColumn, lastRow]: Place = [column, row]): Box {
  const [x, y] = [columnAt(column), rowAt(row)];
  return { x, y, width: columnAt(lastColumn + 1) - x, height: rowAt(lastRow + 1) - y };
}

type Place = readonly [column: number, row: number];

function placeOf(space: Space): Place {
  const row = ROWS.findIndex((each) => each.includes(space));
  return [ROWS[row]?.indexOf(space) ?? 0, row];
}

const BOXES = new Map(SPACES.map((space) => [space, squares(placeOf(space))]));

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Within the soup, as all that follows. */
export const boxOf = (space: Space): Box => BOXES.get(space) ?? NOWHERE;

export const ISLAND = squares([2, 2]);
/** The lands in the corners: for the round, for what is going on, and for the food that is in nobody's reach. */
export const LANDS = { round: squares([0, 0]), plaque: squares([2, 0], [4, 0]), reserve: squares([4, 4]) } as const;
