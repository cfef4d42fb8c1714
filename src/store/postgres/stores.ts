import type { ShardRange } from '#shared/shard-range.ts';
import { type Patience, patientStore, type StoreWatch } from '../patient-store.ts';
import { type Stores, storesOn } from '../sql/stores.ts';
import { joinCrew } from './crew.ts';
import { openPostgres } from './database.ts';
import { createPostgresTableStore } from './table-store.ts';
import { postgresTroubleOf } from './troubles.ts';

const knownTrouble = (error: unknown): Promise<never> => Promise.reject(postgresTroubleOf(error) ?? error);

interface PostgresStoreOptions extends Pick<Patience, 'patience'> {
  readonly shards: ShardRange | null;
}

export async function openPostgresStores(
  url: string,
  watch: StoreWatch,
  { shards, patience }: PostgresStoreOptions,
): Promise<Stores> {
  const database = await openPostgres(url).catch(knownTrouble);
  const crew = await joinCrew(url).catch(knownTrouble);
  const { take, give, alone, abandoned, ...others } = crew;
  const care = { troubleOf: postgresTroubleOf, patience };
  return {
    ...storesOn({ database, tables: createPostgresTableStore(database, shards), ...care }, watch),
    crew: { ...patientStore({ take, give, alone, abandoned }, watch, care), ...others },
    async close() {
      await crew.close();
      await database.close();
    },
  };
}
