import { expect, it } from 'vitest';
import { ROUTE_NAMES } from '#discord/route-names.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { runHostile } from './hostile.ts';

it('nothing that anybody sends changes a table, throws, or tells a secret, unless the rules allow it', async () => {
  printSeed(STORY_SEED);
  const { wrong, controls, compared, moves, probes } = await runHostile(450, STORY_SEED);
  expect(wrong).toEqual([]);
  // Each route once as it is meant and once bent: outside, at a table, in a conversation, and as a manager.
  expect(probes).toBeGreaterThan(6 * ROUTE_NAMES.length);
  expect(compared).toBeGreaterThan(500);
  // The two clubs do differ, and the players do play.
  expect(controls).toBeGreaterThan(0);
  expect(moves).toBeGreaterThan(0);
});
