/** The bot's conversations with people, and the messages there that show hands: a restart opens and posts none anew. */
import { and, eq } from 'drizzle-orm';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { SqlDatabase } from './database.ts';
import type { Schema } from './schema.ts';

type HandMessage = Omit<Schema['handMessages']['$inferSelect'], 'tableId'>;

export function createDirectStore({ db, schema: { conversations, handMessages } }: SqlDatabase) {
  const isOf = (table: TableId, person: PersonId) =>
    and(eq(handMessages.tableId, table), eq(handMessages.person, person));

  return {
    async conversation(person: PersonId): Promise<string | null> {
      const [row] = await db.select().from(conversations).where(eq(conversations.person, person));
      return row?.channel ?? null;
    },
    async keepConversation(person: PersonId, channel: string): Promise<void> {
      const set = db.insert(conversations).values({ person, channel });
      await set.onConflictDoUpdate({ target: conversations.person, set: { channel } });
    },
    async dropConversation(person: PersonId): Promise<void> {
      await db.delete(conversations).where(eq(conversations.person, person));
    },
    async handMessages(table: TableId): Promise<HandMessage[]> {
      const { person, message, shown } = handMessages;
      return db.select({ person, message, shown }).from(handMessages).where(eq(handMessages.tableId, table));
    },
    async keepHandMessage(table: TableId, { person, message, shown }: HandMessage): Promise<void> {
      const set = db.insert(handMessages).values({ tableId: table, person, message, shown });
      const target = [handMessages.tableId, handMessages.person];
      await set.onConflictDoUpdate({ target, set: { message, shown } });
    },
    async dropHandMessage(table: TableId, person: PersonId): Promise<void> {
      await db.delete(handMessages).where(isOf(table, person));
    },
  };
}
