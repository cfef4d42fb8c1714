/** Threads with tables in them are kept open as long as people play there. */
import type { Client } from 'discord.js';
import type { ChannelId } from '#tables/ids.ts';
import { type CareParts, createThreadCare } from '../announcer/thread-care.ts';
import { noteFailure } from '../wire/failures.ts';
import { createThreadDoors, watchThreads } from '../wire/thread-doors.ts';

export function careForThreads(client: Client, store: CareParts['store'], parts: Omit<CareParts, 'doors' | 'store'>) {
  const care = createThreadCare({ ...parts, store, doors: createThreadDoors(client, parts.log) });
  watchThreads(
    client,
    (channel) => void care.wake(channel).catch((err: unknown) => noteFailure(parts.log, err, 'a thread stays shut')),
  );
  const keep = (channel: ChannelId): Promise<void> => store.keepThread({ channel, renameAt: null, archiveAt: null });
  return { ...care, keep };
}
