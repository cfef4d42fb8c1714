/** The bot's stores: in a file, or on a PostgreSQL server. */
import type { StoreWatch } from './patient-store.ts';
import type { Stores } from './sql/stores.ts';
import type { DatabaseOptions } from './sqlite/database.ts';

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** `place`: a file, or the address of a database on a PostgreSQL server, whose driver is loaded only then. */
export async function openStores(place: string, watch: StoreWatch, options?: DatabaseOptions): Promise<Stores> {
  if (isPostgres(place)) return (await import('./postgres/stores.ts')).openPostgresStores(place, watch);
  return (await import('./sqlite/stores.ts')).openSqliteStores(place, watch, options);
}
