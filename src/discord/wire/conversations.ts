/** Conversations with single people. Discord's refusal of all of them stops all direct messages for a while. */
import {
  ChannelType,
  type Client,
  DiscordAPIError,
  type DMChannel,
  type PartialDMChannel,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Logger } from 'pino';
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { HOUR } from '#tables/time/allowance.ts';

interface ConversationStore {
  /** The channel of the conversation; null if there is none yet. */
  conversation(person: PersonId): Promise<string | null>;
  keepConversation(person: PersonId, channel: string): Promise<void>;
  dropConversation(person: PersonId): Promise<void>;
}

type Room = DMChannel | PartialDMChannel;

/** No direct message is sent to anybody now. */
export class DirectMessagesStopped extends Error {}

export interface Conversations {
  /** Rejects with `DirectMessagesStopped`, or with the reason why this person can't be written to. */
  write<T>(person: PersonId, work: (room: Room) => Promise<T>): Promise<T>;
}

interface ConversationParts {
  readonly client: Client;
  readonly store: ConversationStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/** In milliseconds. */
const STOPPED_FOR = HOUR;

/** Discord's anti-spam system has flagged the bot; discord-api-types has no name for the code. */
const FLAGGED = 20_026;
const REFUSED_TO_ALL: readonly unknown[] = [RESTJSONErrorCodes.OpeningDirectMessagesTooFast, FLAGGED];
/** These refuse one person. Any other refusal of a new conversation may be the beginning of a quarantine. */
const REFUSED_TO_ONE: readonly unknown[] = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
];

const codeOf = (error: unknown): unknown => (error instanceof DiscordAPIError ? error.code : null);

const isForAll = (error: unknown): boolean => REFUSED_TO_ALL.includes(codeOf(error));

const isForAllWhenOpening = (error: unknown): boolean =>
  isForAll(error) || (error instanceof DiscordAPIError && error.status === 403 && !REFUSED_TO_ONE.includes(error.code));

const isGone = (error: unknown): boolean => codeOf(error) === RESTJSONErrorCodes.UnknownChannel;

export function createConversations({ client, store, clock, log }: ConversationParts): Conversations {
  let stoppedUntil = Number.NEGATIVE_INFINITY;

  function stopAll(error: unknown): never {
    stoppedUntil = clock.now() + STOPPED_FOR;
    log.warn({ err: error, until: stoppedUntil }, 'Discord takes no direct messages: none is sent for an hour');
    throw new DirectMessagesStopped();
  }

  async function openAnew(person: PersonId): Promise<Room> {
    const room = await client.users.createDM(person).catch((error: unknown) => {
      if (isForAllWhenOpening(error)) stopAll(error);
      throw error;
    });
    await store.keepConversation(person, room.id);
    return room;
  }

  async function roomOf(channel: string): Promise<Room> {
    const room = await client.channels.fetch(channel);
    if (room?.type !== ChannelType.DM) throw new Error(`no conversation in channel ${channel}`);
    return room;
  }

  /** A kept conversation that is gone is opened anew, once. */
  async function inRoom<T>(person: PersonId, work: (room: Room) => Promise<T>): Promise<T> {
    const kept = await store.conversation(person);
    if (kept === null) return work(await openAnew(person));
    try {
      return await work(await roomOf(kept));
    } catch (error) {
      if (!isGone(error)) throw error;
      await store.dropConversation(person);
      return work(await openAnew(person));
    }
  }

  return {
    async write(person, work) {
      if (stoppedUntil > clock.now()) throw new DirectMessagesStopped();
      try {
        return await inRoom(person, work);
      } catch (error) {
        if (isForAll(error)) stopAll(error);
        throw error;
      }
    },
  };
}
