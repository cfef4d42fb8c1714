import { describe, expect, it } from 'vitest';
import type { LevelId } from '#ai/levels.ts';
import { selfPlay } from '#ai/self-play.ts';
import { COMPUTERS } from '#ai/sticks/index.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import { rankingOf } from '#games/sticks/ranking.ts';

/** How many of some games the first wins against the second, each beginning as chance has it; half for a shared one. */
function winsOf(first: LevelId, second: LevelId, games: number): number {
  let wins = 0;
  for (let seed = 1; seed <= games; seed++) {
    const seats = seed % 2 === 0 ? [first, second] : [second, first];
    const contenders = seats.map((level) => ({ level: COMPUTERS[level], iterations: 50 }));
    const [winners = []] = rankingOf(selfPlay(STICKS_GAME, contenders, seed).end);
    if (winners.some((seat) => seats[seat] === first)) wins += 1 / winners.length;
  }
  return wins;
}

describe('the levels of sticks', () => {
  it.each([
    ['steady', 'beginner', 40],
    ['strong', 'steady', 20],
  ] as const)('go up: %s beats %s', (better, worse, games) => {
    expect(winsOf(better, worse, games)).toBeGreaterThan(games * 0.75);
  });
});
