/** Every interaction is answered within Discord's three seconds: with the answer itself, or with word that it will come. */
import {
  type ChatInputCommandInteraction,
  ComponentType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import { cutTo } from '#i18n/cut.ts';
import { LIMITS, type Message, type Modal } from './message.ts';
import { payloadOf, replacementOf } from './payload.ts';
import type { Answer, Manner } from './route.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** An answer that can be given: refusals have become words, and what takes long is under way. */
export type Said =
  | Exclude<Answer, { kind: 'refused' | 'meanwhile' }>
  | { readonly kind: 'meanwhile'; readonly message: Message; readonly result: Promise<Said> };

/** After this long, in milliseconds, Discord is told to wait. It waits for 3,000 from its own clock on. */
const DEFER_AFTER = 1_800;

/** What is there this soon, in milliseconds, needs nothing shown in the meantime. */
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

/** Whoever pressed can be shown something in place of the message: he alone sees it. */
function isHisOwn(interaction: Answerable): boolean {
  if (interaction.isChatInputCommand() || !interaction.message) return false;
  return interaction.guildId === null || interaction.message.flags.has(MessageFlags.Ephemeral);
}

const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;

const privatePayload = (content: Message) => ({
  ...payloadOf(content),
  flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const,
});

type Deferred = 'reply' | 'update' | null;

async function defer(interaction: Answerable, manner: Manner): Promise<Deferred> {
  if (manner === 'modal') return null;
  const inPlace = manner === 'quiet' || (manner === 'update' && isHisOwn(interaction));
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

async function sayPrivately(interaction: Answerable, content: Message, deferred: Deferred): Promise<unknown> {
  if (deferred === 'reply') return interaction.editReply(replacementOf(content));
  if (deferred === 'update') return interaction.followUp(privatePayload(content));
  return interaction.reply(privatePayload(content));
}

async function sayInPlace(interaction: Answerable, content: Message, deferred: Deferred): Promise<unknown> {
  if (deferred !== null) return interaction.editReply(replacementOf(content));
  if (canUpdate(interaction) && isHisOwn(interaction)) return interaction.update(replacementOf(content));
  return interaction.reply(privatePayload(content));
}

async function stayQuiet(interaction: Answerable, deferred: Deferred): Promise<unknown> {
  if (deferred === 'reply') return interaction.deleteReply();
  if (deferred === null && canUpdate(interaction)) return interaction.deferUpdate();
  return undefined;
}

/** Into a field that asks for no other length, in characters. */
const MOST_TYPED = 100;

function modalPayload({ id, title, fields }: Modal) {
  return {
    custom_id: id,
    title: cutTo(title, LIMITS.modalTitle),
    components: fields.map(({ name, label, value, placeholder, about, isRequired = true, max = MOST_TYPED }) => ({
      type: ComponentType.Label as const,
      label: cutTo(label, LIMITS.fieldLabel),
      ...(about === undefined ? {} : { description: cutTo(about, LIMITS.fieldAbout) }),
      component: {
        type: ComponentType.TextInput as const,
        custom_id: name,
        style: TextInputStyle.Short,
        required: isRequired,
        max_length: max,
        ...(value === undefined ? {} : { value }),
        ...(placeholder === undefined ? {} : { placeholder: cutTo(placeholder, LIMITS.fieldPlaceholder) }),
      },
    })),
  };
}

/** `result` never rejects. */
async function sayMeanwhile(
  interaction: Answerable,
  { message, result }: Extract<Said, { kind: 'meanwhile' }>,
  deferred: Deferred,
): Promise<unknown> {
  const prompt = await withTimeout(result, A_MOMENT);
  if (prompt !== LATE) return deliver(interaction, prompt, deferred);
  await sayInPlace(interaction, message, deferred);
  return deliver(interaction, await result, deferred ?? 'update');
}

async function deliver(interaction: Answerable, answer: Said, deferred: Deferred): Promise<unknown> {
  switch (answer.kind) {
    case 'private':
      return sayPrivately(interaction, answer.message, deferred);
    case 'update':
      return sayInPlace(interaction, answer.message, deferred);
    case 'meanwhile':
      return sayMeanwhile(interaction, answer, deferred);
    case 'quiet':
      return stayQuiet(interaction, deferred);
    case 'modal':
      return interaction.isModalSubmit() ? undefined : interaction.showModal(modalPayload(answer.modal));
  }
}

/** `work` never rejects. */
export async function answer(interaction: Answerable, manner: Manner, work: Promise<Said>): Promise<void> {
  const prompt = await withTimeout(work, DEFER_AFTER);
  const deferred = prompt === LATE ? await defer(interaction, manner) : null;
  await deliver(interaction, await work, deferred);
}
