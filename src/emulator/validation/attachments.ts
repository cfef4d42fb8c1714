import { at, type ErrorTree, mergeAll } from './error-tree.ts';
import { ATTACHMENT_NOT_FOUND } from './refusals.ts';
import { list, object, optional, type Rule, scalar } from './rule.ts';
import { boolean, decimal, snowflake, text } from './scalar.ts';

/** A file of a message: uploaded with the request (`id` is its `n` in `files[n]`), or there already. */
export interface MessageFile {
  readonly id: string;
  readonly filename: string;
}

export interface CheckedAttachment {
  readonly id: string | number;
  readonly filename?: string | null;
}

const MAX_FILES = 10;

/** Discord's own examples of uploads say `"id": 0`. */
const attachmentId = scalar((value) => (Number.isInteger(value) && Number(value) >= 0 ? null : snowflake(value)));

export const attachments: Rule = list(
  object({
    id: attachmentId,
    filename: optional(text(1, 1024)),
    title: optional(text(0, 1024)),
    description: optional(text(0, 1024)),
    duration_secs: optional(decimal(0, 2_147_483_647)),
    waveform: optional(text(0, 400)),
    is_spoiler: optional(boolean),
    is_remix: optional(boolean),
  }),
  0,
  MAX_FILES,
);

/** Discord keeps letters, digits, `_`, `-` and `.`; a space becomes `_`. */
export function storedName(name: string): string {
  return name.replace(/\s+/g, '_').replace(/[^\w.-]/g, '') || 'unknown';
}

/** The files around a message: those that come along, those an edit finds, and the list of those that are to be there. */
export interface FilesAround {
  readonly uploads: readonly MessageFile[];
  /** Null for a new message. */
  readonly older: readonly MessageFile[] | null;
  readonly listed: readonly CheckedAttachment[] | null;
}

/**
 * An edit that lists its files has those and no others; one that brings files without a list has these alone; one that
 * does neither keeps what is there. So it is since v10 of the API. A new message has all that came along.
 */
export function filesAfter({ uploads, older, listed }: FilesAround): {
  readonly added: readonly MessageFile[];
  readonly kept: readonly MessageFile[];
} {
  if (older === null) return { added: uploads, kept: [] };
  if (listed === null) return { added: uploads, kept: uploads.length > 0 ? [] : older };
  const isListed = ({ id }: MessageFile): boolean => listed.some((entry) => String(entry.id) === id);
  return { added: uploads.filter(isListed), kept: older.filter(isListed) };
}

/** Discord's answer to more is a code of its own, 30015; a list that is too long is an ordinary refusal. */
export const hasTooManyFiles = ({ uploads }: Pick<FilesAround, 'uploads'>): boolean => uploads.length > MAX_FILES;

/** Each listed attachment is a file that came along or one that the message has. */
export function refuseUnknownAttachments(
  listed: readonly CheckedAttachment[],
  files: readonly MessageFile[],
): ErrorTree | null {
  const known = new Set(files.map(({ id }) => id));
  return mergeAll(
    listed.map(({ id }, index) => (known.has(String(id)) ? null : at(['attachments', index], ATTACHMENT_NOT_FOUND))),
  );
}

/**
 * The names that `attachment://` may use: those the files are stored under. A file of an edit that is listed goes by
 * the name repeated there, its id alone does not make it referable.
 */
export function referableNames(files: FilesAround): ReadonlySet<string> {
  const { added, kept } = filesAfter(files);
  const listedName = ({ id }: MessageFile): string | null =>
    files.listed?.find((entry) => String(entry.id) === id)?.filename ?? null;
  const names = [
    ...added.map((file) => listedName(file) ?? file.filename),
    ...kept.map((file) => (files.listed === null ? file.filename : listedName(file))),
  ];
  return new Set(names.filter((name) => name !== null).map(storedName));
}
