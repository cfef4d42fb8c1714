import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Dialect } from '../sql/dialect.ts';
import { schemaIn } from '../sql/schema.ts';

/** Each is called as SQLite's is, and its columns give back values of the same types. */
const POSTGRES = {
  ...{ table: pgTable, text, index, uniqueIndex, primaryKey },
  integer: (name?: string) => integer(name ?? ''),
  moment: (name?: string) => bigint(name ?? '', { mode: 'number' }),
  flag: (name?: string) => boolean(name ?? ''),
} as unknown as Dialect;

export const POSTGRES_SCHEMA = schemaIn(POSTGRES);
export const {
  tables,
  seats,
  log,
  people,
  panels,
  unseen,
  conversations,
  handMessages,
  threads,
  servers,
  serverChanges,
  notices,
} = POSTGRES_SCHEMA;
/** When the bot was last known to run: one row. */
export const lastSeen = pgTable('last_seen', {
  id: integer().primaryKey(),
  at: bigint({ mode: 'number' }).notNull(),
});
