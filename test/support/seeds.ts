/**
 * Where the tests' chance comes from. Laws hold for every seed, so each run tries a new one, which it prints. A story through
 * the bot is one game, and always the same one. `TEST_SEED` sets both.
 */
import fc from 'fast-check';
import { onTestFailed } from 'vitest';

const given = process.env['TEST_SEED'];

/** Chosen and printed by vitest.config.ts. */
export const LAW_SEED = Number(process.env['LAW_SEED']);

/** Of every story that does not choose another. */
export const STORY_SEED = given === undefined ? 1 : Number(given);

/** Seeds of games in which a law was broken once. The laws over games try them in every run, before new ones. */
const ONCE_FAILED: readonly number[] = [];

/** Runs a law over the games of many seeds. */
export function forSeeds(numRuns: number, check: (seed: number) => void): void {
  const examples = ONCE_FAILED.map((seed): [number] => [seed]);
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  fc.assert(fc.property(seeds, check), { numRuns: numRuns + examples.length, examples });
}

/** Says, in case the test fails, how to run it again as it was. */
export const printSeed = (seed: number): void =>
  onTestFailed(({ task }) => console.error(`"${task.name}" played with seed ${seed}: TEST_SEED=${seed} repeats it`));

fc.configureGlobal({ seed: LAW_SEED });
