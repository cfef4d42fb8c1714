import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { guildOf } from '../world/channels.ts';
import { hasFlag } from '../world/messages.ts';
import { may } from '../world/permissions.ts';
import type { Channel, Id, Member, Message, World } from '../world/world.ts';
import type { Push } from './push.ts';
import { readersOf } from './readers.ts';

/** New messages ring; edits never do, nor does the edit that ends "thinking". */
export function followPushes(discord: Discord): void {
  discord.changes.subscribe((change) => {
    if (change.kind !== 'message-posted' || !rings(change.message)) return;
    const channel = discord.world.channels.get(change.message.channelId);
    if (channel !== undefined) ring(discord, channel, change.message);
  });
}

const rings = (message: Message): boolean =>
  message.onlyFor === null && message.type !== MessageType.ThreadCreated && !hasFlag(message, MessageFlags.Loading);

function ring(discord: Discord, channel: Channel, message: Message): void {
  for (const userId of readersOf(discord, channel, message)) {
    const why = userId === message.authorId ? null : reason(discord.world, channel, message, userId);
    if (why === null) continue;
    const pushes = discord.pushes.get(userId) ?? [];
    pushes.push({
      messageId: message.id,
      channelId: channel.id,
      why,
      place: placeOf(discord.world, channel),
      words: wordsOf(discord.world, message),
      silent: hasFlag(message, MessageFlags.SuppressNotifications),
    });
    discord.pushes.set(userId, pushes);
  }
}

function reason(world: World, channel: Channel, message: Message, userId: Id): Push['why'] | null {
  if (channel.kind === 'conversation') return 'direct';
  const guild = guildOf(world, channel);
  const member = guild?.members.get(userId);
  if (guild == null || member === undefined) return null;
  const level = member.notifications ?? guild.notifications;
  if (level === 'nothing') return null;
  if (isMentioned(world, channel, message, member)) return 'mention';
  return level === 'all' && follows(channel, message, userId) ? 'all-messages' : null;
}

function isMentioned(world: World, channel: Channel, { mentions, authorId }: Message, member: Member): boolean {
  if (mentions.everyone || mentions.userIds.includes(member.userId)) return true;
  const viaRole = mentions.roleIds.some((id) => member.roleIds.includes(id));
  return viaRole && may(world, channel, authorId, 'MentionEveryone');
}

/** A thread rings only for those in it; an answer not for whoever asked, since they are looking at it. */
function follows(channel: Channel, { origin }: Message, userId: Id): boolean {
  return origin?.userId !== userId && (channel.kind !== 'thread' || channel.memberIds.includes(userId));
}

function placeOf(world: World, channel: Channel): string {
  if (channel.kind === 'conversation') return world.application.name;
  return `#${channel.name} (${world.guilds.get(channel.guildId)?.name ?? ''})`;
}

function wordsOf(world: World, { content }: Message): string | null {
  if (content.trim() === '') return null;
  return content.replaceAll(/<@!?(\d+)>/g, (mention, id: Id) => {
    const user = world.users.get(id);
    return user === undefined ? mention : `@${user.displayName ?? user.username}`;
  });
}
