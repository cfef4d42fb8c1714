import { legacyComponents } from './action-row.ts';
import { attachments } from './attachments.ts';
import { componentsV2 } from './components-v2.ts';
import { embeds } from './embeds.ts';
import { allowedMentions } from './mentions.ts';
import { NONCE_NOT_TEXT, NONCE_TOO_LONG } from './refusals.ts';
import { list, object, optional, type Rule, scalar } from './rule.ts';
import { boolean, choice, codePoints, integer, notEmulated, snowflake, text, webUrl } from './scalar.ts';

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
export interface MessageRules {
  readonly legacy: Rule;
  readonly v2: Rule;
}

const bothRules = (fields: Readonly<Record<string, Rule>>): MessageRules => ({
  legacy: object({ ...fields, components: optional(legacyComponents) }),
  v2: object({ ...fields, components: optional(componentsV2) }),
});

export const MESSAGE_RULES = {
  'channel-create': bothRules(CREATABLE),
  'channel-edit': bothRules(EDITABLE),
  'webhook-create': bothRules({ ...EDITABLE, ...WEBHOOK }),
  'webhook-edit': bothRules(EDITABLE),
  'callback-create': bothRules(EDITABLE),
  'callback-edit': bothRules(EDITABLE),
} as const;

export type MessagePlace = keyof typeof MESSAGE_RULES;
