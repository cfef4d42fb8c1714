/** Opening the database: durable, up to date, and one writer. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

export type Synchronous = 'FULL' | 'NORMAL';

export interface DatabaseOptions {
  /** FULL: what is saved survives a power cut. NORMAL: it survives the end of the process alone. */
  readonly synchronous?: Synchronous;
  /** Called with every statement before it runs; one that throws stops it. */
  readonly beforeStatement?: (sql: string) => void;
}

export interface OpenDatabase {
  readonly client: SQLite.Database;
  readonly db: BetterSQLite3Database;
}

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Nobody else writes, so nobody is waited for: the event loop must not stand still. In milliseconds. */
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

/** With foreign keys on, rebuilding a table would first delete all that belongs to its rows, or fail. */
function bringUpToDate(client: SQLite.Database, db: BetterSQLite3Database): void {
  client.pragma('foreign_keys = OFF');
  migrate(db, { migrationsFolder: MIGRATIONS });
  refuseOrphans(client);
  client.pragma('foreign_keys = ON');
}

/** Every row is looked at, so only once after a migration: the file notes how many of them it was looked at after. */
function refuseOrphans(client: SQLite.Database): void {
  const made = client.prepare('select count(*) from __drizzle_migrations').pluck().get();
  if (client.pragma('user_version', { simple: true }) === made) return;
  const orphans = client.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${orphans.length} rows belong to nothing after migrating`);
  client.pragma(`user_version = ${made}`);
}
