/** A database as both stores know it, so that what is asked of it is written once. */
import type { SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Schema } from './schema.ts';

export interface Query {
  readonly sql: string;
  readonly params: unknown[];
}

/** A query that is not run yet. */
export interface Statement {
  toSQL(): Query;
}

export type Values = Readonly<Record<string, unknown>>;

/** A query with placeholders. */
export interface Wording<Row> {
  prepare(): { all(values: Values): Row[] };
}

export interface SqlDatabase {
  /** Law: what it is asked is awaited. `get`, `all` and `run` are SQLite's alone. */
  readonly db: Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;
  readonly schema: Schema;
  /** Worded once, and asked often: drizzle takes longer to word a query than SQLite to answer it. Law: no other has its name. */
  prepared<Row>(name: string, wording: Wording<Row>): (values: Values) => Promise<Row[]>;
  /** All or nothing. */
  together(statements: readonly Statement[]): Promise<void>;
  /** A JSON list of objects, with this key of each being an empty list. */
  withEmptied(list: SQL, key: string): SQL;
  /** A JSON list of texts, without those that begin so. */
  without(list: SQL, beginning: string): SQL;
}

/** A database that a bot is using, from outside. */
export type OutsideDatabase = Pick<SqlDatabase, 'db' | 'schema'>;
