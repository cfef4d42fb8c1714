import { Client, GatewayIntentBits } from 'discord.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import { shardOf } from '#emulator/snowflake.ts';
import { COMMANDS } from './example-bot.ts';
import { anEmulator } from './stage.ts';

const COUNT = 3;

interface Listener {
  readonly client: Client<true>;
  /** The commands that it was told of, by what was asked for. Shards don't wait for each other. */
  readonly heard: string[];
}

/** A discord.js of some of the shards, which answers nothing. */
async function listening({ api, token }: Emulator, shards: number[]): Promise<Listener> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], shards, shardCount: COUNT, rest: { api } });
  onTestFinished(() => client.destroy());
  const heard: string[] = [];
  client.on(
    'interactionCreate',
    (each) => each.isChatInputCommand() && heard.push(each.options.getString('word', true)),
  );
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  return { client: await ready, heard };
}

/** A guild's shard follows from the millisecond it was made in. */
function aGuildOf(emulator: Emulator, shard: number): GuildHandle {
  for (;;) {
    emulator.clock.turn(1);
    const guild = emulator.createGuild();
    if (shardOf(guild.id, COUNT) === shard) return guild;
  }
}

async function aStage() {
  const emulator = await anEmulator({ shards: COUNT, maxConcurrency: COUNT, rateLimits: false });
  const guilds = [0, 1, 2].map((shard) => aGuildOf(emulator, shard));
  /** Nobody answers: Discord gives up on them after three seconds. */
  const asking: Promise<unknown>[] = [];
  const ask = (): void => {
    for (const [shard, guild] of guilds.entries())
      asking.push(guild.join('ann').slash('find', { word: `at ${shard}` }));
    const bob = guilds.at(-1)?.join('bob');
    if (bob) asking.push(bob.slash('find', { word: 'direct' }, { in: 'dm' }));
  };
  const giveUp = async (): Promise<void> => {
    emulator.clock.turn(3_000);
    await Promise.all(asking);
  };
  return { emulator, ask, giveUp };
}

describe('processes that share the shards', () => {
  it('hear each of their own servers, and the one with the first shard of direct messages', async () => {
    const { emulator, ask, giveUp } = await aStage();
    const first = await listening(emulator, [0, 1]);
    const second = await listening(emulator, [2]);
    await first.client.application.commands.set(COMMANDS);
    ask();
    await expect.poll(() => first.heard.toSorted()).toEqual(['at 0', 'at 1', 'direct']);
    await expect.poll(() => second.heard).toEqual(['at 2']);
    expect(emulator.gateway.connected).toBe(COUNT);
    await giveUp();
  });

  it('hear both of everything if they have the same, until one ends', async () => {
    const { emulator, ask, giveUp } = await aStage();
    const old = await listening(emulator, [0, 1, 2]);
    await old.client.application.commands.set(COMMANDS);
    const young = await listening(emulator, [0, 1, 2]);
    ask();
    const all = ['at 0', 'at 1', 'at 2', 'direct'];
    await expect.poll(() => [old.heard.toSorted(), young.heard.toSorted()]).toEqual([all, all]);
    await old.client.destroy();
    ask();
    await expect.poll(() => young.heard.toSorted()).toEqual([...all, ...all].toSorted());
    expect(old.heard.toSorted()).toEqual(all);
    await giveUp();
  });
});
