/** Everything that the bot keeps, behind its ports. */
import { type DatabaseOptions, openDatabase } from './database.ts';
import { createDirectStore } from './direct-store.ts';
import { createPanelStore } from './panel-store.ts';
import { patientStore, type StoreWatch } from './patient-store.ts';
import { createTableStore } from './table-store.ts';
import { createThreadStore } from './thread-store.ts';
import { callWitness } from './witness.ts';

export type Stores = ReturnType<typeof openStores>;

/** For the one process that writes. */
export function openStores(file: string, watch: StoreWatch, options: DatabaseOptions = {}) {
  const database = openDatabase(file, options);
  const witness = callWitness(database.client);
  if (witness.lost().length > 0) watch.lost(witness.lost());
  return {
    tables: patientStore(createTableStore(database, witness), watch),
    panels: patientStore(createPanelStore(database), watch),
    direct: patientStore(createDirectStore(database), watch),
    threads: patientStore(createThreadStore(database), watch),
    close(): void {
      database.client.close();
      witness.close();
    },
  };
}
