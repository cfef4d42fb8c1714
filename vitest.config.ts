import { defineConfig } from 'vitest/config';

/** `fast` is what a developer runs while writing; `slow` holds long laws and whole end-to-end games. */
const SLOW = 'test/**/*.slow.test.ts';

/** Generous, since machines are shared and no test measures speed. */
const hookTimeout = 60_000;

/** CI machines stall now and then: there, an end-to-end test gets a second chance, and the report says that it took it. */
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    // Two cores are two workers: vitest by itself would leave one of them idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [SLOW],
          // No test leaves anything behind for the next file, so modules are loaded once and not once a file.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout,
          retry,
        },
      },
      { test: { name: 'slow', include: [SLOW], testTimeout: 300_000, hookTimeout, retry } },
    ],
  },
});
