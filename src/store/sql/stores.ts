/** Everything that the bot keeps, behind its ports. */
import type { Crew } from '#tables/crew.ts';
import type { TableStore } from '#tables/ports.ts';
import type { ServerStore } from '#tables/servers/server-store.ts';
import { type Patience, patientStore, type StoreWatch } from '../patient-store.ts';
import type { SqlDatabase } from './database.ts';
import { createDirectStore } from './direct-store.ts';
import { createNoticeStore } from './notice-store.ts';
import { createPanelStore } from './panel-store.ts';
import { createServerStore } from './server-store.ts';
import { createThreadStore } from './thread-store.ts';

export interface Stores {
  readonly tables: TableStore;
  readonly panels: ReturnType<typeof createPanelStore>;
  readonly direct: ReturnType<typeof createDirectStore>;
  readonly threads: ReturnType<typeof createThreadStore>;
  readonly servers: ServerStore;
  readonly notices: ReturnType<typeof createNoticeStore>;
  readonly crew: Crew;
  close(): Promise<void>;
}

interface Opened extends Patience {
  readonly database: SqlDatabase;
  readonly tables: TableStore;
}

export function storesOn({ database, tables, ...care }: Opened, watch: StoreWatch): Omit<Stores, 'crew' | 'close'> {
  const patient = <S extends object>(store: S): S => patientStore(store, watch, care);
  return {
    tables: patient(tables),
    panels: patient(createPanelStore(database)),
    direct: patient(createDirectStore(database)),
    threads: patient(createThreadStore(database)),
    servers: patient(createServerStore(database)),
    notices: patient(createNoticeStore(database)),
  };
}
