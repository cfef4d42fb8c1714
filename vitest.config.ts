import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `fast` is what a developer runs while writing; `slow` holds long laws and whole end-to-end games. */
const SLOW = 'test/**/*.slow.test.ts';

/** In milliseconds. Only what hangs ever takes as long: machines are shared, and no test measures speed. */
const [POLL_TIMEOUT, TIMEOUT] = [600_000, 1_800_000] as const;

/** See test/support/seeds.ts. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
console.log(`TEST_SEED=${seed} repeats the laws of this run`);

const CORES = availableParallelism();

/** What both kinds of tests have in common. */
const every = {
  // No test leaves anything behind for the next file, so modules are loaded once and not once a file.
  isolate: false,
  testTimeout: TIMEOUT,
  hookTimeout: TIMEOUT,
  expect: { poll: { timeout: POLL_TIMEOUT } },
  env: { LAW_SEED: String(seed) },
  setupFiles: ['test/support/seeds.ts'],
  globalSetup: ['test/support/dispatch-schemas.ts'],
};

export default defineConfig({
  test: {
    // What a file becomes before it runs is kept for the next run, by its content.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...every,
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [SLOW],
          // Two cores are two workers: vitest by itself would leave one of them idle.
          maxWorkers: CORES,
        },
      },
      {
        test: {
          ...every,
          name: 'slow',
          include: [SLOW],
          // Long tests also wait, for a browser or another process: two of them more keep all cores busy.
          maxWorkers: CORES + 2,
          sequence: { groupOrder: 1 },
          globalSetup: [...every.globalSetup, 'test/support/compiled.ts'],
        },
      },
    ],
  },
});
