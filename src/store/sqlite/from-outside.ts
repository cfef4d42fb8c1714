import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { OutsideDatabase } from '../sql/database.ts';
import { SQLITE_SCHEMA } from './schema.ts';

export async function sqliteFromOutside<T>(
  file: string,
  to: 'read' | 'write',
  work: (database: OutsideDatabase) => Promise<T>,
): Promise<T> {
  const client = new SQLite(file, { readonly: to === 'read', fileMustExist: true });
  try {
    return await work({ db: drizzle(client), schema: SQLITE_SCHEMA });
  } finally {
    client.close();
  }
}
