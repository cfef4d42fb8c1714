import { expect, it } from 'vitest';
import { chaos } from '../../scripts/chaos/chaos.ts';
import { compiled } from '../support/compiled.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { PATIENCE } from '../support/unhurried.ts';

const KINDS = ['SIGKILL after a press', 'database restarted'];

it('when the process that answers is killed, the one that stands by goes on; when the database is started again, nobody notices', async () => {
  printSeed(STORY_SEED);
  const { faults, acknowledged, ...wrong } = await chaos({
    isOver: (made) => made === KINDS.length,
    ...{ seed: STORY_SEED, program: compiled('src/main.ts'), store: 'postgres', processes: 2, kinds: KINDS },
    ...{ playing: 600, aWhile: 600, patience: PATIENCE },
  });
  expect(wrong).toEqual({ lost: [], doubled: [], callsDoubled: [], callsMissing: [], unsettled: [], stuck: [] });
  expect(Object.keys(faults).sort()).toEqual(KINDS);
  expect(acknowledged).toBeGreaterThan(0);
});
