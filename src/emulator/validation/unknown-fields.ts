import { CALLBACK, CALLBACK_DATA_RULES } from './callback.ts';
import { CHANNEL_RULES } from './channel.ts';
import { COMMAND_RULES } from './command.ts';
import { EMOJI_RULES } from './emoji.ts';
import { MESSAGE_RULES } from './message.ts';
import { ignored, isObject, list, object, type Rule } from './rule.ts';
import { THREAD_RULES } from './thread.ts';

/** The components of either kind of message are known to the rule of one with `IS_COMPONENTS_V2`. */
const REQUESTS = {
  'message-create': MESSAGE_RULES['channel-create'].v2,
  'message-edit': MESSAGE_RULES['channel-edit'].v2,
  'webhook-create': MESSAGE_RULES['webhook-create'].v2,
  'webhook-edit': MESSAGE_RULES['webhook-edit'].v2,
  command: COMMAND_RULES.chat,
  commands: list(COMMAND_RULES.chat, 0, Number.POSITIVE_INFINITY),
  'thread-from-message': THREAD_RULES.fromMessage,
  'thread-create': THREAD_RULES.alone,
  'thread-edit': THREAD_RULES.change,
  'channel-edit': CHANNEL_RULES.change,
  'direct-message-create': CHANNEL_RULES.directMessage,
  'emoji-create': EMOJI_RULES.creation,
  'emoji-edit': EMOJI_RULES.change,
} as const satisfies Record<string, Rule>;

export type RequestKind = keyof typeof REQUESTS | 'callback';

/**
 * The paths of fields that Discord would drop without a word, typing errors most of them. What discord.js is known to
 * send beyond Discord's description (`enforce_nonce`, `tts` on edits, `emoji.animated`, `type` on a thread from a
 * message) is not told.
 */
export function unknownFields(kind: RequestKind, body: unknown): readonly string[] {
  const found: string[] = [];
  const rule = kind === 'callback' ? callbackRule(body) : REQUESTS[kind];
  rule.strays(body, '', found);
  return found;
}

const CALLBACK_DATA: Readonly<Record<number, Rule>> = {
  [CALLBACK.reply]: MESSAGE_RULES['callback-create'].v2,
  [CALLBACK.deferReply]: CALLBACK_DATA_RULES.deferral,
  [CALLBACK.deferUpdate]: CALLBACK_DATA_RULES.deferral,
  [CALLBACK.update]: MESSAGE_RULES['callback-edit'].v2,
  [CALLBACK.autocomplete]: CALLBACK_DATA_RULES.suggestions,
  [CALLBACK.modal]: CALLBACK_DATA_RULES.modal,
};

function callbackRule(body: unknown): Rule {
  const { type } = isObject(body) ? body : {};
  const data = typeof type === 'number' ? CALLBACK_DATA[type] : undefined;
  return object({ type: ignored, data: data ?? ignored });
}
