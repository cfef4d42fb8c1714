import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OutsideDatabase } from '../sql/database.ts';
import { shared } from './database.ts';
import { POSTGRES_SCHEMA } from './schema.ts';

export async function postgresFromOutside<T>(
  url: string,
  to: 'read' | 'write',
  work: (database: OutsideDatabase) => Promise<T>,
): Promise<T> {
  const options = to === 'read' ? { options: '-c default_transaction_read_only=on' } : {};
  const client = new pg.Client({ connectionString: url, ...options });
  await client.connect();
  try {
    return await work({ db: shared(drizzle(client)), schema: POSTGRES_SCHEMA });
  } finally {
    await client.end();
  }
}
