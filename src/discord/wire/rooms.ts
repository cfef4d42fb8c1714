/** Channels, wherever they are: also on servers whose shard another process has. */
import type { Channel, Client } from 'discord.js';
import { recent } from '#shared/recent.ts';

/** The number of channels remembered of servers that this process does not hear of. */
const MOST_ELSEWHERE = 1_000;

type Elsewhere = ReturnType<typeof recent<string, Channel | null>>;

const elsewhere = new WeakMap<Client, Elsewhere>();

function elsewhereFor(client: Client): Elsewhere {
  const known = elsewhere.get(client) ?? recent<string, Channel | null>(MOST_ELSEWHERE);
  elsewhere.set(client, known);
  return known;
}

/**
 * Discord.js keeps the channels of servers that it hears of, and up to date. It makes none of any other unless it is told
 * to, and does not keep it; such a channel can be written in, but nothing is known of its server. Rejects as Discord does.
 */
export async function fetchRoom(client: Client, id: string): Promise<Channel | null> {
  const others = elsewhereFor(client);
  const known = client.channels.cache.get(id) ?? others.get(id, () => null);
  if (known) return known;
  const room =
    (await client.channels.fetch(id)) ?? (await client.channels.fetch(id, { allowUnknownGuild: true, force: true }));
  if (client.channels.cache.has(id)) others.drop(id);
  else others.set(id, room);
  return room;
}
