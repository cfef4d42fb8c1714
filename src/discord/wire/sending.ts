/** Answers with pictures: refused ones go again without, and late ones get theirs when they are painted. */
import { DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { hasPictures, type Message, withoutPictures } from './message.ts';
import { type Payload, payloadOf } from './payload.ts';
import { troubleOf } from './trouble.ts';

export type Send = (payload: Payload) => Promise<unknown>;

/** Discord does not take it as it is, rather than too late or twice. */
export const isRefused = (error: unknown): boolean => ['refused', 'forbidden'].includes(troubleOf(error, 'answering'));

export interface Sending {
  /** An answer that Discord refuses gets a second try without its pictures. */
  send(content: Message, by: Send): Promise<unknown>;
  /** Pictures that were late follow, unless somebody has gone on meanwhile, or put the answer away. Never rejects. */
  follow(edit: Send, later: Promise<Message | null>): Promise<void>;
}

export function createSending(log: Logger): Sending {
  async function send(content: Message, by: Send): Promise<unknown> {
    try {
      return await by(payloadOf(content));
    } catch (error) {
      if (!hasPictures(content) || !isRefused(error)) throw error;
      log.error({ err: error }, 'an answer was refused with its picture');
      return by(payloadOf(withoutPictures(content)));
    }
  }

  return {
    send,
    async follow(edit, later) {
      const whole = await later;
      if (whole === null) return;
      try {
        await send(whole, edit);
      } catch (error) {
        if (!(error instanceof DiscordAPIError)) log.warn({ err: error }, 'a late picture was not shown');
      }
    },
  };
}
