import { describe, expect, it } from 'vitest';
import type { EmulatorOptions } from '#emulator/emulator.ts';
import { shardOf } from '#emulator/snowflake.ts';
import { anEmulator } from '../stage.ts';
import { RawGateway } from './raw-gateway.ts';

async function connected(options: EmulatorOptions = {}) {
  const emulator = await anEmulator(options);
  const guild = emulator.createGuild();
  const ann = guild.join('ann');
  const gateway = new RawGateway(emulator);
  await gateway.next(10);
  return { emulator, guild, ann, gateway };
}

async function identified(identify: object = {}, options: EmulatorOptions = {}) {
  const world = await connected(options);
  world.gateway.identify(identify);
  const ready = (await world.gateway.next('READY')).d;
  await world.gateway.caughtUp();
  return { ...world, ready };
}

describe('saying hello', () => {
  it('begins with HELLO and its heartbeat interval, and acknowledges heartbeats', async () => {
    const { gateway } = await connected({ heartbeatInterval: 12_345 });
    expect((await gateway.next(10)).d.heartbeat_interval).toBe(12_345);
    gateway.send(1, null);
    expect(await gateway.next(11)).toMatchObject({ op: 11 });
  });

  it('answers IDENTIFY with READY and a GUILD_CREATE for each guild', async () => {
    const { gateway, guild, ready, emulator } = await identified();
    expect(ready).toMatchObject({
      v: 10,
      user: { id: emulator.applicationId, bot: true },
      guilds: [{ id: guild.id, unavailable: true }],
      application: { id: emulator.applicationId },
      resume_gateway_url: emulator.origin.replace('http', 'ws'),
    });
    expect((await gateway.next('GUILD_CREATE')).d).toMatchObject({ id: guild.id, channels: [{ name: 'general' }] });
  });

  it('takes the token with or without "Bot "', async () => {
    const { gateway, emulator } = await connected();
    gateway.identify({ token: `Bot ${emulator.token}` });
    expect((await gateway.next('READY')).s).toBe(1);
  });

  it.each(['v=6&encoding=json', 'v=10&encoding=etf', 'v=10&encoding=json&compress=zlib-stream'])(
    'refuses a protocol it does not speak, loudly: %s',
    async (query) => {
      const emulator = await anEmulator();
      expect(await new RawGateway(emulator, query).closed).toBe(4012);
      expect(emulator.recording.unknownRoutes.splice(0)).toEqual([`gateway ?${query}`]);
    },
  );

  it.each<[string, (gateway: RawGateway) => void, number]>([
    ['what is no JSON', (gateway) => gateway.sendText('{'), 4002],
    ['what is no operation', (gateway) => gateway.sendText('[]'), 4002],
    ['an IDENTIFY without intents', (gateway) => gateway.identify({ intents: undefined }), 4013],
    ['a shard of none', (gateway) => gateway.identify({ shard: [0, 0] }), 4010],
  ])('hangs up on %s', async (_, act, code) => {
    const { gateway } = await connected();
    act(gateway);
    expect(await gateway.closed).toBe(code);
  });
});

describe('intents', () => {
  it('decide which events come', async () => {
    const { gateway, ann, guild } = await identified({ intents: 1 << 0 });
    ann.say('unheard');
    guild.createChannel('heard');
    await gateway.caughtUp();
    expect(gateway.events()).toEqual(['READY', 'GUILD_CREATE', 'CHANNEL_CREATE']);
  });

  it('without GUILDS bring READY alone', async () => {
    const { gateway } = await identified({ intents: 1 << 9 });
    expect(gateway.events()).toEqual(['READY']);
  });

  it('without MESSAGE_CONTENT blank what others say, unless it mentions the bot or is direct', async () => {
    const { gateway, ann, emulator } = await identified();
    ann.say('secret');
    ann.say(`<@${emulator.applicationId}> read this`);
    ann.say('direct', { in: 'dm' });
    await gateway.caughtUp();
    const heard = gateway.received.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content);
    expect(heard).toEqual(['', `<@${emulator.applicationId}> read this`, 'direct']);
  });

  it('with MESSAGE_CONTENT bring it', async () => {
    const { gateway, ann } = await identified({ intents: (1 << 9) | (1 << 15) });
    ann.say('public');
    expect((await gateway.next('MESSAGE_CREATE')).d).toMatchObject({ content: 'public', guild_id: expect.any(String) });
  });

  it('with GUILD_MEMBERS tell of people coming, changing and going', async () => {
    const { gateway, guild } = await identified({ intents: 1 << 1 });
    const bob = guild.join('bob');
    guild.giveRole(bob, guild.createRole('player'));
    bob.leave();
    await gateway.caughtUp();
    expect(gateway.events().slice(1)).toEqual(['GUILD_MEMBER_ADD', 'GUILD_MEMBER_UPDATE', 'GUILD_MEMBER_REMOVE']);
  });

  it('tell of members on request', async () => {
    const { gateway, guild, ann } = await identified();
    gateway.send(8, { guild_id: guild.id, user_ids: [ann.id, '999999999999999999'], nonce: 'n' });
    expect((await gateway.next('GUILD_MEMBERS_CHUNK')).d).toMatchObject({
      members: [{ user: { id: ann.id } }],
      not_found: ['999999999999999999'],
      chunk_index: 0,
      chunk_count: 1,
      nonce: 'n',
    });
  });
});

describe('resuming', () => {
  it('brings what was missed, in order, then RESUMED', async () => {
    const { emulator, gateway, ann, ready } = await identified();
    const heard = gateway.received.at(-2)?.s ?? 0;
    emulator.gateway.drop();
    expect(await gateway.closed).toBe(1006);
    ann.say('one', { in: 'dm' });
    ann.say('two', { in: 'dm' });
    const again = new RawGateway(emulator);
    await again.next(10);
    again.resume(ready.session_id, heard);
    await again.next('RESUMED');
    expect(again.received.slice(1).map(({ t, s, d }) => [t, s, d.content])).toEqual([
      ['MESSAGE_CREATE', heard + 1, 'one'],
      ['MESSAGE_CREATE', heard + 2, 'two'],
      ['RESUMED', heard + 3, undefined],
    ]);
  });

  it('over a second wire goes on there when the first one closes', async () => {
    const { emulator, gateway, ann, ready } = await identified();
    const again = new RawGateway(emulator);
    await again.next(10);
    again.resume(ready.session_id, 2);
    await again.next('RESUMED');
    gateway.close();
    await gateway.closed;
    ann.say('still there?', { in: 'dm' });
    expect((await again.next('MESSAGE_CREATE')).d.content).toBe('still there?');
  });

  async function resumedWith(options: {
    session?: string;
    seq?: number;
    token?: string;
    wait?: number;
    code?: number;
  }) {
    const { emulator, gateway, ready } = await identified();
    gateway.close(options.code ?? 4000);
    await gateway.closed;
    emulator.clock.turn(options.wait ?? 0);
    const again = new RawGateway(emulator);
    await again.next(10);
    again.resume(options.session ?? ready.session_id, options.seq ?? 2, options.token);
    return again;
  }

  it('an unknown session is invalid, for good', async () => {
    expect((await (await resumedWith({ session: 'none' })).next(9)).d).toBe(false);
  });

  it('with a wrong token is refused', async () => {
    expect(await (await resumedWith({ token: 'wrong' })).closed).toBe(4004);
  });

  it('is possible for three minutes', async () => {
    expect((await (await resumedWith({ wait: 179_000 })).next('RESUMED')).op).toBe(0);
    expect((await (await resumedWith({ wait: 181_000 })).next(9)).d).toBe(false);
  });

  it.each([1000, 1001])('is over for whoever closed with %i', async (code) => {
    expect((await (await resumedWith({ code })).next(9)).d).toBe(false);
  });
});

describe('a gateway with troubles', () => {
  it('asks to reconnect, for a heartbeat, and invalidates sessions', async () => {
    const { emulator, gateway } = await identified();
    emulator.gateway.askToReconnect();
    expect((await gateway.next(7)).op).toBe(7);
    emulator.gateway.askForHeartbeat();
    expect((await gateway.next(1)).op).toBe(1);
    emulator.gateway.invalidate({ resumable: true });
    expect((await gateway.next(9)).d).toBe(true);
  });

  it('delivers an event twice, late, or after the next one, when told to', async () => {
    const { emulator, gateway, ann } = await identified();
    const say = (text: string) => ann.say(text, { in: 'dm' });
    emulator.faults.onDispatch({ kind: 'duplicate' }, { event: 'MESSAGE_CREATE' });
    say('twice');
    emulator.faults.onDispatch({ kind: 'overtaken' }, { event: 'MESSAGE_CREATE' });
    say('overtaken');
    say('overtaking');
    emulator.faults.onDispatch({ kind: 'delay', milliseconds: 60_000 }, { event: 'MESSAGE_CREATE' });
    say('late');
    say('in time');
    emulator.clock.turn(60_000);
    await gateway.caughtUp();
    const heard = gateway.received.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content);
    expect(heard).toEqual(['twice', 'twice', 'overtaking', 'overtaken', 'in time', 'late']);
  });
});

describe('shards', () => {
  it('hear of their own guilds; direct messages go to the first', async () => {
    const { emulator } = await connected({ shards: 2, maxConcurrency: 2 });
    for (let n = 1; n < 8; n++) {
      emulator.clock.turn(1);
      emulator.createGuild({ name: `g${n}` });
    }
    const shards = [new RawGateway(emulator), new RawGateway(emulator)];
    for (const [index, shard] of shards.entries()) {
      await shard.next(10);
      shard.identify({ shard: [index, 2] });
      await shard.next('READY');
      await shard.caughtUp();
    }
    const guildsOf = (shard: RawGateway | undefined) =>
      shard?.received.filter(({ t }) => t === 'GUILD_CREATE').map(({ d }) => d.id) ?? [];
    for (const index of [0, 1]) {
      expect(guildsOf(shards[index]).length).toBeGreaterThan(0);
      expect(guildsOf(shards[index]).every((id) => shardOf(id, 2) === index)).toBe(true);
    }
    expect(guildsOf(shards[0]).length + guildsOf(shards[1]).length).toBe(8);
    emulator.guilds[0]?.join('ann').say('direct', { in: 'dm' });
    for (const shard of shards) await shard.caughtUp();
    expect(shards.map((shard) => shard.events().includes('MESSAGE_CREATE'))).toEqual([true, false]);
  });
});
