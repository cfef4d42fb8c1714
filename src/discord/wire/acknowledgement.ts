/** Every interaction is answered within Discord's three seconds: with the answer itself, or with a promise of it. */
import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import { type BotWatch, NOBODY_WATCHES } from '../watch.ts';
import { type Answerable, canUpdate, type Deferred, defer, isMessageGone, isTheirOwn } from './deferring.ts';
import { hasPictures, type Message, withoutPictures } from './message.ts';
import type { ModalPayload } from './modal-payload.ts';
import { type Payload, payloadOf, replacementOf } from './payload.ts';
import type { Manner } from './route.ts';
import { createSending, type Send, type Sending } from './sending.ts';
import type { Uploads } from './uploads.ts';

/** An answer that is ready to send: refusals are words, messages keep Discord's limits, and slow work is under way. */
export type Said =
  | { readonly kind: 'private' | 'update'; readonly message: Message }
  | { readonly kind: 'meanwhile'; readonly message: Message; readonly result: Promise<Said> }
  | { readonly kind: 'quiet' }
  | { readonly kind: 'modal'; readonly modal: ModalPayload };

export interface AnsweringParts {
  readonly log: Logger;
  readonly uploads: Uploads;
  readonly pace?: Pace | undefined;
  readonly watch?: Pick<BotWatch, 'calledBack'> | undefined;
}

/** How long people and Discord wait for an answer, in milliseconds since the press arrived, by the clock of this machine. */
export interface Pace {
  /** Then the answer is deferred; 0 defers every answer that can be. Discord waits for 3,000, by its own clock. */
  readonly deferAfter: number;
  /** Where the callback would take longer, its picture follows later. */
  readonly inTime: number;
  /** Of an answer that has one: an answer within this time needs no placeholder. */
  readonly placeholderAfter: number;
}

export const USUAL_PACE: Pace = { deferAfter: 1_200, inTime: 2_000, placeholderAfter: 200 };

export interface Answering {
  /** `work` never rejects. Resolves with where the answer is; null if there is none to see. */
  answer(
    interaction: Answerable,
    manner: Manner,
    work: Promise<Said>,
    promised?: Deferred,
  ): Promise<Whereabouts | null>;
  /** For an answer that Discord has refused: a private message, whatever was sent or deferred before. */
  answerAfterAll(interaction: Answerable, content: Message): Promise<void>;
}

const LATE = Symbol('late');

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof LATE> {
  if (milliseconds === 0) return LATE;
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

const privatePayload = (payload: Payload) => ({
  ...payload,
  flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const,
});

/** An interaction on its way to an answer. */
interface Exchange {
  readonly interaction: Answerable;
  readonly deferred: Deferred;
  /** By `performance.now`. */
  readonly arrived: number;
  /** For the first answer that Discord gets. */
  readonly first: <T>(sending: Promise<T>) => Promise<T>;
}

/** Tells when Discord has its first answer. */
function arrival({ calledBack }: Pick<BotWatch, 'calledBack'>): Pick<Exchange, 'arrived' | 'first'> {
  const arrived = performance.now();
  return {
    arrived,
    async first(sending) {
      const sent = await sending;
      calledBack(performance.now() - arrived);
      return sent;
    },
  };
}

const sizeOf = ({ files }: Payload): number => files.reduce((sum, { attachment }) => sum + attachment.byteLength, 0);

/** In place of the pressed message, or a message of its own. */
export type Whereabouts = 'in-place' | 'new';

function whereaboutsOf({ kind }: Said, interaction: Answerable): Whereabouts | null {
  if (kind === 'quiet' || kind === 'modal') return null;
  return kind !== 'private' && isTheirOwn(interaction) ? 'in-place' : 'new';
}

async function stayQuiet({ interaction, deferred, first }: Exchange): Promise<unknown> {
  const promised = deferred ?? (canUpdate(interaction) ? await first(defer(interaction, 'quiet')) : null);
  return promised === 'reply' ? interaction.deleteReply() : undefined;
}

/** Discord has the words; only a picture could not follow. */
const isGiven = ({ interaction, deferred }: Exchange): boolean => deferred === null && interaction.replied;

type CallBack = (exchange: Exchange, content: Message, by: Send) => Promise<unknown>;

interface CallBackParts extends Pick<AnsweringParts, 'log' | 'uploads'>, Pick<Sending, 'send'> {
  readonly pace: Pace;
}

/** The first answer that Discord gets. */
function createCallBack({ log, uploads, send, pace }: CallBackParts): CallBack {
  const timed =
    (by: Send, { arrived, first }: Exchange): Send =>
    async (payload) => {
      const begun = performance.now();
      const sent = await first(by(payload));
      const now = performance.now();
      uploads.took(sizeOf(payload), now - begun);
      if (now - arrived > pace.inTime) log.info({ took: Math.round(now - arrived) }, 'an answer was slow');
      return sent;
    };

  /** Over a slow line, the words go first and the picture follows. */
  return async (exchange, content, by) => {
    const first = timed(by, exchange);
    const until = performance.now() - exchange.arrived + uploads.expected(sizeOf(payloadOf(content)));
    if (!hasPictures(content) || until <= pace.inTime) return send(content, first);
    await send(withoutPictures(content), first);
    return send(content, (payload) => exchange.interaction.editReply(replacementOf(payload)));
  };
}

export function createAnswering(parts: AnsweringParts): Answering {
  const { log, uploads, pace = USUAL_PACE, watch = NOBODY_WATCHES } = parts;
  const { send, follow } = createSending(log);
  const callBack = createCallBack({ log, uploads, send, pace });

  async function sayPrivately(exchange: Exchange, content: Message): Promise<unknown> {
    const { interaction, deferred } = exchange;
    if (deferred === 'reply') return send(content, (payload) => interaction.editReply(replacementOf(payload)));
    if (deferred === 'update') return send(content, (payload) => interaction.followUp(privatePayload(payload)));
    return callBack(exchange, content, (payload) => interaction.reply(privatePayload(payload)));
  }

  /** A message that we took away after it was pressed can't be replaced: the answer is a message of its own. */
  async function sayInPlace(exchange: Exchange, content: Message): Promise<unknown> {
    try {
      return await replace(exchange, content);
    } catch (error) {
      if (!isMessageGone(error) || isGiven(exchange)) throw error;
      return sayPrivately(exchange, content);
    }
  }

  async function replace(exchange: Exchange, content: Message): Promise<unknown> {
    const { interaction, deferred } = exchange;
    if (deferred !== null) return send(content, (payload) => interaction.editReply(replacementOf(payload)));
    if (!canUpdate(interaction) || !isTheirOwn(interaction)) return sayPrivately(exchange, content);
    return callBack(exchange, content, (payload) => interaction.update(replacementOf(payload)));
  }

  /** The answer is given: nobody waits for what follows. */
  function startFollowing({ interaction }: Exchange, { later }: Message): void {
    if (later !== undefined) void follow((payload) => interaction.editReply(replacementOf(payload)), later);
  }

  /** `result` never rejects. */
  async function sayMeanwhile(exchange: Exchange, { message, result }: Extract<Said, { kind: 'meanwhile' }>) {
    const prompt = await withTimeout(result, pace.placeholderAfter);
    if (prompt !== LATE) return deliver(exchange, prompt);
    await sayInPlace(exchange, message);
    return deliver({ ...exchange, deferred: exchange.deferred ?? 'update' }, await result);
  }

  async function deliver(exchange: Exchange, said: Said): Promise<unknown> {
    const { interaction, first } = exchange;
    switch (said.kind) {
      case 'private':
        await sayPrivately(exchange, said.message);
        // An answer beside a message that was deferred can't be found again.
        return exchange.deferred === 'update' ? undefined : startFollowing(exchange, said.message);
      case 'update':
        await sayInPlace(exchange, said.message);
        return startFollowing(exchange, said.message);
      case 'meanwhile':
        return sayMeanwhile(exchange, said);
      case 'quiet':
        return stayQuiet(exchange);
      case 'modal':
        return interaction.isModalSubmit() ? undefined : first(interaction.showModal(said.modal));
    }
  }

  return {
    async answer(interaction, manner, work, promised = null) {
      const come = arrival(watch);
      const isLate = promised === null && (await withTimeout(work, pace.deferAfter)) === LATE;
      const deferred = isLate && manner !== 'modal' ? await come.first(defer(interaction, manner)) : promised;
      const said = await work;
      await deliver({ interaction, deferred, ...come }, said);
      return whereaboutsOf(said, interaction);
    },
    async answerAfterAll(interaction, content) {
      const isAnswered = interaction.deferred || interaction.replied;
      await sayPrivately({ interaction, deferred: isAnswered ? 'update' : null, ...arrival(watch) }, content);
    },
  };
}
