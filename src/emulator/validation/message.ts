import {
  attachments,
  type ListedAttachment,
  type MessageFile,
  referableNames,
  refuseTooManyFiles,
  refuseUnknownAttachments,
} from './attachments.ts';
import { type ComponentNode, refuseDanglingFiles, refuseDuplicates, refuseOversize } from './component-tree.ts';
import { legacyComponents } from './components.ts';
import { componentsV2 } from './components-v2.ts';
import { embeds } from './embeds.ts';
import { type ErrorTree, mergeAll } from './error-tree.ts';
import { allowedMentions } from './mentions.ts';
import { hasComponentsV2 } from './message-flags.ts';
import { legacyField, NONCE_NOT_TEXT, NONCE_TOO_LONG, NOT_OBJECT, V2_IS_FOR_EVER } from './refusals.ts';
import { isObject, list, object, optional, type Rule, scalar } from './rule.ts';
import { boolean, choice, codePoints, integer, notEmulated, snowflake, text, webUrl } from './scalar.ts';

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
}

interface Message {
  readonly content?: string | null;
  readonly embeds?: readonly object[] | null;
  readonly components?: readonly ComponentNode[] | null;
  readonly attachments?: readonly ListedAttachment[] | null;
  readonly sticker_ids?: readonly string[] | null;
  readonly message_reference?: { readonly type?: number | null } | null;
  readonly flags?: number | null;
}

const nonce = scalar((value) => {
  if (typeof value === 'number' && Number.isInteger(value)) return null;
  if (typeof value !== 'string') return NONCE_NOT_TEXT;
  return codePoints(value) > 25 ? NONCE_TOO_LONG : null;
});

const messageReference = object({
  type: optional(choice([0, 1])),
  message_id: snowflake,
  channel_id: optional(snowflake),
  guild_id: optional(snowflake),
  fail_if_not_exists: optional(boolean),
});

const EDITABLE = {
  content: optional(text(0, 2000)),
  embeds: optional(embeds),
  allowed_mentions: optional(allowedMentions),
  attachments: optional(attachments),
  flags: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  poll: optional(notEmulated('polls')),
  sticker_ids: optional(list(snowflake, 0, 3)),
  /** discord.js sends both with every message, also where Discord's description does not list them. */
  tts: optional(boolean),
  enforce_nonce: optional(boolean),
};

const CREATABLE = {
  ...EDITABLE,
  nonce: optional(nonce),
  message_reference: optional(messageReference),
  shared_client_theme: optional(notEmulated('shared themes')),
};

/** What an execution of a webhook adds. Follow-ups of interactions go through one, and speak as the application. */
const WEBHOOK = {
  username: optional(text(1, 80)),
  avatar_url: optional(webUrl),
  thread_name: optional(text(0, 100)),
  applied_tags: optional(list(snowflake, 0, 5)),
};

/** The same message with and without `IS_COMPONENTS_V2`. */
interface MessageRules {
  readonly legacy: Rule;
  readonly v2: Rule;
}

const bothRules = (fields: Readonly<Record<string, Rule>>): MessageRules => ({
  legacy: object({ ...fields, components: optional(legacyComponents) }),
  v2: object({ ...fields, components: optional(componentsV2) }),
});

const MESSAGE_RULES = {
  'channel-create': bothRules(CREATABLE),
  'channel-edit': bothRules(EDITABLE),
  'webhook-create': bothRules({ ...EDITABLE, ...WEBHOOK }),
  'webhook-edit': bothRules(EDITABLE),
  'callback-create': bothRules(EDITABLE),
  'callback-edit': bothRules(EDITABLE),
} as const;

type MessagePlace = keyof typeof MESSAGE_RULES;

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
  const { uploads, existing } = context;
  const older = existing?.files ?? [];
  const components = message.components ?? [];
  const listed = message.attachments ?? null;
  return mergeAll([
    listed === null ? null : refuseUnknownAttachments(listed, [...uploads, ...older]),
    refuseTooManyFiles(uploads, older, listed),
    v2 ? refuseLegacyFields(message, existing) : refuseDowngrade(existing),
    v2 ? refuseOversize(components) : null,
    refuseDuplicates(components),
    v2 ? refuseDanglingFiles(components, referableNames(uploads, older, listed)) : null,
  ]);
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
export function isEmptyMessage(body: unknown, { uploads, existing }: MessageContext): boolean {
  const message = (isObject(body) ? body : {}) as Message;
  const content = message.content === undefined ? existing?.content : message.content;
  const counts = [
    content?.trim().length,
    message.embeds === undefined ? existing?.embeds : message.embeds?.length,
    message.components === undefined ? existing?.components : message.components?.length,
    uploads.length,
    message.attachments === undefined ? existing?.files.length : message.attachments?.length,
    message.sticker_ids?.length,
    message.message_reference?.type === FORWARD ? 1 : 0,
  ];
  return counts.every((count) => !count);
}
