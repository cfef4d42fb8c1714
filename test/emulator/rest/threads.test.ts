import { describe, expect, it } from 'vitest';
import { aModeratorsWorld, aRawWorld } from './world.ts';

const HELLO = { content: 'hello' };

async function withThread(type: 11 | 12, aWorld = () => aRawWorld()) {
  const world = await aWorld();
  const { body: thread } = await world.call('POST /channels/{channel}/threads', { name: 'side', type });
  return { ...world, thread };
}

describe('threads', () => {
  it('start on a message, once: 160004', async () => {
    const { call, ann } = await aRawWorld();
    const { id } = ann.say('start here');
    const thread = await call(`POST /channels/{channel}/messages/${id}/threads`, { name: 'side' });
    expect(thread).toMatchObject({
      status: 201,
      body: { id, type: 11, name: 'side', member: { user_id: expect.any(String) } },
    });
    expect((await call(`POST /channels/{channel}/messages/${id}/threads`, { name: 'side' })).body.code).toBe(160004);
    expect((await call(`GET /channels/{channel}/messages/${id}`)).body).toMatchObject({ flags: 32, thread: { id } });
  });

  it('that are public leave a note and are open to all', async () => {
    const { call, ann, thread } = await withThread(11);
    await call(`POST /channels/${thread.id}/messages`, HELLO);
    expect(ann.visible().map(({ channel, text }) => [channel, text])).toEqual([
      ['general', 'side'],
      ['side', 'hello'],
    ]);
  });

  it('that are private show only to those who were added', async () => {
    const { call, ann, guild, thread } = await withThread(12);
    const bob = guild.join('bob');
    await call(`POST /channels/${thread.id}/messages`, HELLO);
    expect((await call(`PUT /channels/${thread.id}/thread-members/${ann.id}`)).status).toBe(204);
    expect(ann.visible()).toHaveLength(1);
    expect(bob.visible()).toEqual([]);
    expect((await call(`GET /channels/${thread.id}/thread-members/${ann.id}`)).status).toBe(200);
    expect((await call(`DELETE /channels/${thread.id}/thread-members/${ann.id}`)).status).toBe(204);
    expect(ann.visible()).toEqual([]);
    expect((await call(`GET /channels/${thread.id}/thread-members/${ann.id}`)).body.code).toBe(10007);
  });

  it('that are private stay in sight of the bot that opened them', async () => {
    const { call, channel, thread } = await withThread(12);
    channel.deny('bot', 'ManageThreads');
    expect((await call(`GET /channels/${thread.id}`)).status).toBe(200);
    expect((await call(`DELETE /channels/${thread.id}/thread-members/@me`)).status).toBe(204);
    expect((await call(`GET /channels/${thread.id}`)).body.code).toBe(50001);
  });

  it('that are archived keep what was said in them: 50083; a message opens them again', async () => {
    const { call, thread } = await withThread(11);
    const { body: said } = await call(`POST /channels/${thread.id}/messages`, HELLO);
    await call(`PATCH /channels/${thread.id}`, { archived: true });
    const message = `/channels/${thread.id}/messages/${said.id}`;
    expect((await call(`PATCH ${message}`, { content: 'changed' })).body.code).toBe(50083);
    await call(`POST /channels/${thread.id}/messages`, HELLO);
    expect((await call(`PATCH ${message}`, { content: 'changed' })).status).toBe(200);
  });

  it('that are archived let what was said in them be deleted', async () => {
    const { call, thread } = await withThread(11);
    const { body: said } = await call(`POST /channels/${thread.id}/messages`, HELLO);
    await call(`PATCH /channels/${thread.id}`, { archived: true });
    expect((await call(`DELETE /channels/${thread.id}/messages/${said.id}`)).status).toBe(204);
  });

  it('that are archived take no members or changes: 50083; a message opens them again', async () => {
    const { call, ann, thread } = await withThread(11, aModeratorsWorld);
    expect((await call(`PATCH /channels/${thread.id}`, { archived: true })).body.thread_metadata.archived).toBe(true);
    expect((await call(`PUT /channels/${thread.id}/thread-members/${ann.id}`)).body.code).toBe(50083);
    expect((await call(`PATCH /channels/${thread.id}`, { name: 'other' })).body.code).toBe(50083);
    expect((await call('GET /guilds/{guild}/threads/active')).body.threads).toEqual([]);
    const archived = async (kind: string) =>
      (await call(`GET /channels/{channel}/threads/archived/${kind}`)).body.threads;
    expect(await archived('public')).toMatchObject([{ id: thread.id }]);
    expect(await archived('private')).toEqual([]);
    await call(`POST /channels/${thread.id}/messages`, HELLO);
    expect((await call('GET /guilds/{guild}/threads/active')).body.threads).toMatchObject([{ id: thread.id }]);
  });

  it('can’t have threads of their own: 50024', async () => {
    const { call, thread } = await withThread(11);
    expect((await call(`POST /channels/${thread.id}/threads`, { name: 'x', type: 11 })).body.code).toBe(50024);
  });

  it('need a permission of their own to speak in: 50013', async () => {
    const { call, channel, thread } = await withThread(11);
    channel.deny('bot', 'SendMessagesInThreads');
    expect((await call(`POST /channels/${thread.id}/messages`, HELLO)).body.code).toBe(50013);
    channel.allow('bot', 'SendMessagesInThreads');
    expect((await call(`POST /channels/${thread.id}/messages`, HELLO)).status).toBe(200);
  });
});

describe('what a bot reads of its guilds', () => {
  it.each([
    ['GET /guilds/{guild}?with_counts=true', { approximate_member_count: 3 }],
    ['GET /guilds/{guild}/channels', [{ name: 'general' }]],
    ['GET /guilds/{guild}/roles', [{ name: '@everyone' }, { name: 'Bot' }]],
    ['GET /guilds/{guild}/members?limit=2', [{}, {}]],
    ['GET /guilds/{guild}/members/search?query=AN', [{ user: { username: 'ann' } }]],
    ['GET /users/@me', { username: 'Bot', bot: true }],
    ['GET /users/@me/guilds', [{ name: 'Guild' }]],
    ['GET /applications/@me', { name: 'Bot' }],
    ['GET /gateway', { url: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:/) }],
    ['GET /gateway/bot', { shards: 1, session_start_limit: { max_concurrency: 1 } }],
  ])('%s', async (line, expected) => {
    const { call } = await aRawWorld();
    const { status, body } = await call(line);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });
});
