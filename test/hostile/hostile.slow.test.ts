import { expect, it } from 'vitest';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { runHostile } from './hostile.ts';

it('nothing that anybody sends changes a table, throws, or tells a secret, unless the rules allow it', async () => {
  printSeed(STORY_SEED);
  const { wrong, controls, compared, moves } = await runHostile(900, STORY_SEED);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(500);
  // The two clubs do differ, and the players do play.
  expect(controls).toBeGreaterThan(0);
  expect(moves).toBeGreaterThan(0);
});
