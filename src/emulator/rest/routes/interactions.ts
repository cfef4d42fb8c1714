import {
  InteractionResponseType as Answer,
  InteractionType,
  MessageFlags,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { type InteractionKind, type SuggestedType, validateCallback } from '../../validation/callback.ts';
import { flagsAfter } from '../../validation/message-flags.ts';
import { notInSet } from '../../validation/refusals.ts';
import { messageJson } from '../../wire/message.ts';
import type { Upload } from '../../world/attachments.ts';
import { editOf, type MessageBody, newMessage } from '../../world/composition.ts';
import { originOf, progressTo, responseMessageId, responseType, showModal } from '../../world/interactions.ts';
import { changeMessage, findMessage, postMessage } from '../../world/messages.ts';
import type { Choice, Id, Interaction, Message, Modal } from '../../world/world.ts';
import { knownChannel } from '../access.ts';
import { invalidForm, refusal, refuseIf } from '../errors.ts';
import { acceptedCreate, acceptedEdit, contextOf } from '../message-checks.ts';
import { noContent, ok, openRoute, type Route } from '../router.ts';

interface CallbackBody {
  readonly type: Answer;
  readonly data?: unknown;
}

export const INTERACTION_ROUTES: readonly Route[] = [
  openRoute('POST', '/interactions/{interaction_id}/{interaction_token}/callback', (discord, request) => {
    const { params, query, body, uploads } = request;
    const interaction = waitingInteraction(discord, params.interaction_id, params.interaction_token);
    const source = sourceMessage(discord, interaction);
    const happened = { kind: KINDS[interaction.type], completes: focusedType(interaction.data) };
    refuseIf(validateCallback(body, { ...contextOf(uploads, source), ...happened }));
    const callback = body as CallbackBody;
    answer(discord, interaction, callback, uploads);
    if (query.get('with_response') !== 'true') return noContent;
    return ok(responseJson(discord, params.interaction_token, callback.type));
  }),
];

const KINDS: Readonly<Record<InteractionType, InteractionKind>> = {
  [InteractionType.Ping]: 'ping',
  [InteractionType.ApplicationCommand]: 'command',
  [InteractionType.MessageComponent]: 'component',
  [InteractionType.ApplicationCommandAutocomplete]: 'autocomplete',
  [InteractionType.ModalSubmit]: 'modal',
};

const COMPLETED = {
  [OptionType.String]: 'string',
  [OptionType.Integer]: 'integer',
  [OptionType.Number]: 'number',
} as const;

interface Typed {
  readonly type?: OptionType;
  readonly focused?: boolean;
  readonly options?: readonly Typed[];
}

/** What the option that somebody is typing takes; null where nobody is. */
function focusedType(data: unknown): SuggestedType | null {
  const { type, focused, options = [] } = (data ?? {}) as Typed;
  if (focused === true) return COMPLETED[type as keyof typeof COMPLETED];
  for (const option of options) {
    const inside = focusedType(option);
    if (inside !== null) return inside;
  }
  return null;
}

/** 10062 for one that never was or waited more than three seconds, 40060 for one already acknowledged. */
function waitingInteraction({ world }: Discord, id: Id, token: string): Interaction {
  const interaction = world.interactions.get(token);
  if (interaction === undefined || interaction.id !== id) throw refusal(10062);
  if (interaction.progress.kind === 'failed') throw refusal(10062);
  if (interaction.progress.kind !== 'waiting') throw refusal(40060);
  return interaction;
}

function sourceMessage({ world }: Discord, { channelId, messageId }: Interaction): Message | null {
  return messageId === null ? null : findMessage(world, channelId, messageId);
}

function answer(
  discord: Discord,
  interaction: Interaction,
  { type, data }: CallbackBody,
  uploads: readonly Upload[],
): void {
  switch (type) {
    case Answer.ChannelMessageWithSource:
      reply(discord, interaction, acceptedCreate(data, uploads, 'callback'), uploads);
      break;
    case Answer.DeferredChannelMessageWithSource:
      think(discord, interaction, (data ?? {}) as { readonly flags?: number });
      break;
    case Answer.DeferredMessageUpdate:
      updateLater(discord, interaction);
      break;
    case Answer.UpdateMessage:
      update(discord, interaction, data, uploads);
      break;
    case Answer.ApplicationCommandAutocompleteResult:
      suggest(discord, interaction, data);
      break;
    case Answer.Modal:
      showModal(discord, interaction, data as Modal);
      break;
    default:
      throw new Error(`the emulator knows no answer of type ${type}`);
  }
}

function postAnswer(
  discord: Discord,
  interaction: Interaction,
  body: MessageBody,
  uploads: readonly Upload[],
): Message {
  return newMessage(discord, knownChannel(discord, interaction.channelId), body, uploads, {
    authorId: discord.world.application.id,
    type: responseType(interaction),
    repliesTo: interaction.messageId,
    origin: originOf(interaction, null),
    onlyFor: isForOneOnly(body) ? interaction.userId : null,
  });
}

const isForOneOnly = ({ flags }: MessageBody): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

function reply(discord: Discord, interaction: Interaction, body: MessageBody, uploads: readonly Upload[]): void {
  const message = postMessage(discord, postAnswer(discord, interaction, body, uploads));
  progressTo(discord, interaction, { kind: 'replied', messageId: message.id });
}

function think(discord: Discord, interaction: Interaction, { flags }: { readonly flags?: number }): void {
  const blank = postAnswer(discord, interaction, { flags: flagsAfter('callback-defer', 0, flags) }, []);
  const message = postMessage(discord, { ...blank, flags: blank.flags | MessageFlags.Loading });
  progressTo(discord, interaction, { kind: 'thinking', messageId: message.id });
}

/** A modal opened by a command has no message to update. */
function pressedMessage(discord: Discord, interaction: Interaction): Message {
  if (interaction.messageId === null) throw invalidForm({ type: notInSet([4, 5]) });
  const message = sourceMessage(discord, interaction);
  if (message === null) throw refusal(10008);
  return message;
}

function updateLater(discord: Discord, interaction: Interaction): void {
  progressTo(discord, interaction, { kind: 'updating', messageId: pressedMessage(discord, interaction).id });
}

function update(discord: Discord, interaction: Interaction, data: unknown, uploads: readonly Upload[]): void {
  const message = pressedMessage(discord, interaction);
  const body = acceptedEdit(data ?? {}, uploads, message, 'callback');
  changeMessage(
    discord,
    message,
    editOf(discord, knownChannel(discord, interaction.channelId), message, body, uploads),
  );
  progressTo(discord, interaction, { kind: 'updated', messageId: message.id });
}

interface ChoiceJson {
  readonly name: string;
  readonly value: string | number;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
}

function suggest(discord: Discord, interaction: Interaction, data: unknown): void {
  const { choices: sent = [] } = data as { readonly choices?: readonly ChoiceJson[] };
  const choices = sent.map(
    ({ name, value, name_localizations = null }): Choice => ({ name, value, nameLocalizations: name_localizations }),
  );
  progressTo(discord, interaction, { kind: 'choices', choices });
}

function responseJson(discord: Discord, token: string, type: Answer): unknown {
  const interaction = discord.world.interactions.get(token);
  if (interaction === undefined) throw new Error('an interaction was forgotten while it was answered');
  const messageId = responseMessageId(interaction);
  const message = messageId === null ? null : findMessage(discord.world, interaction.channelId, messageId);
  const shows = type === Answer.ChannelMessageWithSource || type === Answer.UpdateMessage;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message !== null && {
        response_message_id: message.id,
        response_message_loading: interaction.progress.kind === 'thinking',
        response_message_ephemeral: message.onlyFor !== null,
      }),
    },
    ...(shows && message !== null && { resource: { type, message: messageJson(discord, message) } }),
  };
}
