/** Notices when the bot may write again: it is invited anew, a role or a channel has changed, an outage is over. */
import { type Client, Events, type GuildMember, type PartialGuildMember, PermissionFlagsBits } from 'discord.js';
import { type GatewayChannelUpdateDispatchData, GatewayDispatchEvents } from 'discord-api-types/v10';
import { toldRoles } from './told-roles.ts';

/** By what discord.js knows of the channel; false if it knows nothing. */
export function mayWrite(client: Client, id: string): boolean {
  const channel = client.channels.cache.get(id);
  if (!channel || channel.isDMBased() || !client.user || !client.guilds.cache.has(channel.guildId)) return false;
  const { ViewChannel, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  const needed = [ViewChannel, channel.isThread() ? SendMessagesInThreads : SendMessages];
  return channel.permissionsFor(client.user)?.has(needed) ?? false;
}

interface Of {
  readonly guild_id?: string;
}

/** A role that the bot has got since it came to the server is not kept yet. */
async function knowRoles(member: GuildMember | PartialGuildMember): Promise<void> {
  const { guild } = member;
  const unknown = member.partial ? [] : toldRoles(member).filter((id) => !guild.roles.cache.has(id));
  await Promise.all(unknown.map((id) => guild.roles.fetch(id))).catch(() => undefined);
}

/** Calls with the server's id. Of members, Discord tells this bot about itself alone. */
export function watchServers(client: Client, whenChanged: (guild: string) => void): void {
  client.on(Events.GuildCreate, ({ id }) => whenChanged(id));
  client.on(Events.GuildAvailable, ({ id }) => whenChanged(id));
  client.on(Events.GuildRoleUpdate, (_, { guild }) => whenChanged(guild.id));
  client.on(Events.GuildMemberUpdate, (_, now) => void knowRoles(now).finally(() => whenChanged(now.guild.id)));
  // Discord.js tells only of changes to channels that it has kept.
  client.ws.on(GatewayDispatchEvents.ChannelUpdate, ({ guild_id: guild }: GatewayChannelUpdateDispatchData & Of) => {
    if (guild !== undefined) setImmediate(() => whenChanged(guild));
  });
  client.on(Events.ThreadUpdate, (_, { guildId }) => whenChanged(guildId));
}
