import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Branch, learn, mostTried, unexplored } from '#ai/search/branches.ts';
import { isBeyondDoubt, isOutOfReach } from '#ai/search/certainty.ts';

const branch = (chances: readonly number[]): Branch<null> => {
  const fresh = unexplored(null, 1);
  for (const chance of chances) learn(fresh, chance);
  return fresh;
};

const tried = (visits: readonly number[]): Branch<null>[] => visits.map((count) => branch(Array(count).fill(0.5)));

describe('a lead that is out of reach', () => {
  it('is never caught up with, whoever gets all tries that are left', () => {
    const visits = fc.array(fc.nat(40), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(visits, fc.nat(40), fc.nat(5), (counts, left, lucky) => {
        fc.pre(isOutOfReach(tried(counts), left));
        const now = tried(counts);
        const later = tried(counts.map((count, index) => (index === lucky ? count + left : count)));
        expect(later.indexOf(mostTried(later))).toBe(now.indexOf(mostTried(now)));
      }),
    );
  });

  it.each([
    [[10, 4], 5, true],
    [[10, 4], 6, false],
    [[4, 10, 9], 0, true],
    [[4, 10, 10], 0, false],
  ])('of %j with %i tries left: %s', (counts, left, expected) => {
    expect(isOutOfReach(tried(counts), left)).toBe(expected);
  });
});

describe('beyond doubt', () => {
  const certainty = { errors: 3, within: 0.03 };
  const often = (count: number, ...chances: number[]): Branch<null> =>
    branch(Array.from({ length: count }, (_, index) => chances[index % chances.length] ?? 0));

  it.each([
    ['a large difference after many tries', [often(200, 0.6, 0.7), often(40, 0.3, 0.4)], true],
    ['the same difference after a try or two', [often(200, 0.6, 0.7), often(2, 0.3, 0.4)], false],
    ['a difference smaller than the spread', [often(200, 0.2, 0.8), often(40, 0.1, 0.7)], false],
    ['no difference at all, however long', [often(4000, 0.5), often(4000, 0.5)], false],
    ['a difference smaller than matters, for long', [often(4000, 0.5), often(4000, 0.48)], false],
    ['a difference that matters, for long', [often(4000, 0.5), often(4000, 0.46)], true],
    ['a move that nobody tried', [often(200, 0.6, 0.7), often(0)], false],
    ['the most tried is not the best', [often(200, 0.3, 0.4), often(100, 0.6, 0.7)], false],
  ])('%s: %#', (_case, branches, expected) => {
    expect(isBeyondDoubt(branches, certainty)).toBe(expected);
  });
});
