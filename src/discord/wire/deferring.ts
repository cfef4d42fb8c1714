/** The promise of an answer, in the place of the pressed message or beside it. */
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Manner } from './route.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** Only the person who pressed sees the message, so another can replace it. */
export function isTheirOwn(interaction: Answerable): boolean {
  if (interaction.isChatInputCommand() || !interaction.message) return false;
  return interaction.guildId === null || interaction.message.flags.has(MessageFlags.Ephemeral);
}

const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;

export type Deferred = 'reply' | 'update' | null;

/** Answered already, or too old to be. */
const TAKEN: readonly unknown[] = [
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownInteraction,
];

const isTaken = (error: unknown): boolean => error instanceof DiscordAPIError && TAKEN.includes(error.code);

export const isMessageGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;

export async function defer(interaction: Answerable, manner: Exclude<Manner, 'modal'>): Promise<Deferred> {
  const inPlace = manner === 'quiet' || (manner === 'update' && isTheirOwn(interaction));
  if (inPlace && canUpdate(interaction) && (await deferUpdate(interaction))) return 'update';
  await interaction.deferReply(EPHEMERAL);
  return 'reply';
}

/** False if the message was taken away since it was pressed. */
async function deferUpdate(interaction: Updatable): Promise<boolean> {
  try {
    await interaction.deferUpdate();
    return true;
  } catch (error) {
    if (!isMessageGone(error)) throw error;
    return false;
  }
}

/**
 * Before any work on an interaction that another process may have answered: whoever acknowledges it first has it. Null: a
 * form can't be promised.
 */
export async function promiseAnswer(interaction: Answerable, manner: Manner): Promise<Deferred | 'taken'> {
  if (manner === 'modal') return null;
  return defer(interaction, manner).catch((error: unknown) => (isTaken(error) ? 'taken' : Promise.reject(error)));
}

type Updatable =
  | MessageComponentInteraction
  | (ModalSubmitInteraction & { update: MessageComponentInteraction['update'] });

export function canUpdate(interaction: Answerable): interaction is Updatable {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}
