/** One process a database: a second one would answer every press twice. */
import SQLite from 'better-sqlite3';
import { folderFor, ownerOnly } from './owner-only.ts';

/**
 * Gives the claim back; null if another process has it. It is a lock on a file beside the database, so backups and readers still work.
 * The operating system releases it when this process ends, however it ends.
 */
export function claimFile(databaseFile: string): (() => void) | null {
  folderFor(databaseFile);
  const client = new SQLite(`${databaseFile}.lock`, { timeout: 0 });
  ownerOnly(`${databaseFile}.lock`);
  try {
    // Nothing is ever written, so no journal file is needed.
    client.pragma('journal_mode = MEMORY');
    client.exec('BEGIN EXCLUSIVE');
    claims.add(client);
    return () => {
      claims.delete(client);
      client.close();
    };
  } catch (error) {
    client.close();
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
}

/** Held here because the garbage collector would close an unreferenced database. */
const claims = new Set<SQLite.Database>();
