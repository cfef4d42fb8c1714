/** The work behind an interaction. Whatever goes wrong in it, the person gets an answer. */
import type { Logger } from 'pino';
import { type Words, wordsIn } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import { StoreTrouble } from '#tables/ports.ts';
import type { Refusal } from '#tables/refusals.ts';
import { openingAt } from '../games/on-offer.ts';
import { languageOf } from '../readers/readers.ts';
import { sayRefusal } from '../readers/refusals.ts';
import type { Said } from './acknowledgement.ts';
import type { Context } from './context.ts';
import { type Message, say } from './message.ts';
import { modalPayload } from './modal-payload.ts';
import { payloadOf } from './payload.ts';
import type { Answer, ContextFor, Sender } from './route.ts';

export type Work = (context: Context) => Answer | Promise<Answer>;

export interface GuardedWork {
  /** Law: never rejects. `table`: the table concerned, if known. */
  run(sender: Sender, table: TableId | null, work: Work): Promise<Said>;
  /** Our own mistake becomes one neutral sentence for the person, a trouble of the store one that names it. */
  ownMistake(error: unknown, sender: Sender): Message;
}

interface Doing {
  readonly sender: Sender;
  readonly table: TableId | null;
  readonly context: Context;
  /** The answer for a refusal or a mistake. */
  readonly how: 'private' | 'update';
}

const refusalWords = async (refusal: Refusal, { table, context }: Doing): Promise<string> =>
  sayRefusal(refusal, context.words, await openingAt(table, context));

/** A message beyond Discord's limits is our own mistake: found here, it can still be told in words. */
function withinLimits(message: Message): Message {
  payloadOf(message);
  return message;
}

export function guardedWork(contextFor: ContextFor, log: Logger): GuardedWork {
  function ownMistake(error: unknown, { interactionId: reference }: Sender, { bot }: Words): Message {
    // The log has it already, once for all who meet it.
    if (error instanceof StoreTrouble) return say(bot.storeTrouble[error.kind]);
    log.error({ err: error, reference }, 'an interaction failed');
    return say(bot.trouble({ reference }));
  }

  async function attempt(work: Work, doing: Doing): Promise<Said> {
    const { sender, context, how } = doing;
    try {
      return await prepared(await work(context), doing);
    } catch (error) {
      return { kind: how, message: ownMistake(error, sender, context.words) };
    }
  }

  async function prepared(given: Answer, doing: Doing): Promise<Said> {
    switch (given.kind) {
      case 'private':
      case 'update':
        return { kind: given.kind, message: withinLimits(given.message) };
      case 'meanwhile': {
        const message = withinLimits(given.message);
        // The placeholder must be replaced, whatever the result.
        return { kind: given.kind, message, result: attempt(given.result, { ...doing, how: 'update' }) };
      }
      case 'modal':
        return { kind: given.kind, modal: modalPayload(given.modal) };
      case 'quiet':
        return given;
      case 'refused':
        return { kind: doing.how, message: withinLimits(say(await refusalWords(given.refusal, doing))) };
    }
  }

  /** If a person's settings can't be read, answer in the locale of their Discord. */
  const wordsOf = ({ locale }: Sender): Words => wordsIn(languageOf(locale) ?? 'en');

  return {
    async run(sender, table, work) {
      try {
        const context = await contextFor(sender, { kind: 'press', table });
        return await attempt(work, { sender, table, context, how: 'private' });
      } catch (error) {
        return { kind: 'private', message: ownMistake(error, sender, wordsOf(sender)) };
      }
    },
    ownMistake: (error, sender) => ownMistake(error, sender, wordsOf(sender)),
  };
}
