/**
 * Posts to channels and people. Discord's refusal is a value; errors go into the log. A message beyond Discord's limits
 * is our own mistake: it throws before Discord is asked.
 */
import { randomUUID } from 'node:crypto';
import { ChannelType, type Client, DiscordAPIError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { err, ok, type Result } from '#engine/result.ts';
import type { ChannelId, PersonId } from '#tables/ids.ts';
import type { Message } from './message.ts';
import { payloadOf, replacementOf } from './payload.ts';

/**
 * `gone`: the message no longer exists, or can't be edited now. `no-channel`: the channel no longer exists.
 * `forbidden`: the bot may not post, or the person does not accept messages. `failed`: Discord is out of order, or too
 * busy.
 */
export type Trouble = 'gone' | 'no-channel' | 'forbidden' | 'failed';

/** In milliseconds: the longest that a rate limit of Discord may hold up a request. */
export const LONGEST_WAIT = 15_000;

interface Posted {
  readonly id: string;
  /** By Discord's clock, in milliseconds since 1970. */
  readonly at: number;
}

export interface Poster {
  post(channel: string, content: Message): Promise<Result<Posted, Trouble>>;
  edit(channel: string, id: string, content: Message): Promise<Result<null, Trouble>>;
  /** A direct message. */
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

/** In an archived thread nothing can be edited, but a new message reopens it; a locked thread refuses even that. */
const troubleInThread = (what: Attempt): Trouble => (what === 'editing' ? 'gone' : 'forbidden');

/** A longer wait, as after too many edits of an old message, is refused by `LONGEST_WAIT`. */
function troubleOf(error: unknown, what: Attempt): Trouble {
  if (error instanceof RateLimitError) return what === 'editing' ? 'gone' : 'failed';
  if (!(error instanceof DiscordAPIError) || typeof error.code !== 'number') return 'failed';
  if (error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread) return troubleInThread(what);
  return TROUBLES[error.code] ?? 'failed';
}

/** At most 25 characters; sent with every message, so that a retry after a lost response does not post twice. */
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
