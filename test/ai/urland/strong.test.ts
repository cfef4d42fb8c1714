import { describe, expect, it } from 'vitest';
import { choose } from '#ai/player.ts';
import { PLAN, STRONG, strongWith } from '#ai/urland/strong.ts';
import { seededDice } from '#engine/chance.ts';
import { viewOf } from '#games/urland/view.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { seatOf, urland } from '../../support/urland.ts';

const ITERATIONS = 40;

describe('a strong player who stops early', () => {
  it.each([3, 4, 5])('because nothing can catch up: makes the choice it would have made: %i seats', (seats) => {
    const certainty = { errors: Number.POSITIVE_INFINITY, margin: 0 };
    const stubborn = strongWith({
      ...PLAN,
      horizons: [
        { turns: 2, iterations: 12, certainty },
        { turns: 3, iterations: 999, certainty },
      ],
    });
    let spared = 0;
    for (const { state, seat } of decisiveMoments(seats, 1, 41)) {
      const think = () => stubborn.think(viewOf(state, seat), seat, seededDice(3));
      const early = choose(think(), ITERATIONS);
      const full = think();
      for (let step = 0; step < ITERATIONS; step++) full.step();
      expect(early.move).toEqual(full.best().move);
      spared += ITERATIONS - early.iterations;
    }
    expect(spared).toBeGreaterThan(0);
  });

  it('because there is no doubt: does not use up a budget for a choice that wins at once', () => {
    const state = urland({
      ichtos: { A: [3, 3, 3, 3], B: [3, 3, 3, 3], 4: [2, 0, 0, 0], 5: [0, 2, 0, 0], 6: [0, 0, 2, 0] },
      track: [28, 27, 26, 25],
      mutations: 3,
      phase: { kind: 'choose' },
      hand: [4, 5, 6],
      scored: [1, 2, 3, 8],
    });
    const red = seatOf('red');
    const choice = choose(STRONG.think(viewOf(state, red), red, seededDice(1)), 20_000);
    expect(choice.move).toEqual({ kind: 'score', chip: 4 });
    expect(choice.iterations).toBeLessThan(2000);
  });
});
