import { expect, it } from 'vitest';
import { MODULE } from '#games/sticks/index.ts';
import { tallyOf } from '#games/sticks/tally.ts';
import { goldenGame } from '../../support/finished-game.ts';

it('each stick was taken singly or gathered, turn by turn', () => {
  const { events, end } = goldenGame(MODULE, 'twenty-won-by-pebbles');
  const tally = tallyOf(events, end);
  expect(tally?.sources).toEqual([
    { id: 'took', counts: [5, 11] },
    { id: 'gathered', counts: [15, 9] },
  ]);
  expect(tally?.deeds).toEqual([{ id: 'blocked', counts: [0, 3] }]);
  expect(tally?.parts).toEqual(Array(end.turns / 2).fill(2));
});
