import { ChannelType, GatewayIntentBits as Intent } from 'discord-api-types/v10';
import { channelJson, threadMemberJson } from '../wire/channel.ts';
import { memberJson } from '../wire/user.ts';
import { canView } from '../world/permissions.ts';
import type { Thread, World } from '../world/world.ts';
import type { ChangeOf, Outgoing } from './outgoing.ts';

const CHANNEL_EVENT = {
  'channel-opened': 'CREATE',
  'channel-changed': 'UPDATE',
  'channel-closed': 'DELETE',
} as const;

/** A conversation opens without an event; a thread the bot can't see does not exist for it. */
export function channelEvent(
  world: World,
  { kind, channel }: ChangeOf<'channel-opened' | 'channel-changed' | 'channel-closed'>,
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

function threadEventJson(world: World, kind: keyof typeof CHANNEL_EVENT, thread: Thread): unknown {
  switch (kind) {
    case 'channel-opened':
      return { ...channelJson(world, thread), newly_created: true, ...ownThreadMember(world, thread) };
    case 'channel-changed':
      return channelJson(world, thread);
    case 'channel-closed':
      return { id: thread.id, guild_id: thread.guildId, parent_id: thread.parentId, type: thread.type };
  }
}

function ownThreadMember(world: World, thread: Thread): object {
  const botId = world.application.id;
  return thread.type === ChannelType.PrivateThread && thread.memberIds.includes(botId)
    ? { thread_member: threadMemberJson(thread, botId) }
    : {};
}

export function threadMembersEvent(world: World, change: ChangeOf<'thread-members-changed'>): readonly Outgoing[] {
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
