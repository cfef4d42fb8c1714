import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenTable } from '#tables/overview.ts';
import { openTables } from '../sql/open-tables.ts';
import { shared } from './database.ts';
import { POSTGRES_SCHEMA } from './schema.ts';

export async function postgresOpenTables(url: string): Promise<OpenTable[]> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=on' });
  await client.connect();
  try {
    return await openTables({ db: shared(drizzle(client)), schema: POSTGRES_SCHEMA });
  } finally {
    await client.end();
  }
}
