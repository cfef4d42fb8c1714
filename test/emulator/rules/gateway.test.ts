import { get } from 'node:https';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { EmulatorOptions } from '#emulator/emulator.ts';
import { CERTIFICATE } from '../certificate.ts';
import { RawGateway } from '../gateway/raw-gateway.ts';
import { request } from '../raw.ts';
import { anEmulator } from '../stage.ts';

const GUILDS = 1 << 0;
const GUILD_MEMBERS = 1 << 1;
const GUILD_PRESENCES = 1 << 8;
const INVALID_SESSION = 9;

async function aGateway(options: EmulatorOptions = {}) {
  const emulator = await anEmulator(options);
  const guild = emulator.createGuild();
  guild.join('ann');
  const identified = async (fields: object = {}) => {
    const gateway = new RawGateway(emulator);
    await gateway.next(10);
    gateway.identify(fields);
    await gateway.caughtUp();
    return gateway;
  };
  return { emulator, guild, identified };
}

const wasWelcome = (gateway: RawGateway): boolean => gateway.events().includes('READY');
const wasSentAway = (gateway: RawGateway): boolean => gateway.received.some(({ op }) => op === INVALID_SESSION);

describe('IDENTIFY', () => {
  it('is taken once in five seconds; before that it is op 9', async () => {
    const { emulator, identified } = await aGateway();
    expect(wasWelcome(await identified())).toBe(true);
    emulator.clock.turn(4_999);
    expect(wasSentAway(await identified())).toBe(true);
    emulator.clock.turn(1);
    expect(wasWelcome(await identified())).toBe(true);
  });

  it('is taken at once from as many shards as may start together', async () => {
    const { identified } = await aGateway({ shards: 4, maxConcurrency: 2 });
    expect(wasWelcome(await identified({ shard: [0, 4] }))).toBe(true);
    expect(wasWelcome(await identified({ shard: [1, 4] }))).toBe(true);
    expect(wasSentAway(await identified({ shard: [2, 4] }))).toBe(true);
  });

  it('is counted by the day, and /gateway/bot says how many are left', async () => {
    const { emulator, identified } = await aGateway({ sessionStarts: { limit: 2, per: 86_400_000 } });
    const left = async () => (await request(emulator, 'GET /gateway/bot')).body.session_start_limit;
    expect(await left()).toMatchObject({ total: 2, remaining: 2 });
    await identified();
    expect(await left()).toMatchObject({ remaining: 1, reset_after: 86_400_000 });
  });

  it('beyond the day’s number costs the token: 4004, and 401 ever after', async () => {
    const { emulator, identified } = await aGateway({ sessionStarts: { limit: 1, per: 86_400_000 } });
    const { token } = emulator;
    await identified();
    emulator.clock.turn(5_000);
    const late = new RawGateway(emulator);
    await late.next(10);
    late.identify();
    expect(await late.closed).toBe(4004);
    expect(emulator.token).not.toBe(token);
    expect((await request(emulator, 'GET /users/@me', undefined, { token })).status).toBe(401);
    expect((await request(emulator, 'GET /users/@me')).status).toBe(200);
  });

  it('beyond the day’s number is op 9 alone where tokens are not reset', async () => {
    const options = { sessionStarts: { limit: 1, per: 86_400_000 }, resetsToken: false };
    const { emulator, identified } = await aGateway(options);
    await identified();
    emulator.clock.turn(5_000);
    expect(wasSentAway(await identified())).toBe(true);
  });
});

describe('members are told', () => {
  const created = (gateway: RawGateway) => gateway.received.find(({ t }) => t === 'GUILD_CREATE')?.d.members.length;

  it.each([
    ['of one, the bot itself, without the intent for presences', GUILDS | GUILD_MEMBERS, 1],
    ['of all with it', GUILDS | GUILD_PRESENCES, 3],
  ])('with a new guild: %s', async (_, intents, count) => {
    const { identified } = await aGateway();
    expect(created(await identified({ intents }))).toBe(count);
  });

  it.each([
    ['all of them', { query: '', limit: 0 }, GUILDS, 0],
    ['all of them', { query: '', limit: 0 }, GUILDS | GUILD_MEMBERS, 3],
    ['one by the name', { query: 'an', limit: 1 }, GUILDS, 1],
  ])('on request: %s %o with intents %i', async (_, asked, intents, count) => {
    const { identified, guild } = await aGateway();
    const gateway = await identified({ intents });
    gateway.send(8, { guild_id: guild.id, ...asked });
    await gateway.caughtUp();
    const chunk = gateway.received.find(({ t }) => t === 'GUILD_MEMBERS_CHUNK');
    expect(chunk?.d.members.length ?? 0).toBe(count);
  });

  it.each([
    ['refused without the grant: 50001', 0, 403],
    ['given with it', GUILD_MEMBERS, 200],
  ])('in a list: %s', async (_, privilegedIntents, status) => {
    const { emulator, guild } = await aGateway({ privilegedIntents });
    expect((await request(emulator, `GET /guilds/${guild.id}/members`)).status).toBe(status);
  });
});

describe('a guild', () => {
  it('that has the commands without the bot user gives the application next to nothing', async () => {
    const { emulator, guild, identified } = await aGateway();
    await request(emulator, `PUT /applications/${emulator.applicationId}/commands`, [{ name: 'x', description: 'x' }]);
    guild.installWithoutBot();
    const gateway = await identified();
    void guild.join('ann').slash('x');
    const { d } = await gateway.next('INTERACTION_CREATE');
    const [embed, attach, mention, emoji] = [1n << 14n, 1n << 15n, 1n << 17n, 1n << 18n];
    expect(d).toMatchObject({ guild_id: guild.id, app_permissions: String(embed | attach | mention | emoji) });
    expect(gateway.events()).toEqual(['READY', 'INTERACTION_CREATE']);
  });

  it('in an outage is told as unavailable, and is not in the next beginning', async () => {
    const { emulator, guild, identified } = await aGateway();
    const gateway = await identified();
    guild.goDown();
    await gateway.caughtUp();
    expect((await gateway.next('GUILD_DELETE')).d).toEqual({ id: guild.id, unavailable: true });
    emulator.clock.turn(5_000);
    const next = await identified();
    expect(next.events()).toEqual(['READY']);
    guild.comeUp();
    expect((await next.next('GUILD_CREATE')).d.id).toBe(guild.id);
  });

  it('says of its threads only those as joined that are', async () => {
    const { emulator, guild, identified } = await aGateway();
    const path = `/channels/${guild.channel().id}/threads`;
    const open = async (name: string) => (await request(emulator, `POST ${path}`, { name, type: 11 })).body.id;
    const [joined, left] = [await open('joined'), await open('left')];
    await request(emulator, `DELETE /channels/${left}/thread-members/@me`);
    const gateway = await identified();
    const { threads } = (await gateway.next('GUILD_CREATE')).d;
    const isMember = threads.map((thread: { id: string; member?: object }) => [thread.id, thread.member !== undefined]);
    expect(Object.fromEntries(isMember)).toEqual({ [joined]: true, [left]: false });
  });
});

it('HELLO never comes in the same packet as the upgrade', async () => {
  const emulator = await anEmulator();
  const socket = new WebSocket(`${emulator.origin.replace('http', 'ws')}/?v=10&encoding=json`);
  const head = new Promise<number>((resolve) => {
    socket.once('upgrade', (response) => resolve(response.socket.readableLength));
  });
  expect(await head).toBe(0);
  socket.terminate();
});

it('with a certificate everything is spoken over TLS', async () => {
  const emulator = await anEmulator({ https: CERTIFICATE });
  expect(emulator.origin).toMatch(/^https:/);
  const status = await new Promise((resolve, reject) => {
    const options = { ca: CERTIFICATE.cert, headers: { 'user-agent': 'DiscordBot (x, 1)' } };
    get(`${emulator.api}/v10/gateway`, options, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
  const socket = new WebSocket(`${emulator.origin.replace('http', 'ws')}/?v=10&encoding=json`, {
    ca: CERTIFICATE.cert,
  });
  const hello = await new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
  expect(JSON.parse(hello).op).toBe(10);
  socket.terminate();
});
