import { MessageFlags } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { byAge } from '../snowflake.ts';
import type { Json } from '../wire/json.ts';
import { componentsJson, embedJson } from '../wire/message.ts';
import { attachmentUrl } from '../world/attachments.ts';
import type { ComponentNode } from '../world/components.ts';
import { findMessage, hasFlag, messagesIn } from '../world/messages.ts';
import { canView, may } from '../world/permissions.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Id, Message } from '../world/world.ts';
import { textFor } from './acquaintance.ts';
import { type Pressable, pressablesIn } from './pressable.ts';

interface VisibleFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly url: string;
  readonly description: string | null;
}

/** A message as one person sees it, as plain data. */
export interface VisibleMessage {
  readonly id: Id;
  readonly channelId: Id;
  /** The channel's name; `@dm` in a direct conversation with the bot. */
  readonly channel: string;
  readonly author: string;
  /** The content and all text among the components, a line each. */
  readonly text: string;
  readonly embeds: readonly Json[];
  readonly components: readonly ComponentNode[];
  /** All files, also those shown inside embeds and components. */
  readonly files: readonly VisibleFile[];
  readonly ephemeral: boolean;
  /** "… is thinking": acknowledged, the answer still to come. */
  readonly thinking: boolean;
  readonly edited: boolean;
  readonly pinned: boolean;
  readonly repliesTo: Id | null;
  /** What can be pressed now. */
  readonly pressable: readonly Pressable[];
  /** Shown greyed out. */
  readonly disabled: readonly Pressable[];
}

/** Everything a person can see, oldest first. */
export function visibleTo(discord: Discord, userId: Id, channelId: Id | null = null): VisibleMessage[] {
  return [...discord.world.channels.values()]
    .filter((channel) => channelId === null || channel.id === channelId)
    .filter((channel) => isOpenTo(discord, channel, userId))
    .flatMap((channel) =>
      seenIn(discord, channel, userId).map((message) => describe(discord, channel, message, userId)),
    )
    .sort((a, b) => byAge(a.id, b.id));
}

/** One message, if this person can see it. */
export function visibleMessage(discord: Discord, userId: Id, channelId: Id, messageId: Id): VisibleMessage | null {
  const channel = discord.world.channels.get(channelId);
  const message = findMessage(discord.world, channelId, messageId);
  if (channel === undefined || message === null || !isOpenTo(discord, channel, userId)) return null;
  return isFor(message, userId) ? describe(discord, channel, message, userId) : null;
}

function isOpenTo({ world }: Discord, channel: Channel, userId: Id): boolean {
  return canView(world, channel, userId) && may(world, channel, userId, 'ReadMessageHistory');
}

function seenIn({ world }: Discord, channel: Channel, userId: Id): Message[] {
  return [...messagesIn(world, channel.id).values()].filter((message) => isFor(message, userId));
}

const isFor = ({ onlyFor }: Message, userId: Id): boolean => onlyFor === null || onlyFor === userId;

export function describe(discord: Discord, channel: Channel, message: Message, readerId: Id): VisibleMessage {
  const stored = message.components;
  const components = pressablesIn(stored);
  return {
    id: message.id,
    channelId: channel.id,
    channel: channel.kind === 'conversation' ? '@dm' : channel.name,
    author: userOf(discord.world, message.authorId).username,
    text: textFor(discord, message, readerId),
    embeds: message.embeds.map((embed) => embedJson(discord, message, embed)),
    components: componentsJson(discord, message),
    files: message.files.map((file) => ({
      name: file.name,
      size: file.bytes.byteLength,
      url: attachmentUrl(discord.origin(), channel.id, file),
      description: file.description,
    })),
    ephemeral: message.onlyFor !== null,
    thinking: hasFlag(message, MessageFlags.Loading),
    edited: message.editedAt !== null,
    pinned: message.pinnedAt !== null,
    repliesTo: message.repliesTo,
    pressable: components.filter(({ disabled }) => !disabled),
    disabled: components.filter(({ disabled }) => disabled),
  };
}
