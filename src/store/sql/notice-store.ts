/** What whoever runs the bot has to say at tables: given from outside (`npm run notice`), said by the bot. */
import { and, asc, count, eq } from 'drizzle-orm';
import type { GuildId, TableId } from '#tables/ids.ts';
import type { OutsideDatabase } from './database.ts';
import type { Schema } from './schema.ts';

type Notice = Schema['notices']['$inferSelect'] & { readonly guild: GuildId | null };

export function createNoticeStore({ db, schema: { notices, tables } }: OutsideDatabase) {
  const { tableId, at, text } = notices;
  const ofTables = () =>
    db.select({ tableId, at, text, guild: tables.guild }).from(notices).innerJoin(tables, eq(tables.id, tableId));
  return {
    /** The oldest first, each with the server of its table. */
    dueNotices: async (): Promise<Notice[]> => ofTables().orderBy(asc(at), asc(tableId)),
    /** A later one for the same table stays. */
    async dropNotice(notice: Omit<Notice, 'guild'>): Promise<void> {
      await db.delete(notices).where(and(eq(tableId, notice.tableId), eq(at, notice.at)));
    },
  };
}

/** A statement holds no more than some ten thousand values. */
const MOST_AT_ONCE = 1_000;

/** For every table with a running game, in the place of one that is not said yet. Returns how many those are. */
export async function giveNotice(
  { db, schema: { notices, tables } }: OutsideDatabase,
  text: string,
  at: number,
): Promise<number> {
  const running: { id: TableId }[] = await db
    .select({ id: tables.id })
    .from(tables)
    .where(eq(tables.status, 'running'));
  for (let from = 0; from < running.length; from += MOST_AT_ONCE) {
    const some = running.slice(from, from + MOST_AT_ONCE);
    const given = db.insert(notices).values(some.map(({ id: tableId }) => ({ tableId, at, text })));
    await given.onConflictDoUpdate({ target: notices.tableId, set: { at, text } });
  }
  return running.length;
}

/** How many tables have not been told yet. */
export async function untold({ db, schema: { notices } }: OutsideDatabase): Promise<number> {
  const [row] = await db.select({ tables: count() }).from(notices);
  return row?.tables ?? 0;
}
