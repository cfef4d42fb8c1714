import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Dialect } from '../sql/dialect.ts';
import { schemaIn } from '../sql/schema.ts';

const whole = (name?: string) => integer(name ?? '');

const SQLITE: Dialect = {
  ...{ table: sqliteTable, text, index, uniqueIndex, primaryKey },
  integer: whole,
  moment: whole,
  flag: (name) => integer(name ?? '', { mode: 'boolean' }),
};

export const SQLITE_SCHEMA = schemaIn(SQLITE);
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
} = SQLITE_SCHEMA;
