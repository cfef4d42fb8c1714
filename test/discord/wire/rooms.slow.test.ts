import { ChannelType, Routes } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NOBODY_WATCHES } from '#discord/watch.ts';
import { message, text } from '#discord/wire/message.ts';
import { mayWrite } from '#discord/wire/open-channels.ts';
import { createPoster } from '#discord/wire/poster.ts';
import { createSession } from '#discord/wire/session.ts';
import { createThreadDoors } from '#discord/wire/thread-doors.ts';
import { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import { shardOf } from '#emulator/snowflake.ts';
import { channelId } from '#tables/ids.ts';
import { clockOf } from '../../support/emulator-clock.ts';
import { expectFaithful } from '../../support/faithful.ts';

const LOG = pino({ level: 'silent' });

/** Two servers, and a client with the shard of the first. */
async function aClient() {
  const discord = new Emulator({ rateLimits: false, shards: 2 });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  const guildOf = (shard: number): GuildHandle => {
    discord.clock.turn(1);
    const guild = discord.createGuild({ channels: ['table', 'hall'] });
    return shardOf(guild.id, 2) === shard ? guild : guildOf(shard);
  };
  const [near, far] = [guildOf(0), guildOf(1)];
  for (const name of ['one', 'two']) near.createRole(name);
  const shards = { first: 0, last: 0, count: 2 };
  const clock = clockOf(discord.clock);
  const { client, login } = createSession({ token, api, shards, clock, log: LOG, watch: NOBODY_WATCHES });
  await login();
  onTestFinished(async () => {
    await client.destroy();
    await discord.close();
    expectFaithful(discord);
  });
  const nobody = { write: () => Promise.reject(new Error('no conversations')) };
  const requests = () => discord.recording.exchanges.filter(({ method }) => method === 'GET').length;
  return { discord, client, near, far, poster: createPoster(client, nobody, LOG), requests };
}

const SAID = message([text('Here I am.')]);

describe.each(['near', 'far'] as const)('on a %s server', (which) => {
  it('the bot posts, edits, finds and removes what it has said, and asks for a channel no more than it must', async () => {
    const { poster, requests, ...servers } = await aClient();
    const ann = servers[which].join('ann');
    const channel = servers[which].channel('table').id;
    const posted = await poster.post(channel, SAID);
    if (!posted.ok) throw new Error(posted.error);
    await ann.sees('Here I am.');
    const asked = requests();
    expect(await poster.edit(channel, posted.value.id, message([text('And here.')]))).toEqual({
      ok: true,
      value: null,
    });
    await ann.sees('And here.');
    expect(requests()).toBe(asked);
    expect(await poster.ownSince(channel, null, 'latest')).toMatchObject({
      ok: true,
      value: [{ id: posted.value.id }],
    });
    expect(await poster.remove(channel, posted.value.id)).toMatchObject({ ok: true });
  });

  it('threads are named, archived and opened', async () => {
    const { client, ...servers } = await aClient();
    const made = (await client.rest.post(Routes.threads(servers[which].channel('table').id), {
      body: { name: 'A table', type: ChannelType.PublicThread },
    })) as { readonly id: string };
    const [doors, thread] = [createThreadDoors(client, LOG), channelId(made.id)];
    const DONE = { ok: true, value: null };
    expect(await doors.rename(thread, 'Another')).toEqual(DONE);
    expect(await doors.archive(thread)).toEqual(DONE);
    expect(await doors.reopen(thread)).toEqual(DONE);
  });
});

describe('of a server little is kept', () => {
  it('but whether the bot may write where it has written, as roles and channels change', async () => {
    const { client, near, poster } = await aClient();
    const table = near.channel('table');
    expect(client.channels.cache.has(table.id)).toBe(false);
    await poster.post(table.id, SAID);
    expect(mayWrite(client, table.id)).toBe(true);
    table.deny('bot', 'SendMessages');
    await expect.poll(() => mayWrite(client, table.id)).toBe(false);
    table.allow('bot', 'SendMessages');
    await expect.poll(() => mayWrite(client, table.id)).toBe(true);
  });

  it('no channels that nobody has asked for, and of roles the bot’s own', async () => {
    const { client, near } = await aClient();
    const guild = client.guilds.cache.get(near.id);
    expect(guild?.channels.cache.size).toBe(0);
    expect(guild?.roles.cache.size).toBe(2);
    expect(guild?.members.me?.permissions.has('SendMessages')).toBe(true);
  });
});
