import { type APIOverwrite, ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Guild, GuildChannel, Id, World } from './world.ts';

export type Permission = keyof typeof PermissionFlagsBits;

const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What everyone may do on a new server, until its owner changes it. */
export const EVERYONE_PERMISSIONS = permissionBits([
  'ViewChannel',
  'CreateInstantInvite',
  'ChangeNickname',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'UseExternalEmojis',
  'UseExternalStickers',
  'MentionEveryone',
  'ReadMessageHistory',
  'SendVoiceMessages',
  'SendPolls',
  'UseApplicationCommands',
  'UseEmbeddedActivities',
  'UseExternalApps',
  'Connect',
  'Speak',
  'Stream',
  'UseVAD',
  'UseSoundboard',
  'UseExternalSounds',
  'RequestToSpeak',
]);

/** What the invitation of a bot asks for that posts pictures and opens threads; its own role has no more. */
export const INVITED_PERMISSIONS: readonly Permission[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'ReadMessageHistory',
];

/** The most an application may do where its commands are installed and its bot user is not. */
const BOTLESS_PERMISSIONS = permissionBits(['AttachFiles', 'EmbedLinks', 'MentionEveryone', 'UseExternalEmojis']);

/** All that is left to somebody in a timeout. */
const TIMEOUT_PERMISSIONS = permissionBits(['ViewChannel', 'ReadMessageHistory']);

/** What an app may do in a conversation with its own bot user. */
const CONVERSATION_PERMISSIONS = permissionBits([
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'EmbedLinks',
  'MentionEveryone',
  'UseExternalEmojis',
  'ReadMessageHistory',
  'PinMessages',
  'UseApplicationCommands',
]);

export function permissionBits(names: readonly Permission[]): bigint {
  return names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

export function guildPermissions(guild: Guild, userId: Id): bigint {
  const member = guild.members.get(userId);
  if (member === undefined) return 0n;
  if (guild.ownerId === userId) return ALL_PERMISSIONS;
  let bits = 0n;
  for (const roleId of [guild.id, ...member.roleIds]) bits |= guild.roles.get(roleId)?.permissions ?? 0n;
  return bits & PermissionFlagsBits.Administrator ? ALL_PERMISSIONS : bits;
}

/** Everyone's overwrite first, then those of the roles together, then the member's own: the later one wins. */
export function channelPermissions(world: World, channel: Channel, userId: Id): bigint {
  if (channel.kind === 'conversation') {
    const takesPart = userId === channel.userId || userId === world.application.id;
    return takesPart ? CONVERSATION_PERMISSIONS : 0n;
  }
  const guild = world.guilds.get(channel.guildId);
  const holder = channel.kind === 'thread' ? world.channels.get(channel.parentId) : channel;
  if (guild === undefined || holder?.kind !== 'channel') return 0n;
  const base = guildPermissions(guild, userId);
  if (base === ALL_PERMISSIONS) return base;
  const bits = holder.overwrites.length === 0 ? base : withOverwrites(base, guild, holder, userId);
  return guild.members.get(userId)?.timedOutUntil == null ? bits : bits & TIMEOUT_PERMISSIONS;
}

/** `app_permissions` of an interaction: the bot user's, or what the application may do without one. */
export function appPermissions(world: World, channel: Channel): bigint {
  const guild = channel.kind === 'conversation' ? null : world.guilds.get(channel.guildId);
  if (guild == null || guild.members.has(world.application.id)) {
    return channelPermissions(world, channel, world.application.id);
  }
  const everyone = guild.roles.get(guild.id)?.permissions ?? 0n;
  const holder = channel.kind === 'thread' ? world.channels.get(channel.parentId) : channel;
  const bits = holder?.kind === 'channel' ? withOverwrites(everyone, guild, holder, world.application.id) : 0n;
  return bits & BOTLESS_PERMISSIONS;
}

function withOverwrites(base: bigint, guild: Guild, channel: GuildChannel, userId: Id): bigint {
  const roleIds = new Set(guild.members.get(userId)?.roleIds);
  const isRole = (overwrite: APIOverwrite) => overwrite.type === OverwriteType.Role;
  const layers = [
    channel.overwrites.filter((overwrite) => isRole(overwrite) && overwrite.id === guild.id),
    channel.overwrites.filter((overwrite) => isRole(overwrite) && roleIds.has(overwrite.id)),
    channel.overwrites.filter((overwrite) => !isRole(overwrite) && overwrite.id === userId),
  ];
  return layers.reduce((bits, layer) => layered(bits, layer), base);
}

function layered(bits: bigint, overwrites: readonly APIOverwrite[]): bigint {
  const denied = overwrites.reduce((all, { deny }) => all | BigInt(deny), 0n);
  const allowed = overwrites.reduce((all, { allow }) => all | BigInt(allow), 0n);
  return (bits & ~denied) | allowed;
}

export function may(world: World, channel: Channel, userId: Id, permission: Permission): boolean {
  return (channelPermissions(world, channel, userId) & PermissionFlagsBits[permission]) !== 0n;
}

/** Whether a channel is there at all for this user; a private thread only for whoever was added to it. */
export function canView(world: World, channel: Channel, userId: Id): boolean {
  if (!may(world, channel, userId, 'ViewChannel')) return false;
  if (channel.kind !== 'thread' || channel.type !== ChannelType.PrivateThread) return true;
  return channel.memberIds.includes(userId) || may(world, channel, userId, 'ManageThreads');
}
