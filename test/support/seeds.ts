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

/** Laws are tried so many times as often as usual: what breaks one in a hundred games should not wait for the hundredth run. */
export const timesAsOften = (runs: number): number => runs * Number(process.env['LAW_TIMES'] ?? 1);

/** Runs a law over the games of many seeds. Those of games in which it was broken once are tried in every run, before new ones. */
export function forSeeds(numRuns: number, check: (seed: number) => void, onceFailed: readonly number[] = []): void {
  const examples = onceFailed.map((seed): [number] => [seed]);
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  fc.assert(fc.property(seeds, check), { numRuns: timesAsOften(numRuns) + examples.length, examples });
}

/** Says, in case the test fails, how to run it again as it was, or what of it. */
export const printSeed = (seed: number, what = 'it'): void =>
  onTestFailed(({ task }) =>
    console.error(`"${task.name}" played with seed ${seed}: TEST_SEED=${seed} repeats ${what}`),
  );

/** fast-check's own number. */
const USUAL_RUNS = 100;

fc.configureGlobal({ seed: LAW_SEED, numRuns: timesAsOften(USUAL_RUNS) });
