import { describe, expect, it } from 'vitest';
import { pauseBefore } from '#discord/wire/session-starts.ts';
import { aClub } from '../stage.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the pause before a session is started', () => {
  it.each([
    ['none while many are left', 1_000, 1, 0],
    ['none while fifty are left', 50, 1, 0],
    ['the time left, shared out', 40, 1, DAY / 40],
    ['more for more shards', 40, 4, DAY / 10],
    ['all of the time for too few', 3, 4, DAY],
    ['all of the time for none', 0, 1, DAY],
  ])('%s', (_, remaining, shards, pause) => {
    expect(pauseBefore({ remaining, reset_after: DAY }, shards)).toBe(pause);
  });
});

it('a bot that is started often waits before the next start, and says so', async () => {
  const { discord, log, restart, expectTrouble } = await aClub({
    rateLimits: true,
    sessionStarts: { limit: 40, per: DAY },
  });
  expectTrouble();
  const again = restart();
  await expect.poll(() => log.filter((line) => line.includes('"until"'))).toHaveLength(1);
  expect(discord.gateway.connected).toBe(0);
  discord.clock.turn(40 * MINUTE);
  await again;
  expect(discord.gateway.connected).toBe(1);
});
