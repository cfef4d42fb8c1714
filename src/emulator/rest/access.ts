import { MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { findMessage } from '../world/messages.ts';
import { canView, may, type Permission } from '../world/permissions.ts';
import { isLockedFor } from '../world/thread-life.ts';
import type { Channel, Guild, GuildChannel, Id, Member, Message, Thread } from '../world/world.ts';
import { refusal } from './errors.ts';

export function knownChannel({ world }: Discord, channelId: Id): Channel {
  const channel = world.channels.get(channelId);
  if (channel === undefined) throw refusal(10003);
  return channel;
}

/** The channel, if there is one and the bot may see it. */
export function channelFor(discord: Discord, channelId: Id): Channel {
  const channel = knownChannel(discord, channelId);
  if (!canView(discord.world, channel, discord.world.application.id)) throw refusal(50001);
  return channel;
}

export function guildChannelFor(discord: Discord, channelId: Id): GuildChannel {
  const channel = channelFor(discord, channelId);
  if (channel.kind === 'conversation') throw refusal(50003);
  if (channel.kind !== 'channel') throw refusal(50024);
  return channel;
}

export function threadFor(discord: Discord, channelId: Id): Thread {
  const channel = channelFor(discord, channelId);
  if (channel.kind !== 'thread') throw refusal(50024);
  return channel;
}

/** Ephemeral messages are nowhere to be found by their channel. */
export function messageFor({ world }: Discord, channel: Channel, messageId: Id): Message {
  const message = findMessage(world, channel.id, messageId);
  if (message === null || message.onlyFor !== null) throw refusal(10008);
  return message;
}

/** 50021: what Discord itself wrote can be deleted, but neither changed nor pinned (discord.js #3279, #6585). */
export function refuseSystemMessage({ type }: Message): void {
  if (type === MessageType.ThreadCreated) throw refusal(50021);
}

/** A guild the bot is in; any other is not told apart from one that does not exist. */
export function guildFor({ world }: Discord, guildId: Id): Guild {
  const guild = world.guilds.get(guildId);
  if (guild === undefined) throw refusal(10004);
  if (!guild.members.has(world.application.id)) throw refusal(50001);
  return guild;
}

export function memberFor({ world }: Discord, guild: Guild, userId: Id): Member {
  const member = guild.members.get(userId);
  if (member !== undefined) return member;
  throw refusal(world.users.has(userId) ? 10007 : 10013);
}

export function requirePermission({ world }: Discord, channel: Channel, permission: Permission): void {
  if (!may(world, channel, world.application.id, permission)) throw refusal(50013);
}

/**
 * 50083: a locked thread takes neither words nor edits of anybody who may not manage threads. 160005 is listed for it, but
 * 50083 is what was seen (discord-api-docs #6884).
 */
export function refuseLocked({ world }: Discord, channel: Channel): void {
  if (isLockedFor(world, channel, world.application.id)) throw refusal(50083);
}

/** 50083: what was said in an archived thread stays as it is until somebody speaks there again. */
export function requireOpen(discord: Discord, channel: Channel): void {
  refuseLocked(discord, channel);
  if (channel.kind === 'thread' && channel.archived) throw refusal(50083);
}

export function requireOwnApplication({ world }: Discord, applicationId: Id): void {
  if (applicationId !== world.application.id) throw refusal(20012);
}
