import { defineConfig } from 'vitest/config';

/** `fast` is what a developer runs while writing; `slow` holds long laws and whole end-to-end games. */
const SLOW = 'test/**/*.slow.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'fast', include: ['test/**/*.test.ts'], exclude: [SLOW] } },
      { test: { name: 'slow', include: [SLOW], testTimeout: 120_000 } },
    ],
  },
});
