import { describe, expect, it } from 'vitest';
import { callbackOf, latestInteraction } from '../raw.ts';
import { aRawWorld } from './world.ts';

const HELLO = { content: 'hello' };

async function limited() {
  const world = await aRawWorld({ rateLimits: true });
  world.emulator.clock.turn(60_000);
  const send = () => world.call('POST /channels/{channel}/messages', HELLO);
  return { ...world, send };
}

describe('rate limits', () => {
  it('let five messages into a channel each five seconds, and say so in headers', async () => {
    const { send, emulator } = await limited();
    const first = await send();
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '4',
      'x-ratelimit-reset-after': '5.000',
      'x-ratelimit-bucket': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    for (let n = 2; n <= 5; n++) expect((await send()).status).toBe(200);
    emulator.clock.turn(4_500);
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: 0.5, global: false },
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    emulator.clock.turn(500);
    expect((await send()).status).toBe(200);
  });

  it('count each channel by itself, in one bucket', async () => {
    const { send, guild, call } = await limited();
    for (let n = 1; n <= 5; n++) await send();
    const other = await call(`POST /channels/${guild.createChannel('other').id}/messages`, HELLO);
    expect(other.status).toBe(200);
    expect(other.headers.get('x-ratelimit-bucket')).toBe((await send()).headers.get('x-ratelimit-bucket'));
  });

  it('let fifty requests through each second in all, but never count interactions', async () => {
    const { call, emulator, ann } = await limited();
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await call('GET /users/@me')).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await call('GET /users/@me');
    expect(refused).toMatchObject({ status: 429, body: { global: true, retry_after: 1 } });
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
    expect(refused.headers.get('x-ratelimit-scope')).toBe('global');
    void ann.slash('ping');
    expect((await call(callbackOf(latestInteraction(emulator)), { type: 4, data: HELLO })).status).toBe(204);
    emulator.clock.turn(1_000);
    expect((await call('GET /users/@me')).status).toBe(200);
  });

  it('can be switched off', async () => {
    const { call } = await aRawWorld({ rateLimits: false });
    for (let n = 1; n <= 6; n++) {
      const { status, headers } = await call('POST /channels/{channel}/messages', HELLO);
      expect([status, headers.get('x-ratelimit-limit')]).toEqual([200, null]);
    }
  });
});
