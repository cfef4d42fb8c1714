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

const ME = '9';

/** A channel with so many messages, whose ids count up; the bot has written these. */
function posterIn(messages: number, own: readonly number[]) {
  let asked = 0;
  const all = Array.from({ length: messages }, (_, index) => ({
    ...{ id: String(index + 1), createdTimestamp: index + 1, content: '', components: [] },
    author: { id: own.includes(index + 1) ? ME : '8' },
  }));
  const fetch = async ({ limit, before = String(messages + 1) }: { limit: number; before?: string }) => {
    asked += 1;
    const page = all.filter(({ id }) => Number(id) < Number(before)).slice(-limit);
    return new Map(page.toReversed().map((each) => [each.id, each]));
  };
  const room = { isSendable: () => true, messages: { fetch } };
  const client = { user: { id: ME }, channels: { cache: new Map(), fetch: async () => room } };
  const nobody = () => Promise.reject(new Error('nobody'));
  const poster = createPoster(client as unknown as Client, { write: nobody }, pino({ level: 'silent' }));
  return { poster, asked: () => asked };
}

describe('the bot’s own messages in a channel', () => {
  it.each([
    ['after another, however much was said since', 350, '20', 'all', [21, 30, 340], 4],
    ['after another that is not far', 350, '300', 'all', [340], 1],
    ['all, where none is known', 250, null, 'all', [10, 20, 21, 30], 3],
    ['no farther back than for a thousand messages', 2_000, '1', 'all', [1_500], 10],
    ['none but the latest', 350, null, 'latest', [340], 1],
    ['in an empty channel', 0, null, 'all', [], 1],
  ] as const)('%s', async (_, messages, after, how, found, requests) => {
    const { poster, asked } = posterIn(messages, [10, 20, 21, 30, 340, 1_500]);
    const own = await poster.ownSince('1', after, how);
    expect(own.ok && own.value.map(({ id }) => Number(id))).toEqual(found);
    expect(asked()).toBe(requests);
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
