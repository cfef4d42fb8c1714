import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPUTERS_OF } from '#ai/index.ts';
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { GameTypes } from '#engine/game.ts';
import { usualOptions } from '#engine/options.ts';
import { MODULES } from '#games/index.ts';
import { randomGame } from '../games/laws.ts';
import { BRIEF_GAMES, LONG_GAMES } from '../support/long-games.ts';
import { computerLaws, type Moments } from './laws.ts';

it.each(LONG_GAMES)('computers of %s, a long game, have their laws among the long tests', (id) => {
  expect(existsSync(`test/ai/${id}/laws.slow.test.ts`)).toBe(true);
});

for (const id of BRIEF_GAMES) {
  const { game } = MODULES[id];
  const options = game.settleOptions(usualOptions(game.options));
  const moments: Moments<GameTypes> = function* (seats, nth) {
    const dice = seededDice(seats * 7);
    let decisions = 0;
    for (const { state } of randomGame(game, { seats, options }, seats)) {
      // The first of all in any case: some games are over after a few.
      for (const seat of deciders(game.decision(state))) {
        if (decisions++ === 0 || dice.below(nth) === 0) yield { state, seat };
      }
    }
  };
  computerLaws(game, COMPUTERS_OF[id], moments);
}
