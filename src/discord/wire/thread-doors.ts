/** Threads: named, archived, and opened again when Discord has archived one too early. */
import {
  type AnyThreadChannel,
  type Client,
  DiscordAPIError,
  Events,
  RateLimitError,
  RESTJSONErrorCodes,
  SnowflakeUtil,
} from 'discord.js';
import type { Logger } from 'pino';
import { err, ok, type Result } from '#engine/result.ts';
import { type ChannelId, channelId } from '#tables/ids.ts';
import { HOUR } from '#tables/time/allowance.ts';
import { fetchRoom } from './rooms.ts';

/** `limited`: Discord takes two names in ten minutes. `gone`: so is the thread. */
export type DoorTrouble = 'limited' | 'gone' | 'forbidden' | 'failed';

export interface ThreadDoors {
  rename(channel: ChannelId, name: string): Promise<Result<null, DoorTrouble>>;
  archive(channel: ChannelId): Promise<Result<null, DoorTrouble>>;
  reopen(channel: ChannelId): Promise<Result<null, DoorTrouble>>;
}

const REFUSALS: Readonly<Record<number, DoorTrouble>> = {
  [RESTJSONErrorCodes.UnknownChannel]: 'gone',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'forbidden',
};

function troubleOf(error: unknown): DoorTrouble {
  if (error instanceof RateLimitError) return 'limited';
  return error instanceof DiscordAPIError ? (REFUSALS[Number(error.code)] ?? 'failed') : 'failed';
}

export function createThreadDoors(client: Client, log: Logger): ThreadDoors {
  async function change(
    channel: ChannelId,
    what: string,
    work: (thread: AnyThreadChannel) => Promise<unknown>,
  ): Promise<Result<null, DoorTrouble>> {
    try {
      const room = await fetchRoom(client, channel);
      if (!room?.isThread()) return err('gone');
      await work(room);
      return ok(null);
    } catch (error) {
      const trouble = troubleOf(error);
      log.info({ err: error, channel, trouble }, `${what} a thread was refused`);
      return err(trouble);
    }
  }

  return {
    rename: (channel, name) =>
      change(channel, 'naming', async (thread) => thread.name !== name && !thread.archived && thread.setName(name)),
    archive: (channel) => change(channel, 'archiving', async (thread) => !thread.archived && thread.setArchived(true)),
    reopen: (channel) => change(channel, 'opening', (thread) => thread.setArchived(false)),
  };
}

/** Minutes are Discord's unit here. */
const MINUTE = 60_000;
/** Discord is not exact to the minute. */
const SLACK = HOUR;

/** Whether nobody has said anything for so long that Discord itself has archived it, and not a moderator. */
function hasFallenAsleep(before: AnyThreadChannel, now: AnyThreadChannel): boolean {
  const { lastMessageId, autoArchiveDuration, archiveTimestamp } = now;
  const said = lastMessageId === null ? 0 : SnowflakeUtil.timestampFrom(lastMessageId);
  const since = Math.max(said, before.archiveTimestamp ?? 0);
  return (archiveTimestamp ?? 0) - since >= (autoArchiveDuration ?? 0) * MINUTE - SLACK;
}

/** Calls for each thread that Discord has archived because it was silent. */
export function watchThreads(client: Client, whenAsleep: (channel: ChannelId) => void): void {
  client.on(Events.ThreadUpdate, (before, now) => {
    if (before.archived || !now.archived || now.locked) return;
    if (hasFallenAsleep(before, now)) whenAsleep(channelId(now.id));
  });
}
