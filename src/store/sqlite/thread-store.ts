/** The threads that the bot has opened, and what is still to be done with them. */
import { eq, lte, or } from 'drizzle-orm';
import type { ChannelId } from '#tables/ids.ts';
import type { OpenDatabase } from './database.ts';
import { threads } from './schema.ts';

type Thread = typeof threads.$inferSelect;

export function createThreadStore({ db }: OpenDatabase) {
  return {
    async thread(channel: ChannelId): Promise<Thread | null> {
      return db.select().from(threads).where(eq(threads.channel, channel)).get() ?? null;
    },
    async keepThread(thread: Thread): Promise<void> {
      db.insert(threads).values(thread).onConflictDoUpdate({ target: threads.channel, set: thread }).run();
    },
    async dropThread(channel: ChannelId): Promise<void> {
      db.delete(threads).where(eq(threads.channel, channel)).run();
    },
    async dueThreads(now: number): Promise<Thread[]> {
      const isDue = or(lte(threads.renameAt, now), lte(threads.archiveAt, now));
      return db.select().from(threads).where(isDue).all();
    },
  };
}
