/** The stores that are measured, each beside the bare statements of its own database. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '#store/postgres/database.ts';
import { createPostgresTableStore } from '#store/postgres/table-store.ts';
import { createPanelStore } from '#store/sql/panel-store.ts';
import { openDatabase, type Synchronous } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import type { TableStore } from '#tables/ports.ts';
import type { PostgresServer } from '../../test/support/postgres-server.ts';
import { type BareStatements, barePostgres, bareSqlite } from './bare-statements.ts';

type PanelStore = ReturnType<typeof createPanelStore>;

export interface BenchStore {
  readonly title: string;
  /** Each time as a process does that has just started. */
  open(): Promise<{ store: TableStore; panels: PanelStore; close(): Promise<void> }>;
  /** In bytes, indexes and all. */
  size(): Promise<number>;
  bare(): Promise<BareStatements[]>;
}

export function benchFile(folder: string, synchronous: Synchronous): BenchStore {
  const file = join(folder, `tables-${synchronous}.sqlite`);
  return {
    title: `SQLite, synchronous=${synchronous}`,
    async open() {
      const database = openDatabase(file, { synchronous });
      return {
        store: createTableStore(database),
        panels: createPanelStore(database),
        close: async () => void database.client.close(),
      };
    },
    size: async () => statSync(file).size,
    bare: async () => [await bareSqlite(join(folder, `bare-${synchronous}.sqlite`), synchronous)],
  };
}

export async function benchServer(server: PostgresServer): Promise<BenchStore> {
  const url = await server.newDatabase();
  return {
    title: 'PostgreSQL on this machine',
    async open() {
      const database = await openPostgres(url);
      return {
        store: createPostgresTableStore(database),
        panels: createPanelStore(database),
        close: database.close,
      };
    },
    async size() {
      const { pool, close } = await openPostgres(url);
      const { rows } = await pool.query('select sum(pg_total_relation_size(relid)) as size from pg_stat_user_tables');
      await close();
      return Number(rows[0]?.size);
    },
    bare: async () => [
      await barePostgres(await server.newDatabase(), 'one by one'),
      await barePostgres(await server.newDatabase(), 'together'),
    ],
  };
}
