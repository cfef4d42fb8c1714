import { describe, expect, it } from 'vitest';
import { aPatient, leftBehind, linesOf, wrongIn } from './visit.ts';

describe('a bot that is set up well', () => {
  it('has nothing wrong with it, is told so line by line, and finds nothing left behind', async () => {
    const { discord, visit } = await aPatient();
    const report = await visit();
    expect(wrongIn(report)).toEqual([]);
    expect(leftBehind(discord)).toBe(0);
    const lines = linesOf(report).map((line) =>
      line.replace(/-?\d+ ms/g, 'N ms').replace(/\d+ requests/, 'N requests'),
    );
    expect(lines).toEqual([
      'ok     the token is that of Games',
      'ok     interactions come by the gateway',
      'ok     invitations need no code grant',
      'ok     “Add App” brings the bot user and the commands',
      'ok     “Add App” asks for every permission that a table needs',
      'ok     terms and privacy policy are linked',
      'ok     the clock goes with Discord’s (N ms apart)',
      'ok     1000 of 1000 starts are left today; 1 shard(s)',
      'ok     the commands were registered, and are known as they are: /urland, /ursuppe, /ants, /game, /games-admin',
      'ok     the bot may do all that a table needs in #clinic',
      'ok     a panel with a board is posted: 0 kB, 1 × 1 as returned, N ms',
      'ok     the same nonce again gives the same message',
      'ok     … edited, with another board: 0 kB, 1 × 1 as returned, N ms',
      'ok     … edited to words alone: N ms',
      'ok     … deleted: N ms',
      'ok     who is mentioned without being allowed to is not in `mentions`',
      'ok     eleven files are refused with 30015',
      'ok     a thread is opened: N ms',
      'ok     opening it leaves a note in the channel',
      'ok     a message there: N ms',
      'ok     … archived: N ms',
      'ok     an edit there is refused with 50083',
      'ok     a new message there: N ms',
      'ok     … which opens the thread again',
      'ok     locking it is refused with 50013',
      'ok     … archived once more: N ms',
      'look   the empty thread “Doctor” is archived, but can’t be deleted without Manage Threads\n       → Delete it by hand.',
      'ok     a direct message of components to the owner: N ms',
      'ok     … and one in plain words: N ms',
      'ok     limit of POST /channels/{}/messages: 5 in 5 s',
      'ok     limit of PATCH /channels/{}/messages/{}: 5 in 5 s',
      'ok     limit of DELETE /channels/{}/messages/{}: 5 in 1 s',
      'ok     limit of POST /channels/{}/threads: 50 in 300 s',
      'ok     limit of GET /channels/{}/messages: 5 in 5 s',
      'ok     N requests, N ms in the middle, N ms at most',
      'ok     the emulator answers all N requests alike',
    ]);
  });

  it('that may manage threads is told what a lock does, and no thread is left', async () => {
    const { discord, visit } = await aPatient({}, 'ManageThreads');
    const report = await visit();
    expect(linesOf(report)).toContain('ok     who may lock it may also write there');
    expect([...discord.world.channels.values()].filter(({ kind }) => kind === 'thread')).toEqual([]);
  });

  it('has its commands known at the second visit', async () => {
    const { visit } = await aPatient();
    await visit();
    expect(linesOf(await visit())).toContain(
      'ok     the commands are known as they are: /urland, /ursuppe, /ants, /game, /games-admin',
    );
  });

  it('has /doctor in its server with --phone, and not without', async () => {
    const { discord, guild, visit } = await aPatient();
    const inServer = () => [...discord.world.commands.values()].filter(({ guildId }) => guildId === guild.id);
    await visit({}, null);
    expect(inServer()).toEqual([]);
    await visit({ hasPhone: true }, null);
    expect(inServer()).toMatchObject([{ json: { name: 'doctor', default_member_permissions: '0' } }]);
  });

  it('is looked over without the comparison where the emulator is not installed', async () => {
    const { visit } = await aPatient();
    const lines = linesOf(await visit({}, null));
    expect(lines.at(-1)).toContain('the emulator is not installed here');
    expect(lines).toContain('ok     the same nonce again gives the same message');
  });
});

describe('what can’t be looked at', () => {
  it('ends the visit: a token that Discord does not know', async () => {
    const { discord, visit } = await aPatient();
    const report = await visit({ token: 'not.the.token' });
    expect(linesOf(report)).toEqual([
      'wrong  Discord refuses the token (401, 0)\n       → Reset it on the Bot page of your application, and copy the new one to .env.',
    ]);
    expect(leftBehind(discord)).toBe(0);
  });

  it('ends the visit: a channel out of sight, or none', async () => {
    const { guild, visit } = await aPatient();
    guild.channel().deny('bot', 'ViewChannel');
    expect(wrongIn(await visit())).toEqual(['the channel can’t be seen (403, 50001)']);
    expect(wrongIn(await visit({ channel: '999999999999999999' }))).toEqual(['the channel can’t be seen (404, 10003)']);
  });

  it('is passed over: direct messages that the owner does not take', async () => {
    const { guild, visit } = await aPatient();
    guild.join('owner').closeDms();
    expect(linesOf(await visit()).join('\n')).toContain('look   … and one in plain words: refused (50007)');
  });

  it('is named, and the rest goes on: no files may be attached', async () => {
    const { discord, guild, visit } = await aPatient();
    guild.channel().deny('bot', 'AttachFiles');
    const report = await visit();
    expect(wrongIn(report)).toEqual([
      'the bot lacks Attach Files in #clinic',
      'a panel with a board is posted: refused (403, 50013)',
    ]);
    expect(linesOf(report).at(-1)).toContain('alike');
    expect(leftBehind(discord)).toBe(0);
  });
});

describe('a Discord that is not as the emulator', () => {
  it('an answer with another code is reported beside the emulator’s', async () => {
    const { discord, visit } = await aPatient();
    discord.faults.onRequest(
      { kind: 'refused', status: 400, code: 200_000 },
      { method: 'PATCH', template: '/channels/{channel_id}/messages/{message_id}' },
    );
    const report = await visit();
    expect(wrongIn(report)).toEqual(['… edited, with another board: refused (400, 200000)']);
    expect(linesOf(report)).toContain(
      'look   PATCH /channels/{channel}/messages/{panel}: the answer is 400 with code 200000 there and 200 in the emulator',
    );
    expect(leftBehind(discord)).toBe(0);
  });

  it('whatever was posted is taken away, also when the line breaks in the middle', async () => {
    const { discord, visit } = await aPatient();
    discord.faults.onRequest(
      { kind: 'drop' },
      { method: 'PATCH', template: '/channels/{channel_id}/messages/{message_id}' },
    );
    expect(wrongIn(await visit())).toEqual([expect.stringContaining('the visit broke off')]);
    expect(leftBehind(discord)).toBe(0);
  });

  it('a thread that was opened is put away when the line breaks', async () => {
    const { discord, visit } = await aPatient();
    discord.faults.onRequest({ kind: 'drop' }, { method: 'PATCH', template: '/channels/{channel_id}' });
    expect(wrongIn(await visit())).toEqual([expect.stringContaining('the visit broke off')]);
    expect([...discord.world.channels.values()]).toContainEqual(
      expect.objectContaining({ kind: 'thread', archived: true }),
    );
  });
});
