/** The same house on a PostgreSQL server. */
import { openPostgres } from '#store/postgres/database.ts';
import { createPostgresTableStore } from '#store/postgres/table-store.ts';
import { createServerStore } from '#store/sql/server-store.ts';
import type { TableId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { TableStore } from '#tables/ports.ts';
import type { Table } from '#tables/table.ts';
import { type HouseParts, type HouseStore, houseOn, type TestHouse } from './house.ts';

export async function openPostgresHouse(url: string, parts: Omit<HouseParts, 'file'> = {}): Promise<TestHouse> {
  return houseOn(await openDatabase(url, parts), parts);
}

async function openDatabase(url: string, { beforeStatement }: HouseParts): Promise<HouseStore> {
  const database = await openPostgres(url, beforeStatement ? { beforeStatement } : {});
  const outside = await openPostgres(url, { mostConnections: 1 });
  const { store, kept } = await watched(createPostgresTableStore(database), outside);
  return {
    store,
    servers: createServerStore(database),
    kept,
    async dueTimes() {
      const { rows } = await outside.pool.query('select due from tables where due is not null order by due');
      return rows.map(({ due }) => Number(due));
    },
    async close() {
      await database.close();
      await outside.close();
    },
  };
}

/** Tests look at what is kept without waiting, so it is read again, from outside, after whatever may have changed it. */
async function watched(store: TableStore, outside: Awaited<ReturnType<typeof openPostgres>>) {
  const reader = createPostgresTableStore(outside);
  const tables = new Map<TableId, Table | null>();
  const logs = new Map<TableId, LogRow[]>();

  async function look(id: TableId): Promise<void> {
    tables.set(id, (await reader.load(id))?.table ?? null);
    logs.set(id, await reader.log(id));
  }

  async function lookAround(): Promise<void> {
    const { rows } = await outside.pool.query<{ id: TableId }>('select id from tables');
    for (const { id } of rows) await look(id);
  }

  const after =
    <Given extends unknown[], Done>(
      work: (...given: Given) => Promise<Done>,
      then: (...given: Given) => Promise<void>,
    ) =>
    async (...given: Given): Promise<Done> => {
      const done = await work(...given);
      await then(...given);
      return done;
    };

  await lookAround();
  return {
    store: {
      ...store,
      save: after(store.save, ({ table }) => look(table.id)),
      setAside: after(store.setAside, look),
      forget: after(store.forget, lookAround),
      drop: after(store.drop, look),
    },
    kept: { table: (id: TableId) => tables.get(id) ?? null, log: (id: TableId) => logs.get(id) ?? [] },
  };
}
