/** Looks into a database that a bot is writing, from outside: keeps nothing at hand, changes nothing. */
import SQLite from 'better-sqlite3';
import { asc, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { TableId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { Table } from '#tables/table.ts';
import { fromLogRow, fromTableRow } from '../rows/table-rows.ts';
import { log, seats, tables } from './schema.ts';

export interface TableReader {
  /** Another number whenever somebody has written since. */
  changes(): number;
  /** Those opened last, latest first. */
  latest(count: number): Table[];
  log(id: TableId): LogRow[];
  close(): void;
}

export function readTables(file: string): TableReader {
  const client = new SQLite(file, { readonly: true, fileMustExist: true });
  const db = drizzle(client);
  const seatsOf = (id: TableId) => db.select().from(seats).where(eq(seats.tableId, id)).orderBy(asc(seats.seat)).all();
  return {
    changes: () => Number(client.pragma('data_version', { simple: true })),
    latest: (count) =>
      db
        .select()
        .from(tables)
        .orderBy(desc(tables.openedAt))
        .limit(count)
        .all()
        .map((row) => fromTableRow(row, seatsOf(row.id))),
    log: (id) => db.select().from(log).where(eq(log.tableId, id)).orderBy(asc(log.seq)).all().map(fromLogRow),
    close: () => void client.close(),
  };
}
