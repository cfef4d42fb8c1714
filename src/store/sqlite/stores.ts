import { ALONE } from '#tables/crew.ts';
import type { Patience, StoreWatch } from '../patient-store.ts';
import { type Stores, storesOn } from '../sql/stores.ts';
import { type DatabaseOptions, openDatabase } from './database.ts';
import { createTableStore } from './table-store.ts';
import { sqliteTroubleOf } from './troubles.ts';
import { callWitness } from './witness.ts';

/** For the one process that writes. */
export function openSqliteStores(
  file: string,
  watch: StoreWatch,
  { patience, ...options }: DatabaseOptions & Pick<Patience, 'patience'> = {},
): Stores {
  const database = openDatabase(file, options);
  const witness = callWitness(database.client);
  const care = { troubleOf: sqliteTroubleOf, patience };
  if (witness.lost().length > 0) watch.lost(witness.lost());
  return {
    ...storesOn({ database, tables: createTableStore(database, witness), ...care }, watch),
    crew: ALONE,
    async close() {
      database.client.close();
      witness.close();
    },
  };
}
