import { integerChoices, numberChoices, textChoices } from './command-choices.ts';
import { type CheckedComponent, refuseStrangeEmojis } from './component-tree.ts';
import { at, type ErrorTree } from './error-tree.ts';
import { type MessageContext, validateMessageCreate, validateMessageEdit } from './message.ts';
import { validateModal } from './modal.ts';
import { NOT_OBJECT, notInSet } from './refusals.ts';
import { isObject, object, optional, type Rule } from './rule.ts';
import { integer } from './scalar.ts';

const CALLBACK = {
  pong: 1,
  reply: 4,
  deferReply: 5,
  deferUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
  premiumRequired: 10,
  launchActivity: 12,
} as const;

export type InteractionKind = 'ping' | 'command' | 'component' | 'autocomplete' | 'modal';

const { reply, deferReply, deferUpdate, update, premiumRequired, launchActivity } = CALLBACK;

/** Which answers each kind of interaction takes. A modal may not be answered with another one. */
const ANSWERS: Readonly<Record<InteractionKind, readonly number[]>> = {
  ping: [CALLBACK.pong],
  command: [reply, deferReply, CALLBACK.modal, premiumRequired, launchActivity],
  component: [reply, deferReply, deferUpdate, update, CALLBACK.modal, premiumRequired, launchActivity],
  autocomplete: [CALLBACK.autocomplete],
  modal: [reply, deferReply, deferUpdate, update, premiumRequired, launchActivity],
};

/** What happened that the callback answers. */
export interface Occasion {
  readonly kind: InteractionKind;
  /** What the option that is being completed takes. */
  readonly completes: SuggestedType | null;
}

export interface CallbackContext extends MessageContext, Occasion {}

const deferral: Rule = optional(object({ flags: optional(integer(0, Number.MAX_SAFE_INTEGER)) }));

const suggesting = (values: Rule): Rule => object({ choices: optional(values) });

const SUGGESTIONS = {
  string: suggesting(textChoices),
  integer: suggesting(integerChoices),
  number: suggesting(numberChoices),
} as const;

export type SuggestedType = keyof typeof SUGGESTIONS;

export function validateCallback(body: unknown, context: CallbackContext): ErrorTree | null {
  if (!isObject(body)) return NOT_OBJECT;
  const { type, data } = body;
  const allowed = ANSWERS[context.kind];
  if (typeof type !== 'number' || !allowed.includes(type)) return { type: notInSet(allowed) };
  const wrong = refuseData(type, data, context);
  return wrong === null ? null : at(['data'], wrong);
}

function refuseData(type: number, data: unknown, context: CallbackContext): ErrorTree | null {
  switch (type) {
    case CALLBACK.reply:
      return validateMessageCreate(data ?? {}, { ...context, existing: null }, 'callback-create');
    case CALLBACK.update:
      return validateMessageEdit(data ?? {}, context, 'callback-edit');
    case CALLBACK.deferReply:
    case CALLBACK.deferUpdate:
      return deferral(data);
    case CALLBACK.autocomplete:
      return SUGGESTIONS[context.completes ?? 'string'](data);
    case CALLBACK.modal:
      return validateModal(data) ?? refuseModalEmojis(data, context);
    default:
      return null;
  }
}

function refuseModalEmojis(data: unknown, { emojis }: CallbackContext): ErrorTree | null {
  const { components } = data as { readonly components: readonly CheckedComponent[] };
  return emojis === undefined ? null : refuseStrangeEmojis(components, emojis);
}
