/** The work behind an interaction. Whatever happens in it, there is something to say. */
import type { Logger } from 'pino';
import { type Words, wordsIn } from '#i18n/words.ts';
import { languageOf } from '../readers/readers.ts';
import { sayRefusal } from '../readers/refusals.ts';
import type { Said } from './acknowledgement.ts';
import type { Context } from './context.ts';
import { say } from './message.ts';
import { modalPayload } from './modal-payload.ts';
import { type Payload, payloadOf } from './payload.ts';
import type { Answer, Sender } from './route.ts';

export type Work = (context: Context) => Answer | Promise<Answer>;

export interface GuardedWork {
  /** Law: never rejects. */
  run(sender: Sender, work: Work): Promise<Said>;
  /** Our own mistake is one neutral sentence to a person; the log has the error. */
  ownMistake(error: unknown, sender: Sender): Payload;
}

/** How a refusal or a mistake is said. */
type How = 'private' | 'update';

export function guardedWork(contextFor: (sender: Sender) => Context, log: Logger): GuardedWork {
  function ownMistake(error: unknown, { interactionId: reference }: Sender, { bot }: Words): Payload {
    log.error({ err: error, reference }, 'an interaction failed');
    return payloadOf(say(bot.trouble({ reference })));
  }

  /** Payloads are made here, so that a message that breaks Discord's limits is caught as a mistake of ours. */
  async function attempt(work: Work, sender: Sender, context: Context, how: How): Promise<Said> {
    try {
      return prepared(await work(context), sender, context, how);
    } catch (error) {
      return { kind: how, payload: ownMistake(error, sender, context.words) };
    }
  }

  function prepared(given: Answer, sender: Sender, context: Context, how: How): Said {
    switch (given.kind) {
      case 'private':
      case 'update':
        return { kind: given.kind, payload: payloadOf(given.message) };
      case 'meanwhile': {
        const payload = payloadOf(given.message);
        // What is shown in the meantime has to go, whatever comes of the work.
        return { kind: given.kind, payload, result: attempt(given.result, sender, context, 'update') };
      }
      case 'modal':
        return { kind: given.kind, modal: modalPayload(given.modal) };
      case 'quiet':
        return given;
      case 'refused':
        return { kind: how, payload: payloadOf(say(sayRefusal(given.refusal, context.words))) };
    }
  }

  /** If a person's settings can't be read, the language of their Discord has to do. */
  const wordsOf = ({ locale }: Sender): Words => wordsIn(languageOf(locale) ?? 'en');

  return {
    async run(sender, work) {
      try {
        return await attempt(work, sender, contextFor(sender), 'private');
      } catch (error) {
        return { kind: 'private', payload: ownMistake(error, sender, wordsOf(sender)) };
      }
    },
    ownMistake: (error, sender) => ownMistake(error, sender, wordsOf(sender)),
  };
}
