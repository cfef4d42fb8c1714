import { ChannelType, GatewayIntentBits as Intent } from 'discord-api-types/v10';
import type { Change } from '../changes.ts';
import type { Discord } from '../discord.ts';
import { channelJson, threadMemberJson } from '../wire/channel.ts';
import { guildCreateJson, roleJson } from '../wire/guild.ts';
import { interactionJson } from '../wire/interaction.ts';
import { messageEventJson } from '../wire/message.ts';
import { memberFields, memberJson, userJson } from '../wire/user.ts';
import { canView } from '../world/permissions.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Id, Message, World } from '../world/world.ts';
import { hasIntent } from './intents.ts';

/** An event on its way to the sessions that asked for it. */
export interface Outgoing {
  readonly event: string;
  /** Decides the shard; null goes to shard 0, as direct messages do. */
  readonly guildId: Id | null;
  /** A session needs one of these; 0 is for everyone. */
  readonly intents: number;
  /** What a session with these intents is told; null when it concerns nothing the bot can see. */
  readonly data: (intents: number) => unknown;
}

type Of<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

/** What the bot hears of a change. */
export function dispatchesOf(discord: Discord, change: Change): readonly Outgoing[] {
  const { world } = discord;
  switch (change.kind) {
    case 'message-posted':
      return messageEvent(discord, 'MESSAGE_CREATE', change.message);
    case 'message-edited':
      return messageEvent(discord, 'MESSAGE_UPDATE', change.message);
    case 'messages-deleted':
      return deletions(world, change);
    case 'pins-changed':
      return pins(world, change);
    case 'channel-opened':
    case 'channel-changed':
    case 'channel-closed':
      return channelEvent(world, change);
    case 'thread-members-changed':
      return threadMembers(world, change);
    case 'guild-entered':
    case 'guild-left':
      return guildEvent(world, change);
    case 'member-joined':
    case 'member-changed':
    case 'member-left':
      return memberEvent(world, change);
    case 'role-made':
    case 'role-changed':
    case 'role-removed':
      return roleEvent(change);
    case 'typing':
      return typing(discord, change);
    case 'interaction-started':
      return interactionEvent(discord, change);
    case 'interaction-progressed':
    case 'commands-changed':
      return [];
  }
}

const guildIdOf = (channel: Channel): Id | null => (channel.kind === 'conversation' ? null : channel.guildId);

function interactionEvent(discord: Discord, { interaction }: Of<'interaction-started'>): readonly Outgoing[] {
  const data = interactionJson(discord, interaction);
  return [{ event: 'INTERACTION_CREATE', guildId: interaction.guildId, intents: 0, data: () => data }];
}

/** Discord counts ephemeral messages as direct ones (discord-api-docs #4557). */
function messageIntents(
  message: Message,
  guildId: Id | null,
): { readonly guildId: Id | null; readonly intents: number } {
  return guildId === null || message.onlyFor !== null
    ? { guildId: null, intents: Intent.DirectMessages }
    : { guildId, intents: Intent.GuildMessages };
}

function messageEvent(discord: Discord, event: string, message: Message): readonly Outgoing[] {
  const channel = discord.world.channels.get(message.channelId);
  if (channel === undefined) return [];
  const address = messageIntents(message, guildIdOf(channel));
  const data = (intents: number) => {
    if (!canView(discord.world, channel, discord.world.application.id)) return null;
    const readable = isReadableWithoutIntent(discord.world, channel, message);
    const json = messageEventJson(discord, message);
    return readable || hasIntent(intents, Intent.MessageContent) ? json : { ...json, ...WITHOUT_CONTENT };
  };
  return [{ event, ...address, data }];
}

const WITHOUT_CONTENT = { content: '', embeds: [], attachments: [], components: [] };

/** A bot always reads its own messages, direct ones, and those that mention it. */
function isReadableWithoutIntent({ application }: World, channel: Channel, message: Message): boolean {
  return (
    message.authorId === application.id ||
    channel.kind === 'conversation' ||
    message.mentions.userIds.includes(application.id)
  );
}

function deletions(world: World, { messages, inBulk }: Of<'messages-deleted'>): readonly Outgoing[] {
  const [first] = messages;
  const channel = first && world.channels.get(first.channelId);
  if (first === undefined || channel === undefined) return [];
  const address = messageIntents(first, guildIdOf(channel));
  const place = { channel_id: channel.id, ...(address.guildId && { guild_id: address.guildId }) };
  if (inBulk) {
    const ids = messages.map(({ id }) => id);
    return [{ event: 'MESSAGE_DELETE_BULK', ...address, data: () => ({ ids, ...place }) }];
  }
  return messages.map(({ id }) => ({ event: 'MESSAGE_DELETE', ...address, data: () => ({ id, ...place }) }));
}

function pins(world: World, { channel, at }: Of<'pins-changed'>): readonly Outgoing[] {
  if (!canView(world, channel, world.application.id)) return [];
  const guildId = guildIdOf(channel);
  const data = {
    channel_id: channel.id,
    last_pin_timestamp: new Date(at).toISOString(),
    ...(guildId && { guild_id: guildId }),
  };
  const intents = guildId === null ? Intent.DirectMessages : Intent.Guilds;
  return [{ event: 'CHANNEL_PINS_UPDATE', guildId, intents, data: () => data }];
}

const CHANNEL_EVENT = {
  'channel-opened': 'CREATE',
  'channel-changed': 'UPDATE',
  'channel-closed': 'DELETE',
} as const;

/** A conversation opens without an event; a thread the bot can't see does not exist for it. */
function channelEvent(
  world: World,
  { kind, channel }: Of<'channel-opened' | 'channel-changed' | 'channel-closed'>,
): readonly Outgoing[] {
  if (channel.kind === 'conversation') return [];
  const shared = { guildId: channel.guildId, intents: Intent.Guilds };
  if (channel.kind === 'channel') {
    return [{ event: `CHANNEL_${CHANNEL_EVENT[kind]}`, ...shared, data: () => channelJson(world, channel) }];
  }
  if (!canView(world, channel, world.application.id)) return [];
  const data = () => threadEventJson(world, kind, channel);
  return [{ event: `THREAD_${CHANNEL_EVENT[kind]}`, ...shared, data }];
}

function threadEventJson(
  world: World,
  kind: keyof typeof CHANNEL_EVENT,
  thread: Channel & { kind: 'thread' },
): unknown {
  switch (kind) {
    case 'channel-opened':
      return { ...channelJson(world, thread), newly_created: true, ...ownThreadMember(world, thread) };
    case 'channel-changed':
      return channelJson(world, thread);
    case 'channel-closed':
      return { id: thread.id, guild_id: thread.guildId, parent_id: thread.parentId, type: thread.type };
  }
}

function ownThreadMember(world: World, thread: Channel & { kind: 'thread' }): object {
  const botId = world.application.id;
  return thread.type === ChannelType.PrivateThread && thread.memberIds.includes(botId)
    ? { thread_member: threadMemberJson(thread, botId) }
    : {};
}

function threadMembers(world: World, change: Of<'thread-members-changed'>): readonly Outgoing[] {
  const { thread, added, removed } = change;
  const data = () => ({
    id: thread.id,
    guild_id: thread.guildId,
    member_count: thread.memberIds.length,
    added_members: added.map((userId) => {
      const member = world.guilds.get(thread.guildId)?.members.get(userId);
      return {
        ...threadMemberJson(thread, userId),
        presence: null,
        ...(member && { member: memberJson(world, member) }),
      };
    }),
    removed_member_ids: removed,
  });
  // Without the members intent the bot hears of its own coming and going only.
  const concernsBot = [...added, ...removed].includes(world.application.id);
  const intents = concernsBot ? Intent.Guilds : Intent.GuildMembers;
  return [{ event: 'THREAD_MEMBERS_UPDATE', guildId: thread.guildId, intents, data }];
}

function guildEvent(world: World, { kind, guild }: Of<'guild-entered' | 'guild-left'>): readonly Outgoing[] {
  const shared = { guildId: guild.id, intents: Intent.Guilds };
  if (kind === 'guild-left') return [{ event: 'GUILD_DELETE', ...shared, data: () => ({ id: guild.id }) }];
  const data = (intents: number) => guildCreateJson(world, guild, hasIntent(intents, Intent.GuildMembers));
  return [{ event: 'GUILD_CREATE', ...shared, data }];
}

function memberEvent(
  world: World,
  { kind, guild, member }: Of<'member-joined' | 'member-changed' | 'member-left'>,
): readonly Outgoing[] {
  const user = userJson(userOf(world, member.userId));
  const shared = { guildId: guild.id, intents: Intent.GuildMembers };
  const guild_id = guild.id;
  switch (kind) {
    case 'member-joined':
      return [{ event: 'GUILD_MEMBER_ADD', ...shared, data: () => ({ ...memberFields(member), user, guild_id }) }];
    case 'member-changed':
      return [{ event: 'GUILD_MEMBER_UPDATE', ...shared, data: () => ({ ...memberFields(member), user, guild_id }) }];
    case 'member-left':
      return [{ event: 'GUILD_MEMBER_REMOVE', ...shared, data: () => ({ user, guild_id }) }];
  }
}

function roleEvent({ kind, guild, role }: Of<'role-made' | 'role-changed' | 'role-removed'>): readonly Outgoing[] {
  const shared = { guildId: guild.id, intents: Intent.Guilds };
  const guild_id = guild.id;
  switch (kind) {
    case 'role-made':
      return [{ event: 'GUILD_ROLE_CREATE', ...shared, data: () => ({ guild_id, role: roleJson(role) }) }];
    case 'role-changed':
      return [{ event: 'GUILD_ROLE_UPDATE', ...shared, data: () => ({ guild_id, role: roleJson(role) }) }];
    case 'role-removed':
      return [{ event: 'GUILD_ROLE_DELETE', ...shared, data: () => ({ guild_id, role_id: role.id }) }];
  }
}

function typing({ world, clock }: Discord, { channel, userId }: Of<'typing'>): readonly Outgoing[] {
  const guildId = guildIdOf(channel);
  const member = guildId === null ? undefined : world.guilds.get(guildId)?.members.get(userId);
  const data = {
    channel_id: channel.id,
    user_id: userId,
    timestamp: Math.floor(clock.now() / 1000),
    ...(guildId && { guild_id: guildId }),
    ...(member && { member: memberJson(world, member) }),
  };
  const intents = guildId === null ? Intent.DirectMessageTyping : Intent.GuildMessageTyping;
  return [{ event: 'TYPING_START', guildId, intents, data: () => data }];
}
