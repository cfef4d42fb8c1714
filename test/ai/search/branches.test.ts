import { describe, expect, it } from 'vitest';
import { branchesOf, learn, mostUrgent, type Selection } from '#ai/search/branches.ts';

const SELECTION: Selection = { curiosity: 0.3, doubt: 1.5, openness: 0.15 };
const promising = (...promises: number[]) => promises.map((promise, move) => ({ move, promise }));

describe('the moves of a decision', () => {
  it('are likelier to be the best the more they promise; all together it is certain', () => {
    const priors = branchesOf(promising(2, 1, 0, -3), SELECTION).map(({ prior }) => prior);
    expect(priors).toEqual([...priors].sort((a, b) => b - a));
    expect(priors.reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...priors)).toBeGreaterThan(0.03);
  });

  it('are tried by promise first', () => {
    const branches = branchesOf(promising(1, 0.5, 0), SELECTION);
    expect(mostUrgent(branches, SELECTION)).toBe(branches[0]);
  });

  it.each([
    ['by far the best', [0.9, 0.2, 0.1], 0],
    ['the most promising one, should it disappoint, no longer', [0.1, 0.6, 0.2], 1],
    ['the least promising one, if it keeps what others promised', [0.1, 0.1, 0.8], 2],
  ])('in the end are tried most: %s', (_case, chances, expected) => {
    const branches = branchesOf(promising(1, 0.5, 0), SELECTION);
    for (let step = 0; step < 200; step++) {
      const branch = mostUrgent(branches, SELECTION);
      learn(branch, chances[branches.indexOf(branch)] ?? 0);
    }
    const visits = branches.map((branch) => branch.visits);
    expect(visits.indexOf(Math.max(...visits))).toBe(expected);
    expect(Math.min(...visits)).toBeGreaterThan(0);
  });
});
