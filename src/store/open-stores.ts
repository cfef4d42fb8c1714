/** The bot's stores: in a file, or on a PostgreSQL server. */
import type { ShardRange } from '#shared/shard-range.ts';
import type { Patience, StoreWatch } from './patient-store.ts';
import type { Stores } from './sql/stores.ts';
import type { DatabaseOptions } from './sqlite/database.ts';

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** What is printed may end up anywhere, so it has no password. */
export function withoutPassword(place: string): string {
  if (!isPostgres(place)) return place;
  const address = new URL(place);
  address.password = '';
  return address.href;
}

export interface OpenOptions {
  /** For a file. */
  readonly sqlite?: DatabaseOptions | undefined;
  /** Those of this process; null for all of them, as by default. */
  readonly shards?: ShardRange | null;
  readonly patience?: Patience['patience'];
}

/** `place`: a file, or the address of a database on a PostgreSQL server, whose driver is loaded only then. */
export async function openStores(place: string, watch: StoreWatch, options: OpenOptions = {}): Promise<Stores> {
  const { sqlite, shards = null, patience } = options;
  if (!isPostgres(place)) {
    return (await import('./sqlite/stores.ts')).openSqliteStores(place, watch, { ...sqlite, patience });
  }
  return (await import('./postgres/stores.ts')).openPostgresStores(place, watch, { shards, patience });
}
