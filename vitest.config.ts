import { defineConfig } from 'vitest/config';

/** `fast` is what a developer runs while writing; `slow` holds long laws and whole end-to-end games. */
const SLOW = 'test/**/*.slow.test.ts';

/** Generous, since machines are shared and no test measures speed. */
const hookTimeout = 60_000;

/** CI machines stall now and then: there, an end-to-end test gets a second chance, and the report says that it took it. */
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [SLOW],
          testTimeout: 30_000,
          hookTimeout,
          retry,
        },
      },
      { test: { name: 'slow', include: [SLOW], testTimeout: 300_000, hookTimeout, retry } },
    ],
  },
});
