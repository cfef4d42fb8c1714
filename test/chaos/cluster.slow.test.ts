import { expect, it } from 'vitest';
import { chaos } from '../../scripts/chaos/chaos.ts';
import { compiled } from '../support/compiled.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { PATIENCE } from '../support/unhurried.ts';
import { NOTHING } from './nothing.ts';

const COUNTS = { 'SIGKILL after a press': 1, 'database restarted': 1, 'hand-over': 1 };

it('of processes that share the shards one is killed, one hands over, and their database is started again: nobody loses anything', async () => {
  printSeed(STORY_SEED, 'what goes wrong and what people do, neither what the bot draws nor the timing of the machine');
  const {
    faults,
    acknowledged,
    rate,
    reminders: _,
    ...wrong
  } = await chaos({
    ...{ seed: STORY_SEED, program: compiled('src/main.ts'), store: 'postgres', processes: 2, counts: COUNTS },
    ...{ playing: 600, aWhile: 600, patience: PATIENCE },
  });
  expect(wrong).toEqual(NOTHING);
  expect(Object.keys(faults).sort()).toEqual(Object.keys(COUNTS));
  expect(Math.min(acknowledged, rate)).toBeGreaterThan(0);
});
