import { ChannelType } from 'discord-api-types/v10';
import { messagesIn } from '../world/messages.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Conversation, GuildChannel, Id, Thread, World } from '../world/world.ts';
import type { Json } from './json.ts';
import { userJson } from './user.ts';

export function channelJson(world: World, channel: Channel): Json {
  switch (channel.kind) {
    case 'channel':
      return guildChannelJson(world, channel);
    case 'thread':
      return threadJson(world, channel);
    case 'conversation':
      return conversationJson(world, channel);
  }
}

function lastMessageId(world: World, channelId: Id): Id | null {
  return world.lastMessageIds.get(channelId) ?? null;
}

function guildChannelJson(world: World, channel: GuildChannel): Json {
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    permission_overwrites: [...channel.overwrites],
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: lastMessageId(world, channel.id),
    flags: 0,
  };
}

export function threadJson(world: World, thread: Thread): Json {
  const count = messagesIn(world, thread.id).size;
  return {
    id: thread.id,
    type: thread.type,
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    name: thread.name,
    owner_id: thread.ownerId,
    last_message_id: lastMessageId(world, thread.id),
    message_count: count,
    member_count: thread.memberIds.length,
    total_message_sent: count,
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: new Date(thread.archiveChangedAt).toISOString(),
      create_timestamp: new Date(thread.createdAt).toISOString(),
      locked: thread.locked,
      ...(thread.type === ChannelType.PrivateThread && { invitable: thread.invitable }),
    },
  };
}

export function threadMemberJson(thread: Thread, userId: Id): Json {
  return { id: thread.id, user_id: userId, join_timestamp: new Date(thread.createdAt).toISOString(), flags: 1 };
}

function conversationJson(world: World, { id, userId }: Conversation): Json {
  return {
    id,
    type: ChannelType.DM,
    flags: 0,
    last_message_id: lastMessageId(world, id),
    recipients: [userJson(userOf(world, userId))],
  };
}
