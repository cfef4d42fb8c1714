import { at, type ErrorTree, mergeAll } from './error-tree.ts';
import { ATTACHMENT_NOT_FOUND, tooLong } from './refusals.ts';
import { list, object, optional, type Rule, scalar } from './rule.ts';
import { boolean, decimal, snowflake, text } from './scalar.ts';

/** A file of a message: uploaded with the request (`id` is its `n` in `files[n]`), or there already. */
export interface MessageFile {
  readonly id: string;
  readonly filename: string;
}

export interface ListedAttachment {
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

/** Uploads that nobody lists count as well, and so do older files unless the list leaves them out. */
export function refuseTooManyFiles(
  uploads: readonly MessageFile[],
  older: readonly MessageFile[],
  listed: readonly ListedAttachment[] | null,
): ErrorTree | null {
  const ids = new Set([...uploads, ...(listed ?? older)].map(({ id }) => String(id)));
  return ids.size > MAX_FILES ? { attachments: tooLong(MAX_FILES) } : null;
}

/** Each listed attachment is a file that came along or one that the message has. */
export function refuseUnknownAttachments(
  listed: readonly ListedAttachment[],
  files: readonly MessageFile[],
): ErrorTree | null {
  const known = new Set(files.map(({ id }) => id));
  return mergeAll(
    listed.map(({ id }, index) => (known.has(String(id)) ? null : at(['attachments', index], ATTACHMENT_NOT_FOUND))),
  );
}

/**
 * The names that `attachment://` may use. An upload goes by the name it was sent under, or by the one in the list;
 * an older file that is listed goes by the name repeated there, its id alone does not make it referable.
 */
export function referableNames(
  uploads: readonly MessageFile[],
  older: readonly MessageFile[],
  listed: readonly ListedAttachment[] | null,
): ReadonlySet<string> {
  const renamed = new Map((listed ?? []).map(({ id, filename }) => [String(id), filename ?? null]));
  const names = uploads.map(({ id, filename }) => renamed.get(id) ?? filename);
  const kept = listed === null ? older.map(({ filename }) => filename) : [...renamed.values()];
  return new Set([...names, ...kept].filter((name) => name !== null));
}
