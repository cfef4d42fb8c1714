import { expect, it } from 'vitest';
import { chaos } from '../../scripts/chaos/chaos.ts';
import { compiled } from '../support/compiled.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { PATIENCE } from '../support/unhurried.ts';
import { NOTHING } from './nothing.ts';

/** One of each sort. Half a day passes before a reminder, and for that the bot ends by SIGTERM while people play. */
const KINDS = [
  'SIGKILL after a post',
  'SIGKILL after a reminder',
  'channel shut',
  'database locked',
  'lost answers',
  'socket cut',
];

it('whatever goes wrong while people play, nothing is lost or doubled, everybody is called once, and the game goes on', async () => {
  printSeed(STORY_SEED, 'all but the timing of the machine');
  const {
    faults,
    acknowledged,
    reminders,
    rate: _,
    ...wrong
  } = await chaos({
    isOver: (made) => made === KINDS.length,
    ...{
      seed: STORY_SEED,
      program: compiled('src/main.ts'),
      kinds: KINDS,
      restEvery: 3,
      playing: 600,
      aWhile: 600,
      patience: PATIENCE,
    },
  });
  expect(wrong).toEqual(NOTHING);
  expect(Object.keys(faults).sort()).toEqual(KINDS);
  expect(Math.min(acknowledged, reminders)).toBeGreaterThan(0);
});
