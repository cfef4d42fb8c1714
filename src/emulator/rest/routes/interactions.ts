import { InteractionResponseType as Answer, MessageFlags } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { validateCallback } from '../../validation/callback.ts';
import { flagsAfter } from '../../validation/message-flags.ts';
import { notInSet } from '../../validation/refusals.ts';
import { callbackJson } from '../../wire/interaction.ts';
import type { Upload } from '../../world/attachments.ts';
import { editOf, type MessageBody, newMessage, soleReader } from '../../world/composition.ts';
import { originOf, progressTo, responseType, showModal } from '../../world/interactions.ts';
import { changeMessage, findMessage } from '../../world/messages.ts';
import { isLockedFor, postIn } from '../../world/thread-life.ts';
import type { Channel, Choice, Id, Interaction, Message, Modal } from '../../world/world.ts';
import { knownChannel, requireOpen } from '../access.ts';
import { accepted } from '../body.ts';
import { DiscordError, invalidForm, refusal } from '../errors.ts';
import { acceptedCreate, acceptedEdit, contextOf } from '../message-checks.ts';
import { occasionOf } from '../occasion.ts';
import { noContent, ok, openRoute, type Route } from '../router.ts';

/** An answer of the bot's whose rule it has passed. */
type Callback =
  | { readonly type: Answer.ChannelMessageWithSource | Answer.UpdateMessage; readonly data?: MessageBody | null }
  | { readonly type: Answer.DeferredChannelMessageWithSource; readonly data?: { readonly flags?: number } | null }
  | { readonly type: Answer.DeferredMessageUpdate }
  | { readonly type: Answer.ApplicationCommandAutocompleteResult; readonly data: Suggestions }
  | { readonly type: Answer.Modal; readonly data: Modal }
  | { readonly type: Answer.Pong | Answer.LaunchActivity };

interface Suggestions {
  readonly choices?: readonly ChoiceJson[];
}

interface ChoiceJson {
  readonly name: string;
  readonly value: string | number;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
}

export const INTERACTION_ROUTES: readonly Route[] = [
  openRoute('POST', '/interactions/{interaction_id}/{interaction_token}/callback', (discord, request) => {
    const { params, query, body, uploads } = request;
    const interaction = waitingInteraction(discord, params.interaction_id, params.interaction_token);
    const source = sourceMessage(discord, interaction);
    const context = { ...contextOf(discord, uploads, source), ...occasionOf(interaction) };
    const callback = accepted<Callback>((sent) => validateCallback(sent, context), body);
    const answered = answer(discord, interaction, callback, uploads);
    return query.get('with_response') === 'true' ? ok(callbackJson(discord, answered, callback.type)) : noContent;
  }),
];

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
  callback: Callback,
  uploads: readonly Upload[],
): Interaction {
  switch (callback.type) {
    case Answer.ChannelMessageWithSource:
      return reply(discord, interaction, acceptedCreate(discord, callback.data ?? {}, uploads, 'callback'), uploads);
    case Answer.DeferredChannelMessageWithSource:
      return think(discord, interaction, callback.data?.flags);
    case Answer.DeferredMessageUpdate:
      return updateLater(discord, interaction);
    case Answer.UpdateMessage:
      return update(discord, interaction, callback.data ?? {}, uploads);
    case Answer.ApplicationCommandAutocompleteResult:
      return suggest(discord, interaction, callback.data);
    case Answer.Modal:
      return showModal(discord, interaction, callback.data);
    default:
      throw new Error(`the emulator knows no answer of type ${callback.type}`);
  }
}

function answerMessage(
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
    onlyFor: soleReader(body, interaction),
  });
}

function reply(discord: Discord, interaction: Interaction, body: MessageBody, uploads: readonly Upload[]): Interaction {
  const channel = openChannel(discord, interaction);
  const message = postIn(discord, channel, answerMessage(discord, interaction, body, uploads));
  return progressTo(discord, interaction, { kind: 'replied', messageId: message.id });
}

function think(discord: Discord, interaction: Interaction, flags: number | undefined): Interaction {
  const channel = openChannel(discord, interaction);
  const blank = answerMessage(discord, interaction, { flags: flagsAfter('callback-defer', 0, flags) }, []);
  const message = postIn(discord, channel, { ...blank, flags: blank.flags | MessageFlags.Loading });
  return progressTo(discord, interaction, { kind: 'thinking', messageId: message.id });
}

/** 403 and 50083 for an answer in a locked thread, also for one that only one person would see (discord-api-docs #7707). */
function openChannel(discord: Discord, { channelId }: Interaction): Channel {
  const channel = knownChannel(discord, channelId);
  const { world } = discord;
  if (!isLockedFor(world, channel, world.application.id)) return channel;
  throw new DiscordError(403, refusal(50083).body);
}

/** A modal opened by a command has no message to update. */
function pressedMessage(discord: Discord, interaction: Interaction): Message {
  if (interaction.messageId === null) throw invalidForm({ type: notInSet([4, 5]) });
  const message = sourceMessage(discord, interaction);
  if (message === null) throw refusal(10008);
  return message;
}

function updateLater(discord: Discord, interaction: Interaction): Interaction {
  return progressTo(discord, interaction, { kind: 'updating', messageId: pressedMessage(discord, interaction).id });
}

function update(
  discord: Discord,
  interaction: Interaction,
  data: MessageBody,
  uploads: readonly Upload[],
): Interaction {
  const message = pressedMessage(discord, interaction);
  const body = acceptedEdit(discord, data, uploads, message, 'callback');
  const channel = knownChannel(discord, interaction.channelId);
  if (message.onlyFor === null) requireOpen(discord, channel);
  changeMessage(discord, message, editOf(discord, channel, message, body, uploads));
  return progressTo(discord, interaction, { kind: 'updated', messageId: message.id });
}

function suggest(discord: Discord, interaction: Interaction, { choices: sent = [] }: Suggestions): Interaction {
  const choices = sent.map(
    ({ name, value, name_localizations = null }): Choice => ({ name, value, nameLocalizations: name_localizations }),
  );
  return progressTo(discord, interaction, { kind: 'choices', choices });
}
