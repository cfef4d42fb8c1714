import type { StoreWatch } from '../patient-store.ts';
import { type Stores, storesOn } from '../sql/stores.ts';
import { openPostgres } from './database.ts';
import { createPostgresTableStore } from './table-store.ts';
import { postgresTroubleOf } from './troubles.ts';

export async function openPostgresStores(url: string, watch: StoreWatch): Promise<Stores> {
  const database = await openPostgres(url).catch((error: unknown) => Promise.reject(postgresTroubleOf(error) ?? error));
  const { close } = database;
  return {
    ...storesOn({ database, tables: createPostgresTableStore(database), troubleOf: postgresTroubleOf }, watch),
    close,
  };
}
