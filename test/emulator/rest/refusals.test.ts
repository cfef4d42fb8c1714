import { describe, expect, it } from 'vitest';
import type { Permission } from '#emulator/world/permissions.ts';
import { PNG } from '../picture.ts';
import { aModeratorsWorld, aRawWorld } from './world.ts';

const HELLO = { content: 'hello' };
const NOWHERE = '999999999999999999';
const atLeast = (min: number) => `int value should be greater than or equal to ${min}.`;
const atMost = (max: number) => `int value should be less than or equal to ${max}.`;
const FILE = { files: { 'files[0]': { name: 'a.png', bytes: PNG } } };

describe('what is not there', () => {
  it('a member who is nobody at all is 10013', async () => {
    const { call } = await aRawWorld();
    expect((await call(`GET /guilds/{guild}/members/${NOWHERE}`)).body.code).toBe(10013);
  });
});

describe('what is no id, or no number of things', () => {
  it.each([
    ['GET /channels/general', 'channel_id', 'NUMBER_TYPE_COERCE', 'Value "general" is not snowflake.'],
    ['GET /guilds/{guild}/roles/everyone', 'role_id', 'NUMBER_TYPE_COERCE', 'Value "everyone" is not snowflake.'],
    ['GET /channels/{channel}/messages?before=now', 'before', 'NUMBER_TYPE_COERCE', 'Value "now" is not snowflake.'],
    ['GET /guilds/{guild}/members?after=ann', 'after', 'NUMBER_TYPE_COERCE', 'Value "ann" is not snowflake.'],
    ['GET /channels/{channel}/messages?limit=0', 'limit', 'NUMBER_TYPE_MIN', atLeast(1)],
    ['GET /channels/{channel}/messages?limit=101', 'limit', 'NUMBER_TYPE_MAX', atMost(100)],
    ['GET /channels/{channel}/messages?limit=all', 'limit', 'NUMBER_TYPE_COERCE', 'Value "all" is not int.'],
    ['GET /channels/{channel}/messages/pins?limit=51', 'limit', 'NUMBER_TYPE_MAX', atMost(50)],
    ['GET /guilds/{guild}/members?limit=1001', 'limit', 'NUMBER_TYPE_MAX', atMost(1_000)],
  ])('%s is 50035', async (line, field, code, message) => {
    const { call } = await aRawWorld();
    const errors = { [field]: { _errors: [{ code, message }] } };
    expect(await call(line)).toMatchObject({ status: 400, body: { code: 50035, errors } });
  });

  it.each([
    'GET /channels/{channel}/messages?limit=100',
    'GET /channels/{channel}/messages/pins?limit=50',
    `GET /guilds/{guild}/members?limit=1000&after=${NOWHERE}`,
  ])('%s is taken', async (line) => {
    const { call } = await aRawWorld();
    expect((await call(line)).status).toBe(200);
  });
});

describe('a conversation with one person', () => {
  async function withConversation() {
    const world = await aRawWorld();
    const { body } = await world.call('POST /users/@me/channels', { recipient_id: world.ann.id });
    return { ...world, dm: body.id as string };
  }

  it('is with nobody who is a bot: 50007', async () => {
    const { call, emulator } = await aRawWorld();
    expect((await call('POST /users/@me/channels', { recipient_id: emulator.applicationId })).body.code).toBe(50007);
  });

  it.each([
    ['is not renamed', 'PATCH /channels/{dm}', { name: 'x' }],
    ['has no threads', 'POST /channels/{dm}/threads', { name: 'x', type: 11 }],
    ['has no threads on messages', `POST /channels/{dm}/messages/${NOWHERE}/threads`, { name: 'x' }],
    ['is not cleared in bulk', 'POST /channels/{dm}/messages/bulk-delete', { messages: [NOWHERE, '1'] }],
  ])('%s: 50003', async (_, line, body) => {
    const { call, dm } = await withConversation();
    expect(await call(line.replace('{dm}', dm), body)).toMatchObject({ status: 403, body: { code: 50003 } });
  });

  it('keeps what the other one said: 50003; what the bot said goes', async () => {
    const { call, dm, ann } = await withConversation();
    const hers = ann.say('hers', { in: 'dm' });
    const { body: own } = await call(`POST /channels/${dm}/messages`, HELLO);
    expect((await call(`DELETE /channels/${dm}/messages/${hers.id}`)).body.code).toBe(50003);
    expect((await call(`DELETE /channels/${dm}/messages/${own.id}`)).status).toBe(204);
  });

  it('can be closed, which only hides it', async () => {
    const { call, dm } = await withConversation();
    expect((await call(`DELETE /channels/${dm}`)).body.id).toBe(dm);
    expect((await call(`POST /channels/${dm}/messages`, HELLO)).status).toBe(200);
  });
});

describe('what Discord wrote itself', () => {
  it.each([
    ['PATCH', '/channels/{channel}/messages/{note}', { content: 'x' }],
    ['PUT', '/channels/{channel}/messages/pins/{note}', undefined],
    ['DELETE', '/channels/{channel}/messages/pins/{note}', undefined],
    ['PUT', '/channels/{channel}/pins/{note}', undefined],
  ])('takes no %s %s: 50021', async (method, path, body) => {
    const { call } = await aModeratorsWorld();
    await call('POST /channels/{channel}/threads', { name: 'side', type: 11 });
    const [note] = (await call('GET /channels/{channel}/messages')).body;
    expect(note.type).toBe(18);
    const answer = await call(`${method} ${path.replace('{note}', note.id)}`, body);
    expect(answer).toMatchObject({ status: 403, body: { code: 50021 } });
  });
});

describe('who is not allowed', () => {
  it('a missing or wrong token is 401', async () => {
    const { call } = await aRawWorld();
    expect((await call('GET /users/@me', undefined, { token: null })).status).toBe(401);
    expect(await call('GET /users/@me', undefined, { token: 'wrong' })).toMatchObject({
      status: 401,
      body: { message: '401: Unauthorized', code: 0 },
    });
    expect((await call('GET /users/@me')).status).toBe(200);
  });

  it('a channel the bot can’t see is 50001, whatever it wants there', async () => {
    const { call, channel } = await aRawWorld();
    channel.deny('everyone', 'ViewChannel');
    expect(await call('GET /channels/{channel}')).toMatchObject({ status: 403, body: { code: 50001 } });
    expect((await call('POST /channels/{channel}/messages', HELLO)).body.code).toBe(50001);
    channel.allow('bot', 'ViewChannel');
    expect((await call('POST /channels/{channel}/messages', HELLO)).status).toBe(200);
  });

  it('a guild that threw the bot out is 50001', async () => {
    const { call, guild } = await aRawWorld();
    guild.removeBot();
    expect((await call('GET /guilds/{guild}')).body.code).toBe(50001);
  });

  it.each<[Permission, string, object, object]>([
    ['SendMessages', 'POST /channels/{channel}/messages', HELLO, {}],
    ['AttachFiles', 'POST /channels/{channel}/messages', HELLO, FILE],
    ['EmbedLinks', 'POST /channels/{channel}/messages', { embeds: [{ title: 'x' }] }, {}],
    ['ManageMessages', 'DELETE /channels/{channel}/messages/{hers}', {}, {}],
    ['PinMessages', 'PUT /channels/{channel}/messages/pins/{hers}', {}, {}],
    ['CreatePublicThreads', 'POST /channels/{channel}/threads', { name: 'x', type: 11 }, {}],
    ['CreatePublicThreads', 'POST /channels/{channel}/messages/{hers}/threads', { name: 'x' }, {}],
    ['CreatePrivateThreads', 'POST /channels/{channel}/threads', { name: 'x', type: 12 }, {}],
  ])('without %s: %s is 50013, with it it works', async (permission, line, body, extra) => {
    const { call, channel, ann } = await aRawWorld();
    const path = line.replace('{hers}', ann.say('hers').id);
    const sent = Object.keys(body).length === 0 ? undefined : body;
    channel.deny('bot', permission);
    expect(await call(path, sent, extra)).toMatchObject({ status: 403, body: { code: 50013 } });
    channel.allow('bot', permission);
    expect((await call(path, sent, extra)).status).toBeLessThan(300);
  });

  it('who shares no guild with the bot any more is 50278', async () => {
    const { call, ann } = await aRawWorld();
    const { body: dm } = await call('POST /users/@me/channels', { recipient_id: ann.id });
    ann.leave();
    expect((await call(`POST /channels/${dm.id}/messages`, HELLO)).body.code).toBe(50278);
    ann.comeBack();
    expect((await call(`POST /channels/${dm.id}/messages`, HELLO)).status).toBe(200);
  });
});

describe('what does not fit', () => {
  it('a payload against the rules is 50035 with the tree of what is wrong', async () => {
    const { call } = await aRawWorld();
    expect((await call('POST /channels/{channel}/messages', { content: 'x'.repeat(2_001) })).body).toMatchObject({
      code: 50035,
      message: 'Invalid Form Body',
      errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } },
    });
    expect((await call('POST /channels/{channel}/messages', { content: 'x'.repeat(2_000) })).status).toBe(200);
  });

  it('a reply to an unknown message is refused unless it may be left out', async () => {
    const { call } = await aRawWorld();
    const reply = (reference: object) =>
      call('POST /channels/{channel}/messages', { ...HELLO, message_reference: { message_id: NOWHERE, ...reference } });
    expect((await reply({})).body.errors.message_reference._errors[0].code).toBe('REPLIES_UNKNOWN_MESSAGE');
    expect((await reply({ fail_if_not_exists: false })).status).toBe(200);
  });
});

describe('messages older than an hour', () => {
  it('take three edits in six seconds, then 30046; younger ones any number', async () => {
    const { call, emulator } = await aRawWorld();
    const { body: old } = await call('POST /channels/{channel}/messages', HELLO);
    const edit = () => call(`PATCH /channels/{channel}/messages/${old.id}`, { content: 'edited' });
    emulator.clock.turn(3_600_000);
    for (let n = 1; n <= 4; n++) expect((await edit()).status).toBe(200);
    emulator.clock.turn(1);
    for (let n = 1; n <= 3; n++) expect((await edit()).status).toBe(200);
    expect(await edit()).toMatchObject({ status: 429, body: { code: 30046, retry_after: 6 } });
    emulator.clock.turn(5_999);
    expect((await edit()).status).toBe(429);
    emulator.clock.turn(1);
    expect((await edit()).status).toBe(200);
  });
});

describe('a route the emulator does not have', () => {
  it('answers 404 and is thrown when the emulator closes', async () => {
    const { call, emulator } = await aRawWorld();
    expect((await call('POST /guilds/{guild}/stickers', {})).status).toBe(404);
    expect(() => emulator.recording.assertNoSurprises()).toThrow(`POST /guilds/${emulator.guilds[0]?.id}/stickers`);
    emulator.recording.unknownRoutes.length = 0;
    emulator.recording.exchanges.length = 0;
  });
});
