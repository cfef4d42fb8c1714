/**
 * Posts to channels and people. Discord's refusal is a value; errors go into the log. A message beyond Discord's limits
 * is our own mistake: it throws before Discord is asked.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  type APIThreadChannel,
  ChannelType,
  type Client,
  MessageFlags,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Logger } from 'pino';
import { err, ok, type Result } from '#engine/result.ts';
import type { ChannelId, PersonId } from '#tables/ids.ts';
import type { Conversations } from './conversations.ts';
import { hasPictures, type Message, type PlainMessage, withoutPictures } from './message.ts';
import { messagesSince, type OwnMessage, type Posted, type Reach } from './own-messages.ts';
import { payloadOf, plainPayloadOf, replacementOf } from './payload.ts';
import { fetchRoom } from './rooms.ts';
import { type Attempt, type Trouble, troubleOf } from './trouble.ts';

/** In milliseconds: the longest that a rate limit of Discord may hold up a request. */
export const LONGEST_WAIT = 15_000;

export interface Poster {
  /** Silent, and pings nobody. Whatever is posted again under the same key within a few minutes is not posted a second time. */
  post(channel: string, content: Message, key?: string | null): Promise<Result<Posted, Trouble>>;
  /** Pings. Whatever is called again under the same key within a few minutes is not posted a second time. */
  call(channel: string, content: PlainMessage, key: string): Promise<Result<Posted, Trouble>>;
  /** Of any message of the bot's, a plain one too. Pings nobody. */
  edit(channel: string, id: string, content: Message): Promise<Result<null, Trouble>>;
  /** The bot's own messages after this one, or whichever there are, oldest first. None where the bot may not read what was said. */
  ownSince(channel: string, after: string | null, reach: Reach): Promise<Result<readonly OwnMessage[], Trouble>>;
  remove(channel: string, id: string): Promise<Result<null, Trouble>>;
  /** A direct message. One with pictures and blocks is silent: its push would have no words. */
  direct(person: PersonId, content: Message | PlainMessage, key?: string): Promise<Result<Posted, Trouble>>;
  editDirect(person: PersonId, id: string, content: Message): Promise<Result<null, Trouble>>;
  openThread(channel: ChannelId, name: string): Promise<Result<string, Trouble>>;
}

/** In characters. */
const LONGEST_NONCE = 25;

/** Sent with every message, so that a retry after a lost response does not post twice. */
const once = (nonce: string) => ({ nonce: nonce.slice(0, LONGEST_NONCE), enforceNonce: true });
const digest = (key: string): string => createHash('sha256').update(key).digest('hex');
const nonceFor = (key: string | null = null): string => (key === null ? randomUUID().replaceAll('-', '') : digest(key));

const silent = (content: Message) => ({
  ...payloadOf(content),
  flags: [MessageFlags.IsComponentsV2, MessageFlags.SuppressNotifications] as const,
});

const directly = (content: Message | PlainMessage) => ('plain' in content ? plainPayloadOf(content) : silent(content));

const LASTING_THREAD = {
  type: ChannelType.PublicThread,
  auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
};

type Attempts = <T>(what: Attempt, where: object, work: () => Promise<T>) => Promise<Result<T, Trouble>>;

const attemptsWith =
  (log: Logger): Attempts =>
  async (what, where, work) => {
    try {
      return ok(await work());
    } catch (error) {
      const trouble = troubleOf(error, what);
      if (trouble === 'failed' || trouble === 'refused') log.error({ err: error, ...where }, `${what} failed`);
      else log.info({ ...where, trouble }, `${what} was refused`);
      return err(trouble);
    }
  };

/** Without its pictures, Discord may take it: the files may be what it does not allow. */
const isWorthATry = (trouble: Trouble): boolean => trouble === 'refused' || trouble === 'forbidden';

/** A message that Discord does not take gets a second try without its pictures. */
async function withSecondTry<T>(
  content: Message,
  send: (content: Message) => Promise<Result<T, Trouble>>,
): Promise<Result<T, Trouble>> {
  const sent = await send(content);
  return !sent.ok && isWorthATry(sent.error) && hasPictures(content) ? send(withoutPictures(content)) : sent;
}

export function createPoster(client: Client, conversations: Conversations, log: Logger): Poster {
  const attempt = attemptsWith(log);

  async function channelOf(id: string) {
    const channel = await fetchRoom(client, id);
    if (!channel?.isSendable()) throw new Error(`nobody can write in channel ${id}`);
    return channel;
  }

  async function sendTo(
    channel: string,
    payload: ReturnType<typeof silent> | ReturnType<typeof plainPayloadOf>,
    nonce: string,
  ) {
    const room = await channelOf(channel);
    const sent = await room.send({ ...payload, ...once(nonce) });
    return { id: sent.id, at: sent.createdTimestamp };
  }

  return {
    post: (channel, whole, key) =>
      withSecondTry(whole, (content) => {
        const payload = silent(content);
        return attempt('posting', { channel }, () => sendTo(channel, payload, nonceFor(key)));
      }),
    async call(channel, content, key) {
      const payload = plainPayloadOf(content);
      return attempt('posting', { channel }, () => sendTo(channel, payload, nonceFor(key)));
    },
    edit: (channel, id, whole) =>
      withSecondTry(whole, (content) => {
        const payload = replacementOf(payloadOf(content));
        return attempt('editing', { channel, message: id }, async () => {
          const room = await channelOf(channel);
          await room.messages.edit(id, payload);
          return null;
        });
      }),
    ownSince: (channel, after, reach) =>
      attempt('looking', { channel }, async () =>
        messagesSince(await channelOf(channel), client.user?.id, after, reach),
      ),
    remove: (channel, id) =>
      attempt('removing', { channel, message: id }, async () => {
        const room = await channelOf(channel);
        await room.messages.delete(id);
        return null;
      }),
    async direct(person, content, key) {
      const payload = directly(content);
      return attempt('writing directly', { person }, async () => {
        const fresh = { ...payload, ...once(nonceFor(key)) };
        const sent = await conversations.write(person, (room) => room.send(fresh));
        return { id: sent.id, at: sent.createdTimestamp };
      });
    },
    editDirect: (person, id, whole) =>
      withSecondTry(whole, (content) => {
        const payload = replacementOf(payloadOf(content));
        return attempt('editing', { person, message: id }, async () => {
          await conversations.write(person, (room) => room.messages.edit(id, payload));
          return null;
        });
      }),
    openThread: (channel, name) =>
      attempt('opening a thread', { channel }, async () => {
        const room = await fetchRoom(client, channel);
        if (room?.type !== ChannelType.GuildText) throw new Error(`no threads in channel ${channel}`);
        const thread = await client.rest.post(Routes.threads(channel), { body: { ...LASTING_THREAD, name } });
        return (thread as APIThreadChannel).id;
      }),
  };
}
