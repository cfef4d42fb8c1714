import type { APIEmbed } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { createdAt } from '../snowflake.ts';
import { attachmentUrl, fileAt, looseFiles } from '../world/attachments.ts';
import { guildIdOf } from '../world/channels.ts';
import { type ComponentNode, type Media, mapComponents, mapMedia } from '../world/components.ts';
import { findMessage } from '../world/messages.ts';
import { userOf } from '../world/users.ts';
import type { Attachment, Id, Message, Origin, World } from '../world/world.ts';
import { threadJson } from './channel.ts';
import type { Json } from './json.ts';
import { memberFields, userJson } from './user.ts';

export function messageJson(discord: Discord, message: Message): Json {
  return { ...plainMessageJson(discord, message), ...repliedJson(discord, message) };
}

function plainMessageJson(discord: Discord, message: Message): Json {
  const { world } = discord;
  return {
    id: message.id,
    channel_id: message.channelId,
    author: userJson(userOf(world, message.authorId)),
    type: message.type,
    content: message.content,
    timestamp: new Date(createdAt(message.id)).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: message.tts,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.userIds.map((id) => userJson(userOf(world, id))),
    mention_roles: [...message.mentions.roleIds],
    attachments: looseFiles(message).map((file) => attachmentJson(discord, message, file)),
    embeds: message.embeds.map((embed) => embedJson(discord, message, embed)),
    components: componentsJson(discord, message),
    pinned: message.pinnedAt !== null,
    flags: message.flags,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...originJson(world, message),
    ...startedThreadJson(world, message),
  };
}

function attachmentJson(discord: Discord, message: Message, file: Attachment): Json {
  return { ...fileJson(discord, message.channelId, file), ...(message.onlyFor !== null && { ephemeral: true }) };
}

export function fileJson(discord: Discord, channelId: Id, file: Attachment): Json {
  const url = attachmentUrl(discord.origin(), channelId, file);
  return {
    id: file.id,
    filename: file.name,
    size: file.bytes.byteLength,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...(file.width !== null && { width: file.width, height: file.height }),
    ...(file.description !== null && { description: file.description }),
  };
}

export function embedJson(discord: Discord, message: Message, embed: APIEmbed): Json {
  const shown = <P extends { url: string }>(picture: P): P & { proxy_url: string } => {
    const { file, url } = located(discord, message, picture);
    return { ...picture, url, proxy_url: url, ...(file?.width && { width: file.width, height: file.height }) };
  };
  return {
    type: 'rich',
    ...embed,
    ...(embed.fields && { fields: embed.fields.map((field) => ({ inline: false, ...field })) }),
    ...(embed.image && { image: shown(embed.image) }),
    ...(embed.thumbnail && { thumbnail: shown(embed.thumbnail) }),
  };
}

export function componentsJson(discord: Discord, message: Message): ComponentNode[] {
  const shown = (media: Media): Media => mediaJson(discord, message, media);
  return mapComponents(message.components, (node) => {
    const file = node.file && fileAt(node.file.url, message.channelId, message.files);
    return { ...mapMedia(node, shown), ...(file && { name: file.name, size: file.bytes.byteLength }) };
  });
}

/** Where a picture or a file is to be had, and which of the message's own it is, if any. */
function located(
  discord: Discord,
  { channelId, files }: Message,
  { url }: Media,
): { readonly file: Attachment | null; readonly url: string } {
  const file = fileAt(url, channelId, files);
  return { file, url: file === null ? url : attachmentUrl(discord.origin(), channelId, file) };
}

function mediaJson(discord: Discord, message: Message, media: Media): Media {
  const { file, url } = located(discord, message, media);
  return {
    id: file?.id ?? message.id,
    url,
    proxy_url: url,
    width: file?.width ?? null,
    height: file?.height ?? null,
    loading_state: 2,
    ...(file && { content_type: file.contentType, attachment_id: file.id }),
  } as Media;
}

function originJson(world: World, { origin }: Message): Json {
  if (origin === null) return {};
  const { application } = world;
  return {
    webhook_id: application.id,
    application_id: application.id,
    interaction_metadata: metadataJson(world, origin),
    ...(origin.commandName !== null && {
      interaction: {
        id: origin.interactionId,
        type: origin.type,
        name: origin.commandName,
        user: userJson(userOf(world, origin.userId)),
      },
    }),
  };
}

function metadataJson(world: World, origin: Origin): Json {
  return {
    id: origin.interactionId,
    type: origin.type,
    user: userJson(userOf(world, origin.userId)),
    authorizing_integration_owners: { '0': origin.guildId ?? '0' },
    ...(origin.originalMessageId !== null && { original_response_message_id: origin.originalMessageId }),
    ...(origin.pressedMessageId !== null && { interacted_message_id: origin.pressedMessageId }),
    ...(origin.openedBy !== null && { triggering_interaction_metadata: metadataJson(world, origin.openedBy) }),
    ...(origin.commandName !== null && { name: origin.commandName, command_type: 1 }),
  };
}

function startedThreadJson(world: World, { threadId }: Message): Json {
  const thread = threadId === null ? null : world.channels.get(threadId);
  return thread?.kind === 'thread' ? { thread: threadJson(world, thread) } : {};
}

function repliedJson(discord: Discord, { channelId, repliesTo }: Message): Json {
  if (repliesTo === null) return {};
  const channel = discord.world.channels.get(channelId);
  const target = findMessage(discord.world, channelId, repliesTo);
  const guildId = channel === undefined ? null : guildIdOf(channel);
  return {
    message_reference: { type: 0, channel_id: channelId, message_id: repliesTo, ...(guildId && { guild_id: guildId }) },
    referenced_message: target && plainMessageJson(discord, target),
  };
}

/** MESSAGE_CREATE and MESSAGE_UPDATE; Discord leaves the guild out for an ephemeral message, as if it were direct. */
export function messageEventJson(discord: Discord, message: Message): Json {
  const { world } = discord;
  const channel = world.channels.get(message.channelId);
  const json = messageJson(discord, message);
  if (channel === undefined || channel.kind === 'conversation' || message.onlyFor !== null) return json;
  const member = world.guilds.get(channel.guildId)?.members.get(message.authorId);
  return { ...json, guild_id: channel.guildId, ...(member && { member: memberFields(member) }) };
}
