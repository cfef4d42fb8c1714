/** Opens the database: durable, up to date, and with one writer. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

export type Synchronous = 'FULL' | 'NORMAL';

export interface DatabaseOptions {
  /** FULL: saved data survives a power cut. NORMAL: it survives only the end of the process. */
  readonly synchronous?: Synchronous;
  /** Called before every statement. If it throws, the statement does not run. */
  readonly beforeStatement?: (sql: string) => void;
}

export interface OpenDatabase {
  readonly client: SQLite.Database;
  readonly db: BetterSQLite3Database;
}

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** In milliseconds. Short, since there is no other writer and waiting blocks the event loop. */
const BUSY_TIMEOUT = 250;

export function openDatabase(file: string, options: DatabaseOptions = {}): OpenDatabase {
  const { synchronous = 'FULL', beforeStatement } = options;
  mkdirSync(dirname(file), { recursive: true });
  const watch = beforeStatement && ((sql?: unknown) => beforeStatement(String(sql)));
  const client = new SQLite(file, { timeout: BUSY_TIMEOUT, ...(watch ? { verbose: watch } : {}) });
  try {
    client.pragma('journal_mode = WAL');
    client.pragma(`synchronous = ${synchronous}`);
    const db = drizzle(client);
    bringUpToDate(client, db);
    return { client, db };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Foreign keys are off meanwhile: with them on, rebuilding a table would fail, or delete the rows that refer to it. */
function bringUpToDate(client: SQLite.Database, db: BetterSQLite3Database): void {
  client.pragma('foreign_keys = OFF');
  migrate(db, { migrationsFolder: MIGRATIONS });
  refuseOrphans(client);
  client.pragma('foreign_keys = ON');
}

/** Reads every row, so it runs only once after a migration. The file notes the number of migrations at the last check. */
function refuseOrphans(client: SQLite.Database): void {
  const made = client.prepare('select count(*) from __drizzle_migrations').pluck().get();
  if (client.pragma('user_version', { simple: true }) === made) return;
  const orphans = client.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${orphans.length} rows belong to nothing after migrating`);
  client.pragma(`user_version = ${made}`);
}
