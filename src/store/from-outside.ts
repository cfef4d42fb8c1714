/** Works on a database that a bot is using, from outside: it is not brought up to date. */
import { isPostgres } from './open-stores.ts';
import type { OutsideDatabase } from './sql/database.ts';

/** `place`: a file, or the address of a database on a PostgreSQL server. Whoever only reads can't write. */
export async function fromOutside<T>(
  place: string,
  to: 'read' | 'write',
  work: (database: OutsideDatabase) => Promise<T>,
): Promise<T> {
  if (isPostgres(place)) return (await import('./postgres/from-outside.ts')).postgresFromOutside(place, to, work);
  return (await import('./sqlite/from-outside.ts')).sqliteFromOutside(place, to, work);
}
