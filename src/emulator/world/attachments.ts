import type { APIEmbed } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { storedName } from '../validation/attachments.ts';
import { type ComponentNode, everyComponent, mediaOf } from './components.ts';
import { contentTypeOf, pictureSize } from './file-kinds.ts';
import type { Attachment, Id, Message } from './world.ts';

/** 10 MiB: what one uploaded file may weigh. */
export const ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024;

export interface Upload {
  /** `n` of the part's name `files[n]`. */
  readonly index: number;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One entry of `attachments` in a request: a file kept (its id) or a file uploaded now (its index). */
export interface ListedAttachment {
  readonly id: string | number;
  readonly filename?: string;
  readonly description?: string | null;
}

const entryIn = (listed: readonly ListedAttachment[] | null, id: string): ListedAttachment | undefined =>
  listed?.find((entry) => String(entry.id) === id);

/** Those a new message has: all that came along. */
export function newFiles(
  discord: Discord,
  listed: readonly ListedAttachment[] | null,
  uploads: readonly Upload[],
): readonly Attachment[] {
  return uploads.map((upload) => attachmentFrom(discord, upload, entryIn(listed, String(upload.index))));
}

/** Those a message has after an edit; see `filesAfter` for the rule. */
export function editedFiles(
  discord: Discord,
  before: readonly Attachment[],
  listed: readonly ListedAttachment[] | null,
  uploads: readonly Upload[],
): readonly Attachment[] {
  if (listed === null) return uploads.length === 0 ? before : newFiles(discord, null, uploads);
  const kept = before.flatMap((file) => {
    const entry = entryIn(listed, file.id);
    return entry === undefined ? [] : [{ ...file, description: entry.description ?? file.description }];
  });
  const isListed = ({ index }: Upload): boolean => entryIn(listed, String(index)) !== undefined;
  return [...kept, ...newFiles(discord, listed, uploads.filter(isListed))];
}

export function attachmentFrom(
  { ids }: Discord,
  { name, bytes }: Pick<Upload, 'name' | 'bytes'>,
  entry?: ListedAttachment,
): Attachment {
  const fileName = storedName(entry?.filename ?? name);
  const size = pictureSize(bytes);
  return {
    id: ids.next(),
    name: fileName,
    description: entry?.description ?? null,
    contentType: contentTypeOf(bytes, fileName),
    bytes,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

const ATTACHMENT_SCHEME = 'attachment://';

export function attachmentUrl(origin: string, channelId: Id, { id, name }: Attachment): string {
  return `${origin}/attachments/${channelId}/${id}/${name}`;
}

/** The file an address means: `attachment://name` of one beside it, or the place the emulator serves it from. */
export function fileAt(url: string, channelId: Id, files: readonly Attachment[]): Attachment | null {
  if (url.startsWith(ATTACHMENT_SCHEME)) {
    const name = url.slice(ATTACHMENT_SCHEME.length);
    return files.find((file) => file.name === name) ?? null;
  }
  return files.find((file) => url.endsWith(`/attachments/${channelId}/${file.id}/${file.name}`)) ?? null;
}

/** Files shown inside an embed or a component are not listed among a message's attachments. */
export function looseFiles(message: Pick<Message, 'channelId' | 'files' | 'embeds' | 'components'>): Attachment[] {
  if (message.files.length === 0) return [];
  const shown = new Set(
    [...embedMedia(message.embeds), ...componentMedia(message.components)].map(
      (url) => fileAt(url, message.channelId, message.files)?.id,
    ),
  );
  return message.files.filter(({ id }) => !shown.has(id));
}

function embedMedia(embeds: readonly APIEmbed[]): string[] {
  return embeds.flatMap(({ image, thumbnail, footer, author }) =>
    [image?.url, thumbnail?.url, footer?.icon_url, author?.icon_url].flatMap((url) => (url ? [url] : [])),
  );
}

function componentMedia(components: readonly ComponentNode[]): string[] {
  return [...everyComponent(components)].flatMap(mediaOf);
}
