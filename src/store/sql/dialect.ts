/**
 * What the schema is written in. drizzle has types for each database, and none for several: these are SQLite's, and
 * PostgreSQL's parts, which are used in the same way, pass for them (`postgres/dialect.ts`).
 */
import type {
  index,
  primaryKey,
  SQLiteBooleanBuilderInitial,
  SQLiteIntegerBuilderInitial,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

type Named<B> = (name?: string) => B;

export interface Dialect {
  readonly table: typeof sqliteTable;
  readonly text: typeof text;
  readonly integer: Named<SQLiteIntegerBuilderInitial<string>>;
  /** Milliseconds since 1970. */
  readonly moment: Named<SQLiteIntegerBuilderInitial<string>>;
  readonly flag: Named<SQLiteBooleanBuilderInitial<string>>;
  readonly index: typeof index;
  readonly uniqueIndex: typeof uniqueIndex;
  readonly primaryKey: typeof primaryKey;
}
