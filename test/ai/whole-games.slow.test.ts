import { expect, it } from 'vitest';
import { selfPlay } from '#ai/self-play.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import { URLAND } from '#games/urland/game.ts';
import { replay } from '../support/replay.ts';

const { beginner, steady, strong } = COMPUTERS;

it.each([1, 2, 3])('five strong players never stall, and every move of theirs is legal: game %i', (seed) => {
  const five = Array.from({ length: 5 }, () => ({ level: strong, iterations: 24 }));
  const { log, end } = selfPlay(URLAND, five, seed);
  expect(end.phase.kind).toBe('over');
  expect(replay(URLAND, 5, log)).toEqual({ ok: true, value: end });
});

/** Seeds are fixed: the same games every time, until somebody changes how the levels play. */
it('each level beats a table of the one below it more often than not', () => {
  const wins = (one: typeof steady, others: typeof steady, games: number): number => {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const at = game % 4;
      const table = Array.from({ length: 4 }, (_, seat) => ({ level: seat === at ? one : others, iterations: 24 }));
      const { end } = selfPlay(URLAND, table, Math.floor(game / 4) + 1);
      if (end.phase.kind === 'over' && end.phase.winner === at) won++;
    }
    return won / games;
  };
  expect(wins(steady, beginner, 40)).toBeGreaterThan(0.5);
  expect(wins(strong, steady, 24)).toBeGreaterThan(0.4);
});
