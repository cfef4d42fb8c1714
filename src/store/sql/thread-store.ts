/** The threads that the bot has opened, and what is still to be done with them. */
import { eq, lte, or } from 'drizzle-orm';
import type { ChannelId } from '#tables/ids.ts';
import type { SqlDatabase } from './database.ts';
import type { Schema } from './schema.ts';

type Thread = Schema['threads']['$inferSelect'];

export function createThreadStore({ db, schema: { threads } }: SqlDatabase) {
  return {
    async thread(channel: ChannelId): Promise<Thread | null> {
      const [thread] = await db.select().from(threads).where(eq(threads.channel, channel));
      return thread ?? null;
    },
    async keepThread(thread: Thread): Promise<void> {
      await db.insert(threads).values(thread).onConflictDoUpdate({ target: threads.channel, set: thread });
    },
    async dropThread(channel: ChannelId): Promise<void> {
      await db.delete(threads).where(eq(threads.channel, channel));
    },
    async dueThreads(now: number): Promise<Thread[]> {
      const isDue = or(lte(threads.renameAt, now), lte(threads.archiveAt, now));
      return db.select().from(threads).where(isDue);
    },
  };
}
