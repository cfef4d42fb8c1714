import type { ShardRange } from '#shared/shard-range.ts';

/** As many as Discord recommends, all of them. */
export async function recommendedShards(api: string, token: string): Promise<ShardRange> {
  const { REST, Routes } = await import('discord.js');
  const answer = (await new REST({ api }).setToken(token).get(Routes.gatewayBot())) as { readonly shards: number };
  return { first: 0, last: answer.shards - 1, count: answer.shards };
}
