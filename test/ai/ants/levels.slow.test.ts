import { expect, it } from 'vitest';
import { COMPUTERS } from '#ai/ants/index.ts';
import type { LevelId } from '#ai/levels.ts';
import { selfPlay } from '#ai/self-play.ts';
import { ANTS } from '#games/ants/game.ts';
import { scoresOf } from '#games/ants/scoring.ts';

/** Points of the one ahead of the others' mean, in games of the short kind, once from each seat. */
function lead(one: LevelId, others: LevelId): number {
  const leads = [0, 1, 2, 3].map((at) => {
    const table = [0, 1, 2, 3].map((seat) => ({ level: COMPUTERS[seat === at ? one : others], iterations: 1 }));
    const { end } = selfPlay(ANTS, table, 5, ANTS.settleOptions({ length: 'short' }));
    const totals = scoresOf(end).map(({ total }) => total);
    const sum = totals.reduce((all, total) => all + total, 0);
    return (totals[at] ?? 0) - (sum - (totals[at] ?? 0)) / 3;
  });
  return leads.reduce((all, each) => all + each, 0) / leads.length;
}

/** Seeds are fixed: the same games every time, until somebody changes how the levels play. Tournaments say how much by. */
it('a steady player of ANTS is well ahead of beginners', () => {
  expect(lead('steady', 'beginner')).toBeGreaterThan(20);
});
