/** Looks into a database that a bot is using, from outside: it is opened for reading alone, and not brought up to date. */
import type { OpenTable } from '#tables/overview.ts';
import { isPostgres } from './open-stores.ts';

/** `place`: a file, or the address of a database on a PostgreSQL server. */
export async function readOpenTables(place: string): Promise<OpenTable[]> {
  if (isPostgres(place)) return (await import('./postgres/open-tables.ts')).postgresOpenTables(place);
  return (await import('./sqlite/open-tables.ts')).sqliteOpenTables(place);
}
