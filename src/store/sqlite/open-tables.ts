import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { OpenTable } from '#tables/overview.ts';
import { openTables } from '../sql/open-tables.ts';
import { SQLITE_SCHEMA } from './schema.ts';

export async function sqliteOpenTables(file: string): Promise<OpenTable[]> {
  const client = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    return await openTables({ db: drizzle(client), schema: SQLITE_SCHEMA });
  } finally {
    client.close();
  }
}
