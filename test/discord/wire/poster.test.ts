import { type Client, DiscordAPIError, RateLimitError } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { message, say, text } from '#discord/wire/message.ts';
import { createPoster, type Poster } from '#discord/wire/poster.ts';
import { personId } from '#tables/ids.ts';

const refusal = (code: number, status = 403): Error =>
  new DiscordAPIError({ code, message: '' }, code, status, 'POST', '', {});

const LIMIT = new RateLimitError({
  ...{ timeToReset: 60_000, retryAfter: 60_000, limit: 5, method: 'POST', hash: '', url: '', route: '' },
  ...{ majorParameter: '', global: false, sublimitTimeout: 0, scope: 'user' },
});

/** A Discord that answers everything in this way. */
function posterAgainst(error: Error): Poster {
  const refuse = () => Promise.reject(error);
  const room = { isSendable: () => true, send: refuse, messages: { edit: refuse } };
  const client = { channels: { cache: new Map(), fetch: async () => room } };
  return createPoster(client as unknown as Client, { write: refuse }, pino({ level: 'silent' }));
}

describe('what Discord says when it refuses', () => {
  it.each([
    ['an unknown message', refusal(10008), 'gone', 'gone'],
    ['an unknown channel', refusal(10003), 'no-channel', 'no-channel'],
    ['an archived thread', refusal(50083), 'forbidden', 'gone'],
    ['a locked thread', refusal(160005), 'forbidden', 'forbidden'],
    ['a long limit', LIMIT, 'failed', 'failed'],
    ['too many edits of an old message', refusal(30046, 429), 'failed', 'failed'],
    ['too many messages in a channel', refusal(20028, 429), 'failed', 'failed'],
    ['too many messages on a server', refusal(20029), 'failed', 'failed'],
    ['AutoMod', refusal(200000, 400), 'refused', 'refused'],
    ['a filter of links', refusal(240000), 'refused', 'refused'],
    ['no files on this server', refusal(400001), 'refused', 'refused'],
    ['a malformed message', refusal(50035, 400), 'refused', 'refused'],
    ['a message that is too large', refusal(40005, 413), 'refused', 'refused'],
    ['a prohibition that nobody foresaw', refusal(999999, 403), 'forbidden', 'forbidden'],
    ['no line at all', Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), 'failed', 'failed'],
  ])('%s', async (_, error, posting, editing) => {
    const poster = posterAgainst(error);
    expect(await poster.post('1', say('x'))).toMatchObject({ ok: false, error: posting });
    expect(await poster.edit('1', '2', say('x'))).toMatchObject({ ok: false, error: editing });
  });
});

const BROKEN = message(Array.from({ length: 40 }, (_, index) => text(`Line ${index}`)));

describe('a message that breaks Discord’s limits is our own mistake, and no refusal of Discord’s', () => {
  it.each([
    ['posted', (poster: Poster) => poster.post('1', BROKEN)],
    ['edited', (poster: Poster) => poster.edit('1', '2', BROKEN)],
    ['written directly', (poster: Poster) => poster.direct(personId('3'), BROKEN)],
  ])('%s', async (_, send) => {
    await expect(send(posterAgainst(refusal(10008)))).rejects.toThrow('at most 40 components, not 41');
  });
});
