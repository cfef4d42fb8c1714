/** The bot's conversations with people, and the messages there that show hands: a restart opens and posts none anew. */
import { and, eq } from 'drizzle-orm';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { OpenDatabase } from './database.ts';
import { conversations, handMessages } from './schema.ts';

type HandMessage = Omit<typeof handMessages.$inferSelect, 'tableId'>;

export function createDirectStore({ db }: OpenDatabase) {
  const isOf = (table: TableId, person: PersonId) =>
    and(eq(handMessages.tableId, table), eq(handMessages.person, person));

  return {
    async conversation(person: PersonId): Promise<string | null> {
      const row = db.select().from(conversations).where(eq(conversations.person, person)).get();
      return row?.channel ?? null;
    },
    async keepConversation(person: PersonId, channel: string): Promise<void> {
      const set = db.insert(conversations).values({ person, channel });
      set.onConflictDoUpdate({ target: conversations.person, set: { channel } }).run();
    },
    async dropConversation(person: PersonId): Promise<void> {
      db.delete(conversations).where(eq(conversations.person, person)).run();
    },
    async handMessages(table: TableId): Promise<HandMessage[]> {
      const { person, message, shown } = handMessages;
      return db.select({ person, message, shown }).from(handMessages).where(eq(handMessages.tableId, table)).all();
    },
    async keepHandMessage(table: TableId, { person, message, shown }: HandMessage): Promise<void> {
      const set = db.insert(handMessages).values({ tableId: table, person, message, shown });
      const target = [handMessages.tableId, handMessages.person];
      set.onConflictDoUpdate({ target, set: { message, shown } }).run();
    },
    async dropHandMessage(table: TableId, person: PersonId): Promise<void> {
      db.delete(handMessages).where(isOf(table, person)).run();
    },
  };
}
