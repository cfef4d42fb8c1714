/** A database as `openDatabase` leaves it, without every migration being run again. */
import { existsSync, writeFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { type DatabaseOptions, databaseOn, type OpenDatabase, openDatabase } from '#store/sqlite/database.ts';
import { emptyDatabase } from '../../support/empty-database.ts';

export function openQuickly(file: string, options: DatabaseOptions): OpenDatabase {
  if (file === ':memory:') return inMemory();
  if (!existsSync(file)) writeFileSync(file, emptyDatabase());
  return openDatabase(file, options);
}

function inMemory(): OpenDatabase {
  const client = new SQLite(emptyDatabase());
  client.pragma('foreign_keys = ON');
  return databaseOn(client);
}
