import { type APIOverwrite, ChannelType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Channel, Conversation, Guild, GuildChannel, Id, Thread, World } from './world.ts';

export interface ChannelPlan {
  readonly name: string;
  readonly overwrites?: readonly APIOverwrite[];
  /** Part of a guild that is only being made: nobody is told of the channel by itself. */
  readonly quietly?: boolean;
}

export function createChannel(discord: Discord, guild: Guild, plan: ChannelPlan): GuildChannel {
  const { world, ids, changes } = discord;
  const channel: GuildChannel = {
    kind: 'channel',
    id: ids.next(),
    guildId: guild.id,
    type: ChannelType.GuildText,
    name: plan.name,
    topic: null,
    position: channelsOf(world, guild.id).length,
    overwrites: plan.overwrites ?? [],
  };
  world.channels.set(channel.id, channel);
  if (plan.quietly !== true) changes.announce({ kind: 'channel-opened', channel });
  return channel;
}

/** Null for a conversation, which belongs to no guild. */
export function guildIdOf(channel: Channel): Id | null {
  return channel.kind === 'conversation' ? null : channel.guildId;
}

/** The guild around a channel, if there is one. */
export function guildOf(world: World, channel: Channel): Guild | null {
  return channel.kind === 'conversation' ? null : (world.guilds.get(channel.guildId) ?? null);
}

export function channelsOf(world: World, guildId: Id): GuildChannel[] {
  return [...world.channels.values()].filter(
    (channel): channel is GuildChannel => channel.kind === 'channel' && channel.guildId === guildId,
  );
}

export function threadsOf(world: World, guildId: Id): Thread[] {
  return [...world.channels.values()].filter(
    (channel): channel is Thread => channel.kind === 'thread' && channel.guildId === guildId,
  );
}

export function knownConversation({ channels }: World, userId: Id): Conversation | null {
  for (const channel of channels.values()) {
    if (channel.kind === 'conversation' && channel.userId === userId) return channel;
  }
  return null;
}

/** The one conversation between the bot and this person. */
export function conversationWith({ world, ids, changes }: Discord, userId: Id): Conversation {
  const known = knownConversation(world, userId);
  if (known !== null) return known;
  const channel: Conversation = { kind: 'conversation', id: ids.next(), userId };
  world.channels.set(channel.id, channel);
  changes.announce({ kind: 'channel-opened', channel });
  return channel;
}

export interface ThreadPlan {
  readonly name: string;
  readonly type: Thread['type'];
  readonly ownerId: Id;
  readonly autoArchive: number;
  readonly invitable: boolean;
  /** A thread on a message has that message's id. */
  readonly onMessage: Id | null;
}

export function createThread(discord: Discord, parent: GuildChannel, plan: ThreadPlan): Thread {
  const { world, ids, clock, changes } = discord;
  const thread: Thread = {
    kind: 'thread',
    id: plan.onMessage ?? ids.next(),
    guildId: parent.guildId,
    parentId: parent.id,
    type: plan.type,
    name: plan.name,
    ownerId: plan.ownerId,
    memberIds: [plan.ownerId],
    archived: false,
    locked: false,
    invitable: plan.invitable,
    autoArchive: plan.autoArchive,
    archiveChangedAt: clock.now(),
    createdAt: clock.now(),
  };
  world.channels.set(thread.id, thread);
  changes.announce({ kind: 'channel-opened', channel: thread });
  return thread;
}

export function changeChannel<C extends Channel>(
  { world, changes }: Discord,
  channel: C,
  change: Partial<Omit<C, 'id' | 'kind'>>,
): C {
  const changed = { ...channel, ...change };
  world.channels.set(channel.id, changed);
  changes.announce({ kind: 'channel-changed', channel: changed });
  return changed;
}

export function closeChannel({ world, changes }: Discord, channel: Channel): void {
  world.channels.delete(channel.id);
  world.messages.delete(channel.id);
  for (const thread of world.channels.values()) {
    if (thread.kind !== 'thread' || thread.parentId !== channel.id) continue;
    world.channels.delete(thread.id);
    world.messages.delete(thread.id);
  }
  changes.announce({ kind: 'channel-closed', channel });
}

export function changeThreadMembers(
  { world, changes }: Discord,
  thread: Thread,
  { added = [], removed = [] }: { readonly added?: readonly Id[]; readonly removed?: readonly Id[] },
): Thread {
  const memberIds = [...new Set([...thread.memberIds, ...added])].filter((id) => !removed.includes(id));
  const changed = { ...thread, memberIds };
  world.channels.set(thread.id, changed);
  changes.announce({ kind: 'thread-members-changed', thread: changed, added, removed });
  return changed;
}
