/** Opens the database: durable, up to date, and with one writer. */
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { recent } from '#shared/recent.ts';
import type { Query, SqlDatabase } from '../sql/database.ts';
import { StrangeDatabase } from '../strange-database.ts';
import { chainLogs } from './chain-logs.ts';
import { folderFor, ownerOnly } from './owner-only.ts';
import { SQLITE_SCHEMA } from './schema.ts';

export type Synchronous = 'FULL' | 'NORMAL';

export interface DatabaseOptions {
  /** FULL: saved data survives a power cut. NORMAL: it survives only the end of the process. */
  readonly synchronous?: Synchronous;
  /** Called before every statement. If it throws, the statement does not run. */
  readonly beforeStatement?: (sql: string) => void;
  /** The file can't grow beyond this, as on a disk that is full. */
  readonly mostPages?: number;
}

export interface OpenDatabase extends SqlDatabase {
  readonly client: SQLite.Database;
  readonly db: BetterSQLite3Database;
}

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** How many statements are kept prepared: more than there are in all, but for lists of any length. */
const PREPARED = 64;
/**
 * In pages, 16 MB. A table's page is written anew with each of its changes: the later the WAL is folded into the file, the
 * more of them are folded as one.
 */
const LONGEST_WAL = 4_000;
/** In milliseconds. Short, since waiting blocks the event loop: stores are patient themselves. */
const BUSY_TIMEOUT = 20;

export function openDatabase(file: string, options: DatabaseOptions = {}): OpenDatabase {
  const { synchronous = 'FULL', beforeStatement } = options;
  folderFor(file);
  const watch = beforeStatement && ((sql?: unknown) => beforeStatement(String(sql)));
  const client = new SQLite(file, { timeout: BUSY_TIMEOUT, ...(watch ? { verbose: watch } : {}) });
  try {
    refuseStrange(client);
    ownerOnly(file);
    client.pragma('journal_mode = WAL');
    client.pragma(`synchronous = ${synchronous}`);
    client.pragma(`wal_autocheckpoint = ${LONGEST_WAL}`);
    const database = databaseOn(client);
    bringUpToDate(client, database.db);
    if (options.mostPages !== undefined) client.pragma(`max_page_count = ${options.mostPages}`);
    return database;
  } catch (error) {
    client.close();
    throw error;
  }
}

export const databaseOn = (client: SQLite.Database): OpenDatabase => ({
  client,
  db: drizzle(client),
  schema: SQLITE_SCHEMA,
  prepared,
  together: transactionOf(client),
  withEmptied,
  without,
});

const prepared: SqlDatabase['prepared'] = (_, wording) => {
  const query = wording.prepare();
  return async (values) => query.all(values);
};

function transactionOf(client: SQLite.Database): SqlDatabase['together'] {
  const prepared = recent<string, SQLite.Statement>(PREPARED);
  const run = client.transaction((queries: readonly Query[]) => {
    for (const { sql: text, params } of queries) prepared.get(text, () => client.prepare(text)).run(params);
  }).immediate;
  return async (statements) => run(statements.map((each) => each.toSQL()));
}

const withEmptied: SqlDatabase['withEmptied'] = (list, key) =>
  sql`(select json_group_array(json_set(value, ${`$.${key}`}, json('[]'))) from json_each(${list}))`;

const without: SqlDatabase['without'] = (list, beginning) =>
  sql`(select json_group_array(value) from json_each(${list}) where substr(value, 1, ${beginning.length}) <> ${beginning})`;

/** Before anything is written. */
function refuseStrange(client: SQLite.Database): void {
  const names = client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (names.length === 0) return;
  if (!names.includes('__drizzle_migrations')) throw new StrangeDatabase('SomebodyElses');
  const last = client.prepare('select max(created_at) from __drizzle_migrations').pluck().get();
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  if (Number(last) > known) throw new StrangeDatabase('FromTheFuture');
}

/** Foreign keys are off meanwhile: with them on, rebuilding a table would fail, or delete the rows that refer to it. */
function bringUpToDate(client: SQLite.Database, db: BetterSQLite3Database): void {
  client.pragma('foreign_keys = OFF');
  migrate(db, { migrationsFolder: MIGRATIONS });
  afterMigrating(client);
  client.pragma('foreign_keys = ON');
}

/** Reads every row, so it runs only once after a migration. The file notes the number of migrations at the last time. */
function afterMigrating(client: SQLite.Database): void {
  const made = client.prepare('select count(*) from __drizzle_migrations').pluck().get();
  if (client.pragma('user_version', { simple: true }) === made) return;
  chainLogs(client);
  const orphans = client.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${orphans.length} rows belong to nothing after migrating`);
  client.pragma(`user_version = ${made}`);
}
