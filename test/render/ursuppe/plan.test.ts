import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction, neighbour, SPACES, type Space } from '#games/ursuppe/board.ts';
import type { Box } from '#render/scene.ts';
import { boxOf, ISLAND, LANDS, SOUP } from '#render/ursuppe/plan.ts';
import { overlap } from '../../support/boxes.ts';

const rightOf = ({ x, width }: Box): number => x + width;
const bottomOf = ({ y, height }: Box): number => y + height;

const touchesInThe: Readonly<Record<Direction, (a: Box, b: Box) => boolean>> = {
  N: (a, b) => a.x === b.x && a.y === bottomOf(b),
  E: (a, b) => a.y === b.y && rightOf(a) === b.x,
  S: (a, b) => a.x === b.x && bottomOf(a) === b.y,
  W: (a, b) => a.y === b.y && a.x === rightOf(b),
};

describe('the plan of the soup', () => {
  it.each(SPACES)('puts space %s beside its neighbours, each in its direction (R-BOARD)', (space) => {
    for (const direction of DIRECTIONS) {
      const beside = SPACES.filter((other: Space) => touchesInThe[direction](boxOf(space), boxOf(other)));
      const next = neighbour(space, direction);
      expect(beside, direction).toEqual(next === 0 ? [] : [next]);
    }
  });

  it('has no square and no land upon another, and fills the soup', () => {
    const all = [...SPACES.map(boxOf), ISLAND, ...Object.values(LANDS)];
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    const area = all.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(SOUP.width * SOUP.height);
  });
});
