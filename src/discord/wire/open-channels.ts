/** Notices when the bot may write again: it is invited anew, a role or a channel has changed, an outage is over. */
import { type Client, Events, PermissionFlagsBits } from 'discord.js';

/** By what discord.js knows of the channel; false if it knows nothing. */
export function mayWrite(client: Client, id: string): boolean {
  const channel = client.channels.cache.get(id);
  if (!channel || channel.isDMBased() || !client.user) return false;
  const { ViewChannel, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  const needed = [ViewChannel, channel.isThread() ? SendMessagesInThreads : SendMessages];
  return channel.permissionsFor(client.user)?.has(needed) ?? false;
}

/** Calls with the server's id. Of members, Discord tells this bot about itself alone. */
export function watchServers(client: Client, whenChanged: (guild: string) => void): void {
  client.on(Events.GuildCreate, ({ id }) => whenChanged(id));
  client.on(Events.GuildAvailable, ({ id }) => whenChanged(id));
  client.on(Events.GuildRoleUpdate, (_, { guild }) => whenChanged(guild.id));
  client.on(Events.GuildMemberUpdate, (_, { guild }) => whenChanged(guild.id));
  client.on(Events.ChannelUpdate, (_, now) => {
    if (!now.isDMBased()) whenChanged(now.guildId);
  });
  client.on(Events.ThreadUpdate, (_, { guildId }) => whenChanged(guildId));
}
