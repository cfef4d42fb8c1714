/** The laws of computer players at moments of lively games, where animals land, breed and use their genes. */
import { expect, it } from 'vitest';
import { LEVELS } from '#ai/levels.ts';
import { selfPlay } from '#ai/self-play.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import { URLAND } from '#games/urland/game.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { momentLaws } from '../laws.ts';

momentLaws(URLAND, COMPUTERS, (seats, nth) => decisiveMoments(seats, 1, nth));

it.each(LEVELS)('with another seed, %s computer players play another game', (level) => {
  const table = [3, 4, 5].map(() => ({ level: COMPUTERS[level], iterations: 1 }));
  expect(selfPlay(URLAND, table, 18).log).not.toEqual(selfPlay(URLAND, table, 17).log);
});
