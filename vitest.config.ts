import { defineConfig } from 'vitest/config';

/** Time limits are generous: machines are shared, and no test measures speed. `fast` is what a developer runs while writing; `slow` holds long laws and whole end-to-end games. */
const SLOW = 'test/**/*.slow.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [SLOW],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'slow', include: [SLOW], testTimeout: 300_000, hookTimeout: 60_000 } },
    ],
  },
});
