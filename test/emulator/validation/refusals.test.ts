import { describe, expect, it } from 'vitest';
import { validateCallback } from '../../../src/emulator/validation/callback.ts';
import { validateChannelEdit, validateDirectMessageCreate } from '../../../src/emulator/validation/channel.ts';
import { validateCommand } from '../../../src/emulator/validation/command.ts';
import { validateEmojiCreate } from '../../../src/emulator/validation/emoji.ts';
import { at, type ErrorTree } from '../../../src/emulator/validation/error-tree.ts';
import { type MessageContext, validateMessageCreate } from '../../../src/emulator/validation/message.ts';
import { validateModal } from '../../../src/emulator/validation/modal.ts';
import {
  validateThreadCreate,
  validateThreadEdit,
  validateThreadFromMessage,
} from '../../../src/emulator/validation/thread.ts';
import type { Case } from './tables/case.ts';
import { COMMAND_CASES } from './tables/command.ts';
import { COMPONENT_CASES } from './tables/components.ts';
import { COMPONENT_V2_CASES } from './tables/components-v2.ts';
import {
  CHANNEL_EDIT_CASES,
  DIRECT_MESSAGE_CASES,
  EMOJI_CASES,
  THREAD_CREATE_CASES,
  THREAD_EDIT_CASES,
  THREAD_FROM_MESSAGE_CASES,
} from './tables/elsewhere.ts';
import { EMBED_CASES } from './tables/embeds.ts';
import { MESSAGE_CASES } from './tables/message.ts';
import { MODAL_CASES } from './tables/modal.ts';

type Validate = (body: unknown, context: MessageContext) => ErrorTree | null;

const NOTHING_AROUND: MessageContext = { uploads: [], existing: null };
const contextOf = (one: Case): MessageContext => ({ ...NOTHING_AROUND, ...one.context });

/** By name, because the title of a test cuts off long fields. */
const named = (cases: readonly Case[]): [string, Case][] => cases.map((one) => [one.rule, one]);

const AREAS: readonly (readonly [string, Validate, readonly Case[]])[] = [
  ['a message', validateMessageCreate, MESSAGE_CASES],
  ["a message's embeds", validateMessageCreate, EMBED_CASES],
  ["a message's rows", validateMessageCreate, COMPONENT_CASES],
  ["a message's components", validateMessageCreate, COMPONENT_V2_CASES],
  ['a modal', validateModal, MODAL_CASES],
  ['a command', validateCommand, COMMAND_CASES],
  ['a new thread', validateThreadCreate, THREAD_CREATE_CASES],
  ['a thread on a message', validateThreadFromMessage, THREAD_FROM_MESSAGE_CASES],
  ['a changed thread', validateThreadEdit, THREAD_EDIT_CASES],
  ['a changed channel', validateChannelEdit, CHANNEL_EDIT_CASES],
  ['a direct message channel', validateDirectMessageCreate, DIRECT_MESSAGE_CASES],
  ['an emoji', validateEmojiCreate, EMOJI_CASES],
];

describe.each(AREAS)('the rules of %s', (_area, validate, cases) => {
  it.each(named(cases))('refuse what breaks: %s', (_rule, one) => {
    expect(validate(one.broken, contextOf(one))).toEqual(one.tree);
  });

  it.each(named(cases))('let pass what just keeps: %s', (_rule, one) => {
    expect(validate(one.inside, contextOf(one))).toBeNull();
  });
});

describe('an answer to an interaction', () => {
  const reply = (data: unknown): unknown => ({ type: 4, data });
  const component = { ...NOTHING_AROUND, kind: 'component' } as const;

  /** Of a channel's messages only: elsewhere Discord takes no notice of them. */
  const CHANNEL_ONLY = ['nonce', 'message_reference'];
  const MESSAGES = [...MESSAGE_CASES, ...EMBED_CASES, ...COMPONENT_CASES, ...COMPONENT_V2_CASES];
  const TAKEN_OVER = MESSAGES.filter(({ context, tree }) => !context && !CHANNEL_ONLY.some((field) => field in tree));

  it.each(named(TAKEN_OVER))('carries a message under the same rules: %s', (_rule, one) => {
    expect(validateCallback(reply(one.broken), component)).toEqual(at(['data'], one.tree));
    expect(validateCallback(reply(one.inside), component)).toBeNull();
  });

  it.each(named(MODAL_CASES))('carries a modal under the same rules: %s', (_rule, one) => {
    expect(validateCallback({ type: 9, data: one.broken }, component)).toEqual(at(['data'], one.tree));
    expect(validateCallback({ type: 9, data: one.inside }, component)).toBeNull();
  });
});
