/**
 * Of a server the bot uses little: that it is there, its own permissions, and the threads. Discord tells much more, most of it
 * about channels and roles, and discord.js would keep it all. A channel is asked for when it is used.
 */
import type { Client } from 'discord.js';
import {
  type APIThreadChannel,
  GatewayDispatchEvents,
  type GatewayGuildCreateDispatchData,
} from 'discord-api-types/v10';

type Told = GatewayGuildCreateDispatchData;

/** Everyone's, and those that the bot has itself. */
function rolesIn({ id, roles, members }: Told, bot: string): Told['roles'] {
  const own = members.find(({ user }) => user.id === bot)?.roles ?? [];
  return roles.filter((role) => role.id === id || own.includes(role.id));
}

/** A thread's permissions are those of the channel that it is in. */
const homesOf = ({ channels }: Told, threads: readonly APIThreadChannel[]): Told['channels'] =>
  channels.filter(({ id }) => threads.some(({ parent_id }) => parent_id === id));

const leanServer = (told: Told, bot: string): Partial<Told> => ({
  roles: rolesIn(told, bot),
  channels: homesOf(told, told.threads),
  members: told.members.filter(({ user }) => user.id === bot),
  ...{ emojis: [], stickers: [], features: [], presences: [], voice_states: [], stage_instances: [] },
  ...{ guild_scheduled_events: [], soundboard_sounds: [] },
});

/** Discord.js hands out each event before it reads it itself. */
export function keepLittle(client: Client): void {
  client.ws.on(GatewayDispatchEvents.GuildCreate, (told: Told) => {
    if (!told.unavailable) Object.assign(told, leanServer(told, client.user?.id ?? ''));
  });
}
