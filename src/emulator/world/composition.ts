import { type APIAllowedMentions, type APIEmbed, MessageFlags, type MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { editedFiles, type ListedAttachment, newFiles, type Upload } from './attachments.ts';
import { type ComponentNode, completeComponents } from './components.ts';
import { type Mentioning, mentionsIn, NOBODY, pingingText } from './mentions.ts';
import type { Channel, Id, Interaction, Message, Origin } from './world.ts';

/** What a request says of a message, after it passed the checks; a field left out is not touched by an edit. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly ComponentNode[] | null;
  readonly attachments?: readonly ListedAttachment[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  /** All that the message will have. */
  readonly flags?: number | null;
  readonly tts?: boolean | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { readonly message_id: Id; readonly fail_if_not_exists?: boolean };
}

type Substance = Pick<Message, 'content' | 'embeds' | 'components' | 'files' | 'flags' | 'mentions'>;

const BLANK: Substance = {
  content: '',
  embeds: [],
  components: [],
  files: [],
  flags: 0,
  mentions: NOBODY,
};

export interface Circumstances {
  readonly authorId: Id;
  readonly type: MessageType;
  readonly repliesTo: Id | null;
  readonly origin: Origin | null;
  /** For an ephemeral message: who sees it. */
  readonly onlyFor: Id | null;
}

export function newMessage(
  discord: Discord,
  channel: Channel,
  body: MessageBody,
  uploads: readonly Upload[],
  circumstances: Circumstances,
): Message {
  const files = newFiles(discord, listedAttachments(body), uploads);
  const mentioning = { authorId: circumstances.authorId, channel, allowed: body.allowed_mentions ?? null };
  const substance = substanceOf(discord, { ...BLANK, files }, body, mentioning);
  const { authorId, type, repliesTo, origin, onlyFor } = circumstances;
  const { content, embeds, components, flags, mentions } = substance;
  return {
    id: discord.ids.next(),
    channelId: channel.id,
    authorId,
    type,
    content,
    embeds,
    components,
    files,
    flags: flags | (onlyFor === null ? 0 : MessageFlags.Ephemeral),
    mentions,
    tts: body.tts ?? false,
    nonce: body.nonce ?? null,
    editedAt: null,
    pinnedAt: null,
    repliesTo,
    threadId: null,
    onlyFor,
    origin,
  };
}

/** Who alone sees an answer with these flags; null for everyone in the channel. */
export function soleReader({ flags }: MessageBody, { userId }: Interaction): Id | null {
  return ((flags ?? 0) & MessageFlags.Ephemeral) === 0 ? null : userId;
}

/** What an edit changes. */
export function editOf(
  discord: Discord,
  channel: Channel,
  message: Message,
  body: MessageBody,
  uploads: readonly Upload[],
): Partial<Message> {
  const files = editedFiles(discord, message.files, listedAttachments(body), uploads);
  const mentioning = { authorId: message.authorId, channel, allowed: body.allowed_mentions ?? null };
  const substance = substanceOf(discord, { ...message, files }, body, mentioning);
  return { ...substance, flags: substance.flags & ~MessageFlags.Loading, editedAt: discord.clock.now() };
}

function substanceOf({ world }: Discord, before: Substance, body: MessageBody, mentioning: Mentioning): Substance {
  const content = body.content === undefined ? before.content : (body.content ?? '');
  const components = body.components === undefined ? before.components : completeComponents(body.components ?? []);
  const text = pingingText(content, components);
  return {
    content,
    components,
    embeds: body.embeds === undefined ? before.embeds : (body.embeds ?? []),
    files: before.files,
    flags: body.flags ?? before.flags,
    mentions: mentionsIn(world, text, mentioning),
  };
}

function listedAttachments({ attachments }: MessageBody): readonly ListedAttachment[] | null {
  return attachments === undefined ? null : (attachments ?? []);
}
