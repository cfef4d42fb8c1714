import { describe, expect, it } from 'vitest';
import type { Permission } from '#emulator/world/permissions.ts';
import { PNG } from '../picture.ts';
import { aRawWorld } from './world.ts';

const HELLO = { content: 'hello' };
const NOWHERE = '999999999999999999';
const FILE = { files: { 'files[0]': { name: 'a.png', bytes: PNG } } };

describe('what is not there', () => {
  it.each([
    ['GET /channels/999999999999999999', 10003],
    ['GET /channels/{channel}/messages/999999999999999999', 10008],
    ['GET /guilds/999999999999999999', 10004],
    ['GET /guilds/{guild}/members/999999999999999999', 10013],
    ['GET /guilds/{guild}/roles/999999999999999999', 10011],
    ['GET /users/999999999999999999', 10013],
    ['GET /applications/{app}/emojis/999999999999999999', 10014],
    ['GET /applications/{app}/commands/999999999999999999', 10063],
  ])('%s answers 404 with code %i', async (line, code) => {
    const { call, emulator } = await aRawWorld();
    const answer = await call(line.replace('{app}', emulator.applicationId));
    expect(answer).toMatchObject({ status: 404, body: { code } });
  });

  it('a user who exists but is not a member is 10007', async () => {
    const { call, ann } = await aRawWorld();
    expect((await call(`GET /guilds/{guild}/members/${ann.id}`)).status).toBe(200);
    ann.leave();
    expect((await call(`GET /guilds/{guild}/members/${ann.id}`)).body.code).toBe(10007);
  });

  it('an id that is no snowflake is 50035', async () => {
    const { call } = await aRawWorld();
    expect((await call('GET /channels/general')).body).toMatchObject({
      code: 50035,
      errors: {
        channel_id: { _errors: [{ code: 'NUMBER_TYPE_COERCE', message: 'Value "general" is not snowflake.' }] },
      },
    });
  });

  it('another application is not ours to change: 20012', async () => {
    const { call } = await aRawWorld();
    expect((await call(`GET /applications/${NOWHERE}/commands`)).body.code).toBe(20012);
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

  it('somebody else’s message can’t be edited: 50005', async () => {
    const { call, ann } = await aRawWorld();
    const line = `PATCH /channels/{channel}/messages/${ann.say('hers').id}`;
    expect(await call(line, HELLO)).toMatchObject({ status: 403, body: { code: 50005 } });
  });

  it('closed direct messages are 50007, open ones work', async () => {
    const { call, ann } = await aRawWorld();
    const { body: dm } = await call('POST /users/@me/channels', { recipient_id: ann.id });
    ann.closeDms();
    expect(await call(`POST /channels/${dm.id}/messages`, HELLO)).toMatchObject({ status: 403, body: { code: 50007 } });
    ann.openDms();
    expect((await call(`POST /channels/${dm.id}/messages`, HELLO)).status).toBe(200);
  });

  it('who shares no guild with the bot any more is 50007', async () => {
    const { call, ann } = await aRawWorld();
    const { body: dm } = await call('POST /users/@me/channels', { recipient_id: ann.id });
    ann.leave();
    expect((await call(`POST /channels/${dm.id}/messages`, HELLO)).body.code).toBe(50007);
    ann.comeBack();
    expect((await call(`POST /channels/${dm.id}/messages`, HELLO)).status).toBe(200);
  });

  it('a conversation with nobody is 50033, with a bot 50007', async () => {
    const { call, emulator } = await aRawWorld();
    expect((await call('POST /users/@me/channels', { recipient_id: NOWHERE })).body.code).toBe(50033);
    expect((await call('POST /users/@me/channels', { recipient_id: emulator.applicationId })).body.code).toBe(50007);
  });
});

describe('what does not fit', () => {
  it('a body that is no JSON is 50109', async () => {
    const { call } = await aRawWorld();
    expect(await call('POST /channels/{channel}/messages', '{"content":')).toMatchObject({
      status: 400,
      body: { code: 50109 },
    });
  });

  it('an empty message is 50006, one with a file alone is not', async () => {
    const { call } = await aRawWorld();
    expect((await call('POST /channels/{channel}/messages', {})).body.code).toBe(50006);
    expect((await call('POST /channels/{channel}/messages', {}, FILE)).status).toBe(200);
  });

  it('a payload against the rules is 50035 with the tree of what is wrong', async () => {
    const { call } = await aRawWorld();
    expect((await call('POST /channels/{channel}/messages', { content: 'x'.repeat(2_001) })).body).toMatchObject({
      code: 50035,
      message: 'Invalid Form Body',
      errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } },
    });
    expect((await call('POST /channels/{channel}/messages', { content: 'x'.repeat(2_000) })).status).toBe(200);
  });

  it('a file of ten MiB is taken, one byte more is 40005', async () => {
    const { call } = await aRawWorld();
    const upload = (size: number) =>
      call(
        'POST /channels/{channel}/messages',
        {},
        { files: { 'files[0]': { name: 'big', bytes: new Uint8Array(size) } } },
      );
    expect((await upload(10 * 1024 * 1024)).status).toBe(200);
    expect(await upload(10 * 1024 * 1024 + 1)).toMatchObject({ status: 413, body: { code: 40005 } });
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
  it('take a few edits each hour, then 30046; younger ones any number', async () => {
    const { call, emulator } = await aRawWorld({ oldEditsPerHour: 2 });
    const { body: old } = await call('POST /channels/{channel}/messages', HELLO);
    const edit = () => call(`PATCH /channels/{channel}/messages/${old.id}`, { content: 'edited' });
    emulator.clock.turn(3_600_000);
    expect((await Promise.all([edit(), edit(), edit()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    emulator.clock.turn(1);
    expect((await edit()).status).toBe(200);
    expect((await edit()).status).toBe(200);
    expect(await edit()).toMatchObject({ status: 429, body: { code: 30046, retry_after: 3_600 } });
    emulator.clock.turn(3_600_000);
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
