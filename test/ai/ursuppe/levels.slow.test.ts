import { describe, expect, it } from 'vitest';
import type { LevelId } from '#ai/levels.ts';
import { choose } from '#ai/player.ts';
import { searchingLevel } from '#ai/search/searching-level.ts';
import { selfPlay } from '#ai/self-play.ts';
import { COMPUTERS } from '#ai/ursuppe/index.ts';
import { judge } from '#ai/ursuppe/judge.ts';
import { policyOf } from '#ai/ursuppe/policy.ts';
import { PLAN, QUICK_THUMB } from '#ai/ursuppe/strong.ts';
import { seededDice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { leader } from '#games/ursuppe/track.ts';
import { soupMoments } from '../../support/ursuppe-moments.ts';

/** Seeds are fixed: the same games every time, until somebody changes how the levels play. */
describe('the levels of Ursuppe', () => {
  const wins = (one: LevelId, others: LevelId, games: number): number => {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const at = game % 4;
      const table = [0, 1, 2, 3].map((seat) => ({ level: COMPUTERS[seat === at ? one : others], iterations: 30 }));
      if (leader(selfPlay(URSUPPE, table, Math.floor(game / 4) + 1).end) === at) won++;
    }
    return won / games;
  };

  it.each([
    ['steady', 'beginner', 40],
    ['strong', 'steady', 8],
  ] as const)('go up: %s beats a table of %s more often than not', (one, others, games) => {
    expect(wins(one, others, games)).toBeGreaterThan(0.5);
  });
});

describe('a strong player of Ursuppe', () => {
  it.each([3, 4])('makes only legal moves in its thoughts, for every seat: %i seats', (seats) => {
    const strict: typeof URSUPPE = {
      ...URSUPPE,
      enact(state, entry, tell) {
        invariant(URSUPPE.refuse(state, entry) === null, `a legal entry, not ${JSON.stringify(entry)}`);
        URSUPPE.enact(state, entry, tell);
      },
    };
    const level = searchingLevel({ ...policyOf(QUICK_THUMB, judge), game: strict }, PLAN);
    for (const { state, seat } of soupMoments(seats, seats, attackingEntry, 6)) {
      expect(choose(level.think(URSUPPE.view(state, seat), seat, seededDice(1)), 100).iterations).toBeLessThan(101);
    }
  });

  it('does not use up a budget for a choice that is beyond doubt', () => {
    let spared = 0;
    for (const { state, seat } of soupMoments(4, 9, attackingEntry, 20)) {
      const { iterations } = choose(COMPUTERS.strong.think(URSUPPE.view(state, seat), seat, seededDice(1)), 400);
      if (iterations < 400) spared++;
    }
    expect(spared).toBeGreaterThan(0);
  });
});
