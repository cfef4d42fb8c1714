import { validateChannelEdit, validateDirectMessageCreate } from '#emulator/validation/channel.ts';
import { validateCommand } from '#emulator/validation/command.ts';
import type { ErrorTree } from '#emulator/validation/error-tree.ts';
import { type MessageContext, validateMessageCreate } from '#emulator/validation/message.ts';
import { validateModal } from '#emulator/validation/modal.ts';
import { validateThreadCreate, validateThreadEdit, validateThreadFromMessage } from '#emulator/validation/thread.ts';
import type { Case } from './case.ts';
import { COMMAND_CASES } from './command.ts';
import { COMPONENT_CASES } from './components.ts';
import { COMPONENT_V2_CASES } from './components-v2.ts';
import {
  CHANNEL_EDIT_CASES,
  DIRECT_MESSAGE_CASES,
  THREAD_CREATE_CASES,
  THREAD_EDIT_CASES,
  THREAD_FROM_MESSAGE_CASES,
} from './elsewhere.ts';
import { EMBED_CASES } from './embeds.ts';
import {
  CHANNEL_EDIT_LIMITS,
  COMMAND_LIMITS,
  FOLLOW_UP_LIMITS,
  MESSAGE_LIMITS,
  MODAL_LIMITS,
  THREAD_EDIT_LIMITS,
} from './limits.ts';
import { MESSAGE_CASES } from './message.ts';
import { MODAL_CASES } from './modal.ts';

export interface Area {
  readonly name: string;
  readonly cases: readonly Case[];
  readonly validate: (body: unknown, context: MessageContext) => ErrorTree | null;
  /** The name of its schema in Discord's description. */
  readonly schema: string;
}

const MESSAGE = {
  validate: (body: unknown, context: MessageContext) => validateMessageCreate(body, context, 'channel-create'),
  schema: 'MessageCreateRequest',
};

export const AREAS: readonly Area[] = [
  { name: 'a message', cases: [...MESSAGE_CASES, ...MESSAGE_LIMITS], ...MESSAGE },
  { name: "a message's embeds", cases: EMBED_CASES, ...MESSAGE },
  { name: "a message's rows", cases: COMPONENT_CASES, ...MESSAGE },
  { name: "a message's components", cases: COMPONENT_V2_CASES, ...MESSAGE },
  {
    name: 'a follow-up',
    cases: FOLLOW_UP_LIMITS,
    validate: (body, context) => validateMessageCreate(body, context, 'webhook-create'),
    schema: 'IncomingWebhookRequestPartial',
  },
  {
    name: 'a modal',
    cases: [...MODAL_CASES, ...MODAL_LIMITS],
    validate: validateModal,
    schema: 'ModalInteractionCallbackRequestData',
  },
  {
    name: 'a command',
    cases: [...COMMAND_CASES, ...COMMAND_LIMITS],
    validate: validateCommand,
    schema: 'ApplicationCommandCreateRequest',
  },
  {
    name: 'a new thread',
    cases: THREAD_CREATE_CASES,
    validate: validateThreadCreate,
    schema: 'CreateTextThreadWithoutMessageRequest',
  },
  {
    name: 'a thread on a message',
    cases: THREAD_FROM_MESSAGE_CASES,
    validate: validateThreadFromMessage,
    schema: 'CreateTextThreadWithMessageRequest',
  },
  {
    name: 'a changed thread',
    cases: [...THREAD_EDIT_CASES, ...THREAD_EDIT_LIMITS],
    validate: validateThreadEdit,
    schema: 'UpdateThreadRequestPartial',
  },
  {
    name: 'a changed channel',
    cases: [...CHANNEL_EDIT_CASES, ...CHANNEL_EDIT_LIMITS],
    validate: validateChannelEdit,
    schema: 'UpdateGuildChannelRequestPartial',
  },
  {
    name: 'a direct message channel',
    cases: DIRECT_MESSAGE_CASES,
    validate: validateDirectMessageCreate,
    schema: 'CreatePrivateChannelRequest',
  },
];

export const contextOf = (one: Case): MessageContext => ({ uploads: [], existing: null, ...one.context });
