/** Every interaction is answered within Discord's three seconds: with the answer itself, or with a promise of it. */
import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { ModalPayload } from './modal-payload.ts';
import { type Payload, replacementOf } from './payload.ts';
import type { Manner } from './route.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/**
 * An answer that is ready to send: refusals are words, messages are payloads within Discord's limits, and slow work is
 * under way.
 */
export type Said =
  | { readonly kind: 'private' | 'update'; readonly payload: Payload }
  | { readonly kind: 'meanwhile'; readonly payload: Payload; readonly result: Promise<Said> }
  | { readonly kind: 'quiet' }
  | { readonly kind: 'modal'; readonly modal: ModalPayload };

/** After this many milliseconds the answer is deferred. Discord waits for 3,000, by its own clock. */
const DEFER_AFTER = 1_800;

/** An answer within this many milliseconds needs no placeholder. */
const A_MOMENT = 200;

const LATE = Symbol('late');

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Only the person who pressed sees the message, so another can replace it. */
function isTheirOwn(interaction: Answerable): boolean {
  if (interaction.isChatInputCommand() || !interaction.message) return false;
  return interaction.guildId === null || interaction.message.flags.has(MessageFlags.Ephemeral);
}

const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;

const privatePayload = (payload: Payload) => ({
  ...payload,
  flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const,
});

type Deferred = 'reply' | 'update' | null;

async function defer(interaction: Answerable, manner: Manner): Promise<Deferred> {
  if (manner === 'modal') return null;
  const inPlace = manner === 'quiet' || (manner === 'update' && isTheirOwn(interaction));
  if (inPlace && canUpdate(interaction)) {
    await interaction.deferUpdate();
    return 'update';
  }
  await interaction.deferReply(EPHEMERAL);
  return 'reply';
}

type Updatable =
  | MessageComponentInteraction
  | (ModalSubmitInteraction & { update: MessageComponentInteraction['update'] });

function canUpdate(interaction: Answerable): interaction is Updatable {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

async function sayPrivately(interaction: Answerable, payload: Payload, deferred: Deferred): Promise<unknown> {
  if (deferred === 'reply') return interaction.editReply(replacementOf(payload));
  if (deferred === 'update') return interaction.followUp(privatePayload(payload));
  return interaction.reply(privatePayload(payload));
}

async function sayInPlace(interaction: Answerable, payload: Payload, deferred: Deferred): Promise<unknown> {
  if (deferred !== null) return interaction.editReply(replacementOf(payload));
  if (canUpdate(interaction) && isTheirOwn(interaction)) return interaction.update(replacementOf(payload));
  return interaction.reply(privatePayload(payload));
}

async function stayQuiet(interaction: Answerable, deferred: Deferred): Promise<unknown> {
  if (deferred === 'reply') return interaction.deleteReply();
  if (deferred === null && canUpdate(interaction)) return interaction.deferUpdate();
  return undefined;
}

/** `result` never rejects. */
async function sayMeanwhile(
  interaction: Answerable,
  { payload, result }: Extract<Said, { kind: 'meanwhile' }>,
  deferred: Deferred,
): Promise<unknown> {
  const prompt = await withTimeout(result, A_MOMENT);
  if (prompt !== LATE) return deliver(interaction, prompt, deferred);
  await sayInPlace(interaction, payload, deferred);
  return deliver(interaction, await result, deferred ?? 'update');
}

async function deliver(interaction: Answerable, answer: Said, deferred: Deferred): Promise<unknown> {
  switch (answer.kind) {
    case 'private':
      return sayPrivately(interaction, answer.payload, deferred);
    case 'update':
      return sayInPlace(interaction, answer.payload, deferred);
    case 'meanwhile':
      return sayMeanwhile(interaction, answer, deferred);
    case 'quiet':
      return stayQuiet(interaction, deferred);
    case 'modal':
      return interaction.isModalSubmit() ? undefined : interaction.showModal(answer.modal);
  }
}

/** `work` never rejects. */
export async function answer(interaction: Answerable, manner: Manner, work: Promise<Said>): Promise<void> {
  const prompt = await withTimeout(work, DEFER_AFTER);
  const deferred = prompt === LATE ? await defer(interaction, manner) : null;
  await deliver(interaction, await work, deferred);
}

/** For an answer that Discord has refused: a private message, whatever was sent or deferred before. */
export async function answerAfterAll(interaction: Answerable, payload: Payload): Promise<void> {
  const isAnswered = interaction.deferred || interaction.replied;
  await sayPrivately(interaction, payload, isAnswered ? 'update' : null);
}
