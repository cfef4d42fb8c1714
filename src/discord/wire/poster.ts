/**
 * Writing to channels and people. What Discord refuses is a value; what went wrong is in the log. A message that breaks
 * Discord's limits is our own mistake: it throws before Discord is asked.
 */
import { randomUUID } from 'node:crypto';
import { ChannelType, type Client, DiscordAPIError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { err, ok, type Result } from '#engine/result.ts';
import type { ChannelId, PersonId } from '#tables/ids.ts';
import type { Message } from './message.ts';
import { payloadOf, replacementOf } from './payload.ts';

/**
 * `gone`: the message is no more, or can't be changed now. `no-channel`: nor is the channel. `forbidden`: the bot may not, or
 * the person does not want to hear from it. `failed`: Discord has troubles of its own, or too much to do.
 */
export type Trouble = 'gone' | 'no-channel' | 'forbidden' | 'failed';

/** In milliseconds: nothing is held up longer than this by a limit of Discord's. */
export const LONGEST_WAIT = 15_000;

interface Posted {
  readonly id: string;
  /** By Discord's clock, in milliseconds since 1970. */
  readonly at: number;
}

export interface Poster {
  post(channel: string, content: Message): Promise<Result<Posted, Trouble>>;
  edit(channel: string, id: string, content: Message): Promise<Result<null, Trouble>>;
  /** Straight to a person. */
  direct(person: PersonId, content: Message): Promise<Result<null, Trouble>>;
  openThread(channel: ChannelId, name: string): Promise<Result<string, Trouble>>;
}

type Attempt = 'posting' | 'editing' | 'writing directly' | 'opening a thread';

const TROUBLES: Readonly<Record<number, Trouble>> = {
  [RESTJSONErrorCodes.UnknownMessage]: 'gone',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'gone',
  [RESTJSONErrorCodes.UnknownChannel]: 'no-channel',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'forbidden',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'forbidden',
  [RESTJSONErrorCodes.UnknownUser]: 'forbidden',
  [RESTJSONErrorCodes.ThreadLocked]: 'forbidden',
};

/** An archived thread lets nothing be changed, but a new message opens it; where even that is refused, it is locked. */
const troubleInThread = (what: Attempt): Trouble => (what === 'editing' ? 'gone' : 'forbidden');

/** A wait of more than a moment, as after too many edits of an old message, is refused by `LONGEST_WAIT`. */
function troubleOf(error: unknown, what: Attempt): Trouble {
  if (error instanceof RateLimitError) return what === 'editing' ? 'gone' : 'failed';
  if (!(error instanceof DiscordAPIError) || typeof error.code !== 'number') return 'failed';
  if (error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread) return troubleInThread(what);
  return TROUBLES[error.code] ?? 'failed';
}

/** At most 25 characters; sent with every message, so that one tried again after a lost answer is not there twice. */
const nonce = (): string => randomUUID().replaceAll('-', '').slice(0, 25);

export function createPoster(client: Client, log: Logger): Poster {
  async function attempt<T>(what: Attempt, where: object, work: () => Promise<T>): Promise<Result<T, Trouble>> {
    try {
      return ok(await work());
    } catch (error) {
      const trouble = troubleOf(error, what);
      if (trouble === 'failed') log.error({ err: error, ...where }, `${what} failed`);
      else log.info({ ...where, trouble }, `${what} was refused`);
      return err(trouble);
    }
  }

  async function channelOf(id: string) {
    const channel = await client.channels.fetch(id);
    if (!channel?.isSendable()) throw new Error(`nobody can write in channel ${id}`);
    return channel;
  }

  return {
    async post(channel, content) {
      const payload = payloadOf(content);
      return attempt('posting', { channel }, async () => {
        const room = await channelOf(channel);
        const sent = await room.send({ ...payload, nonce: nonce(), enforceNonce: true });
        return { id: sent.id, at: sent.createdTimestamp };
      });
    },
    async edit(channel, id, content) {
      const payload = replacementOf(payloadOf(content));
      return attempt('editing', { channel, message: id }, async () => {
        const room = await channelOf(channel);
        await room.messages.edit(id, payload);
        return null;
      });
    },
    async direct(person, content) {
      const payload = payloadOf(content);
      return attempt('writing directly', { person }, async () => {
        await client.users.send(person, { ...payload, nonce: nonce(), enforceNonce: true });
        return null;
      });
    },
    openThread: (channel, name) =>
      attempt('opening a thread', { channel }, async () => {
        const room = await client.channels.fetch(channel);
        if (room?.type !== ChannelType.GuildText) throw new Error(`no threads in channel ${channel}`);
        const thread = await room.threads.create({ name });
        return thread.id;
      }),
  };
}
