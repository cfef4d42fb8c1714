/** The people who play, and where. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import { shardOf } from '#emulator/snowflake.ts';
import type { Group } from './players.ts';

/** One table of Urland; the others play what is soon over. */
const gameAt = (index: number): string => (index === 2 ? 'urland' : 'sticks');

export function startPlaying(groups: readonly Group[]): void {
  for (const [index, group] of groups.entries()) group.play(gameAt(index));
}

/** Every shard has as many as the next. Which it is follows from the millisecond in which a server is made. */
async function aGuildOf(discord: Emulator, name: string, shard: number, count: number): Promise<GuildHandle> {
  for (;;) {
    const guild = discord.createGuild({ name, channels: ['table'] });
    if (shardOf(guild.id, count) === shard) return guild;
    guild.removeBot();
    await wait(1);
  }
}

export async function gather(
  discord: Emulator,
  { tables, processes }: { readonly tables: number; readonly processes: number },
  groupIn: (guild: GuildHandle, names: readonly string[]) => Group,
): Promise<Group[]> {
  const groups: Group[] = [];
  for (let index = 0; index < tables; index++) {
    const guild = await aGuildOf(discord, `Club ${index}`, index % processes, processes);
    const names = ['ann', 'bob', ...(gameAt(index) === 'urland' ? ['cid'] : [])].map((name) => `${name}${index}`);
    groups.push(groupIn(guild, names));
  }
  return groups;
}
