import {
  type CheckedAttachment,
  type FilesAround,
  filesAfter,
  type MessageFile,
  referableNames,
  refuseUnknownAttachments,
} from './attachments.ts';
import {
  type CheckedComponent,
  refuseDanglingFiles,
  refuseDuplicates,
  refuseOversize,
  refuseStrangeEmojis,
} from './component-tree.ts';
import { type ErrorTree, mergeAll } from './error-tree.ts';
import { MESSAGE_RULES, type MessagePlace, type MessageRules } from './message-fields.ts';
import { hasComponentsV2 } from './message-flags.ts';
import { legacyField, NOT_OBJECT, V2_IS_FOR_EVER } from './refusals.ts';
import { isObject } from './rule.ts';

/** The message that an edit changes. */
export interface ExistingMessage {
  readonly flags: number;
  readonly content: string;
  /** How many it has. */
  readonly embeds: number;
  readonly components: number;
  /** All files, also those that show inside components and are therefore not listed in the message. */
  readonly files: readonly MessageFile[];
}

/** What the cross-checks need to know of the request around the body. */
export interface MessageContext {
  readonly uploads: readonly MessageFile[];
  readonly existing: ExistingMessage | null;
  /** The ids of emoji that the application may use; any where nothing is said. */
  readonly emojis?: { readonly has: (id: string) => boolean };
}

interface Message {
  readonly content?: string | null;
  readonly embeds?: readonly object[] | null;
  readonly components?: readonly CheckedComponent[] | null;
  readonly attachments?: readonly CheckedAttachment[] | null;
  readonly sticker_ids?: readonly string[] | null;
  readonly message_reference?: { readonly type?: number | null } | null;
  readonly flags?: number | null;
}

export const validateMessageCreate = (
  body: unknown,
  context: MessageContext,
  place: Extract<MessagePlace, `${string}-create`>,
): ErrorTree | null => validate(body, context, MESSAGE_RULES[place]);

export const validateMessageEdit = (
  body: unknown,
  context: MessageContext,
  place: Extract<MessagePlace, `${string}-edit`>,
): ErrorTree | null => validate(body, context, MESSAGE_RULES[place]);

function validate(body: unknown, context: MessageContext, rules: MessageRules): ErrorTree | null {
  if (!isObject(body)) return NOT_OBJECT;
  const v2 = isV2(body, context.existing);
  const wrong = (v2 ? rules.v2 : rules.legacy)(body);
  return wrong ?? refuseWhole(body as Message, context, v2);
}

/** Flags that are sent speak for themselves, also on an edit; flags that are left out stay as they were. */
function isV2({ flags }: { readonly flags?: unknown }, existing: ExistingMessage | null): boolean {
  return hasComponentsV2(typeof flags === 'number' ? flags : (existing?.flags ?? 0));
}

function refuseWhole(message: Message, context: MessageContext, v2: boolean): ErrorTree | null {
  const { existing, emojis } = context;
  const files = filesAround(message, context);
  const components = message.components ?? [];
  return mergeAll([
    files.listed === null ? null : refuseUnknownAttachments(files.listed, [...files.uploads, ...(files.older ?? [])]),
    v2 ? refuseLegacyFields(message, existing) : refuseDowngrade(existing),
    v2 ? refuseOversize(components) : null,
    refuseDuplicates(components),
    emojis === undefined ? null : refuseStrangeEmojis(components, emojis),
    v2 ? refuseDanglingFiles(components, referableNames(files)) : null,
  ]);
}

function filesAround({ attachments }: Message, { uploads, existing }: MessageContext): FilesAround {
  const listed = attachments === undefined ? null : (attachments ?? []);
  return { uploads, older: existing?.files ?? null, listed };
}

/** An older message keeps what an edit leaves out, so turning it to components means clearing these by name. */
function refuseLegacyFields(message: Message, existing: ExistingMessage | null): ErrorTree | null {
  const content = message.content === undefined ? existing?.content : message.content;
  const count = message.embeds === undefined ? existing?.embeds : message.embeds?.length;
  return mergeAll([
    content ? { content: legacyField('content') } : null,
    count ? { embeds: legacyField('embeds') } : null,
    message.sticker_ids?.length ? { sticker_ids: legacyField('sticker_ids') } : null,
  ]);
}

const refuseDowngrade = (existing: ExistingMessage | null): ErrorTree | null =>
  hasComponentsV2(existing?.flags ?? 0) ? { flags: V2_IS_FOR_EVER } : null;

const FORWARD = 1;

/** Discord's answer to such a message is a code of its own, 50006. Asked of bodies that passed. */
export function isEmptyMessage(body: unknown, context: MessageContext): boolean {
  const message = (isObject(body) ? body : {}) as Message;
  const { existing } = context;
  const files = filesAfter(filesAround(message, context));
  const content = message.content === undefined ? existing?.content : message.content;
  const counts = [
    content?.trim().length,
    message.embeds === undefined ? existing?.embeds : message.embeds?.length,
    message.components === undefined ? existing?.components : message.components?.length,
    files.added.length,
    files.kept.length,
    message.sticker_ids?.length,
    message.message_reference?.type === FORWARD ? 1 : 0,
  ];
  return counts.every((count) => !count);
}
