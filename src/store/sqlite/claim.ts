/** One program a database: a second one would answer every press twice. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';

/**
 * False if somebody else has it. Held on a file beside the database, so that backups and readers are not kept out, until
 * this process ends in whatever way: it is the system that forgets a lock whose owner is gone.
 */
export function claim(databaseFile: string): boolean {
  mkdirSync(dirname(databaseFile), { recursive: true });
  const client = new SQLite(`${databaseFile}.lock`, { timeout: 0 });
  try {
    // Nothing is ever written, so there is nothing to keep a journal of.
    client.pragma('journal_mode = MEMORY');
    client.exec('BEGIN EXCLUSIVE');
    claims.add(client);
    return true;
  } catch (error) {
    client.close();
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

/** What nobody holds is closed by the garbage collector. */
const claims = new Set<SQLite.Database>();
