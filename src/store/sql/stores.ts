/** Everything that the bot keeps, behind its ports. */
import type { Crew } from '#tables/crew.ts';
import type { StoreTrouble, TableStore } from '#tables/ports.ts';
import type { ServerStore } from '#tables/servers/server-store.ts';
import { patientStore, type StoreWatch } from '../patient-store.ts';
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

interface Opened {
  readonly database: SqlDatabase;
  readonly tables: TableStore;
  /** Null if it is our own mistake. */
  readonly troubleOf: (error: unknown) => StoreTrouble | null;
}

export function storesOn({ database, tables, troubleOf }: Opened, watch: StoreWatch): Omit<Stores, 'crew' | 'close'> {
  return {
    tables: patientStore(tables, watch, troubleOf),
    panels: patientStore(createPanelStore(database), watch, troubleOf),
    direct: patientStore(createDirectStore(database), watch, troubleOf),
    threads: patientStore(createThreadStore(database), watch, troubleOf),
    servers: patientStore(createServerStore(database), watch, troubleOf),
    notices: patientStore(createNoticeStore(database), watch, troubleOf),
  };
}
