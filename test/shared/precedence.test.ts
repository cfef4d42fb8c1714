import { once } from 'node:events';
import { getPriority, platform } from 'node:os';
import { expect, test } from 'vitest';
import { startThread } from '#shared/start-thread.ts';

test.skipIf(platform() !== 'linux')('a thread that stands back lets all others keep their place', async () => {
  const own = getPriority();
  const thread = startThread(new URL('./standing-back.ts', import.meta.url));
  const [place] = await once(thread, 'message');
  expect(place).toBeGreaterThan(own);
  expect(getPriority()).toBe(own);
});
