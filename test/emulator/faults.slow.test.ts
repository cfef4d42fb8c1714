import { DiscordAPIError, type MessageCreateOptions, type RESTOptions } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { EmulatorOptions } from '#emulator/emulator.ts';
import { shardOf } from '#emulator/snowflake.ts';
import { exampleBot } from './example-bot.ts';
import { aPlay } from './stage.ts';

const CALLBACK = { method: 'POST', template: '/interactions/{interaction_id}/{interaction_token}/callback' };
const SEND = { method: 'POST', template: '/channels/{channel_id}/messages' };

async function atTheTable(options: EmulatorOptions = {}, rest: Partial<RESTOptions> = {}) {
  const play = await aPlay(options, rest);
  const guild = play.emulator.createGuild();
  const channel = await play.client.channels.fetch(guild.channel().id);
  if (!channel?.isSendable()) throw new Error('no channel to send in');
  return { ...play, guild, ann: guild.join('ann'), channel };
}

describe('discord.js and the example bot, when requests go wrong', () => {
  it('try again after a 502, as often as it takes', async () => {
    const { emulator, ann, errors } = await atTheTable();
    emulator.faults.onRequest({ kind: 'status', status: 502 }, { ...CALLBACK, times: 2 });
    expect(await ann.slash('find', { word: 'x' })).toMatchObject({ kind: 'replied' });
    expect(errors).toEqual([]);
    const tries = emulator.recording.exchanges.filter(({ template }) => template === CALLBACK.template);
    expect(tries.map(({ status }) => status)).toEqual([502, 502, 204]);
  });

  it('are told of any refusal of Discord’s, by its code', async () => {
    const { emulator, channel } = await atTheTable();
    emulator.faults.onRequest({ kind: 'refused', status: 400, code: 200_000, message: 'Blocked' }, SEND);
    await expect(channel.send('a bad word')).rejects.toMatchObject({ code: 200_000, status: 400 });
    await channel.send('a good one');
  });

  it('wait as long as a 429 says', async () => {
    const { emulator, channel } = await atTheTable();
    emulator.faults.onRequest({ kind: 'rate-limited', retryAfter: 0.05 }, SEND);
    await channel.send('patience');
    const tries = emulator.recording.exchanges.filter(({ template }) => template === SEND.template);
    expect(tries.map(({ status }) => status)).toEqual([429, 200]);
  });

  it('send twice when only the answer was lost, unless a nonce guards the message', async () => {
    const { emulator, channel, ann } = await atTheTable();
    const send = async (body: string | MessageCreateOptions): Promise<unknown> => channel.send(body);
    const insist = (body: string | MessageCreateOptions) => send(body).catch(() => send(body));
    emulator.faults.onRequest({ kind: 'lost-answer' }, SEND);
    await insist('unguarded');
    emulator.faults.onRequest({ kind: 'lost-answer' }, SEND);
    await insist({ content: 'guarded', nonce: '1', enforceNonce: true });
    expect(ann.visible().map(({ text }) => text)).toEqual(['unguarded', 'unguarded', 'guarded']);
  });

  it('have done nothing when the connection was cut before', async () => {
    const { emulator, channel, ann } = await atTheTable();
    emulator.faults.onRequest({ kind: 'drop' }, SEND);
    await expect(channel.send('dropped')).rejects.toThrow();
    expect(ann.visible()).toEqual([]);
  });

  it('are told of a cut connection at once when what they asked for is done late', async () => {
    const { emulator, channel, ann } = await atTheTable();
    emulator.faults.onRequest({ kind: 'late' }, SEND);
    await expect(channel.send('first')).rejects.toThrow();
    await channel.send('second');
    emulator.faults.catchUp();
    emulator.faults.catchUp();
    expect(ann.visible().map(({ text }) => text)).toEqual(['second', 'first']);
  });

  it('meet 10062 when their answer took longer than three seconds', async () => {
    const { emulator, ann, errors } = await atTheTable();
    emulator.faults.onRequest({ kind: 'delay', milliseconds: 3_100 }, CALLBACK);
    const outcome = ann.slash('find', { word: 'x' });
    const turned = () => {
      emulator.clock.turn(1_000);
      return errors;
    };
    await expect.poll(turned).toMatchObject([{ code: 10062 }]);
    expect(errors[0]).toBeInstanceOf(DiscordAPIError);
    expect(await outcome).toEqual({ kind: 'failed' });
  });

  it('meet 40060 when one press was delivered twice, and the person sees one answer', async () => {
    const { emulator, ann, errors } = await atTheTable();
    emulator.faults.onDispatch({ kind: 'duplicate' }, { event: 'INTERACTION_CREATE' });
    await ann.slash('find', { word: 'x' });
    await expect.poll(() => errors).toMatchObject([{ code: 40060 }]);
    expect(ann.visible()).toHaveLength(1);
  });

  it('answer presses that come in the wrong order', async () => {
    const { emulator, ann } = await atTheTable();
    emulator.faults.onDispatch({ kind: 'overtaken' }, { event: 'INTERACTION_CREATE' });
    const outcomes = [ann.slash('find', { word: 'first' }), ann.slash('find', { word: 'second' })];
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['replied', 'replied']);
    expect(ann.visible().map(({ text }) => text)).toEqual(['Found second', 'Found first']);
  });
});

describe('discord.js and the example bot, when the gateway goes wrong', () => {
  it.each([
    ['the socket is dropped', 'drop'],
    ['it is asked to reconnect', 'askToReconnect'],
  ] as const)('resume after %s and answer what was asked meanwhile', async (_, trouble) => {
    const { emulator, ann, client, errors } = await atTheTable();
    const resumed = new Promise((resolve) => client.once('shardResume', resolve));
    emulator.gateway[trouble]();
    const outcome = ann.slash('find', { word: 'x' });
    expect(await outcome).toMatchObject({ kind: 'replied' });
    await resumed;
    expect(errors).toEqual([]);
  });

  it('are refused with a wrong token', async () => {
    const { emulator } = await aPlay();
    const client = exampleBot({ api: emulator.api }, () => {});
    await expect(client.login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
    emulator.recording.exchanges.length = 0;
  });
});

describe('several shards of discord.js', () => {
  it('answer each in their own guilds', async () => {
    const { emulator, client } = await aPlay({ shards: 2, maxConcurrency: 2 });
    expect(client.ws.shards.size).toBe(2);
    // A guild's shard follows from the millisecond it was made in: one in each goes to both in turn.
    for (let n = 0; n < 8; n++) {
      emulator.clock.turn(1);
      const ann = emulator.createGuild().join('ann');
      expect(await ann.slash('find', { word: 'x' })).toMatchObject({ kind: 'replied' });
    }
    const shards = emulator.guilds.map(({ id }) => shardOf(id, 2));
    expect(new Set(shards)).toEqual(new Set([0, 1]));
    expect(client.guilds.cache.map(({ shardId }) => shardId)).toEqual(shards);
  });
});
