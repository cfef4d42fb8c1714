/** The soup: 19 spaces around an island that nobody enters. */
import { invariant } from '#engine/invariant.ts';

export const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
export type Space = (typeof SPACES)[number];

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a step brings: a direction, or no change of place. */
export const OUTCOMES = [...DIRECTIONS, 'stay'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** R-BOARD: the neighbours in the north, east, south and west; 0 where an edge or the island blocks the way. */
const NEIGHBOURS: { readonly [S in Space]: readonly [Space | 0, Space | 0, Space | 0, Space | 0] } = {
  1: [0, 0, 3, 0],
  2: [0, 3, 7, 0],
  3: [1, 4, 8, 2],
  4: [0, 5, 0, 3],
  5: [0, 6, 9, 4],
  6: [0, 0, 10, 5],
  7: [2, 8, 11, 0],
  8: [3, 0, 12, 7],
  9: [5, 10, 14, 0],
  10: [6, 0, 15, 9],
  11: [7, 12, 16, 0],
  12: [8, 13, 17, 11],
  13: [0, 14, 18, 12],
  14: [9, 15, 19, 13],
  15: [10, 0, 0, 14],
  16: [11, 17, 0, 0],
  17: [12, 18, 0, 16],
  18: [13, 19, 0, 17],
  19: [14, 0, 0, 18],
};

/** By space and direction in one list. */
const FLAT: readonly (Space | 0)[] = [0, 0, 0, 0, ...SPACES.flatMap((space) => NEIGHBOURS[space])] as (Space | 0)[];

const INDEX: { readonly [D in Direction]: number } = { N: 0, E: 1, S: 2, W: 3 };

/** 0 where the way is blocked. */
export const neighbour = (space: Space, direction: Direction): Space | 0 => FLAT[space * 4 + INDEX[direction]] ?? 0;

export const neighboursOf = (space: Space): readonly (Space | 0)[] => NEIGHBOURS[space];

export const isBlocked = (space: Space, direction: Direction): boolean => neighbour(space, direction) === 0;

const OPPOSITE: { readonly [D in Direction]: Direction } = { N: 'S', E: 'W', S: 'N', W: 'E' };

for (const space of SPACES) {
  for (const direction of DIRECTIONS) {
    const next = neighbour(space, direction);
    invariant(next === 0 || neighbour(next, OPPOSITE[direction]) === space, 'every border has two sides');
  }
}
