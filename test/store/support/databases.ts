/** A database for a test, of either kind. */
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '#store/postgres/database.ts';
import { createPostgresTableStore } from '#store/postgres/table-store.ts';
import type { SqlDatabase } from '#store/sql/database.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import type { TableStore } from '#tables/ports.ts';
import type { PostgresServer } from '../../support/postgres-server.ts';
import { type HouseParts, openHouse, type TestHouse } from '../../tables/support/house.ts';
import { openPostgresHouse } from '../../tables/support/postgres-house.ts';
import { tamper, testFolder, textOf } from './files.ts';

interface OpenDatabase {
  readonly database: SqlDatabase;
  readonly store: TableStore;
  close(): Promise<void>;
}

export interface TestDatabase {
  /** Its file or its address. */
  readonly place: string;
  house(parts?: Omit<HouseParts, 'file'>): Promise<TestHouse>;
  /** As after a restart: everything is read anew. */
  open(): Promise<OpenDatabase>;
  /** Changes it behind the bot's back. */
  tamper(sql: string): Promise<void>;
  /** Its whole content, as one text. */
  text(): Promise<string>;
}

export function sqliteDatabase(folder = testFolder(), name = 'tables'): TestDatabase {
  const file = join(folder, `${name}.sqlite`);
  return {
    place: file,
    house: async (parts) => openHouse({ ...parts, file }),
    async open() {
      const database = openDatabase(file);
      return { database, store: createTableStore(database), close: async () => void database.client.close() };
    },
    tamper: async (sql) => tamper(file, sql),
    text: async () => textOf(file),
  };
}

export async function postgresDatabase(server: PostgresServer): Promise<TestDatabase> {
  const url = await server.newDatabase();
  return {
    place: url,
    house: (parts) => openPostgresHouse(url, parts),
    async open() {
      const database = await openPostgres(url);
      return { database, store: createPostgresTableStore(database), close: database.close };
    },
    tamper: async (sql) => void (await query(url, sql)),
    async text() {
      const names = await query(url, "select tablename from pg_tables where schemaname = 'public'");
      const rows = await Promise.all(names.map(({ tablename }) => query(url, `select * from "${tablename}"`)));
      return JSON.stringify(rows);
    },
  };
}

/** Gives the same one again and again, emptied: to make another takes the server longer. */
export async function emptiedDatabase(server: PostgresServer): Promise<() => Promise<TestDatabase>> {
  const database = await postgresDatabase(server);
  await (await database.open()).close();
  return async () => {
    await database.tamper(
      'truncate tables, people, conversations, threads, servers, server_changes, last_seen cascade',
    );
    return database;
  };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
