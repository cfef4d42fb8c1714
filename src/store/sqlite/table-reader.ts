/** Reads a database that a bot is writing, from outside. Caches nothing, changes nothing. */
import SQLite from 'better-sqlite3';
import { desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { TableId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { Table } from '#tables/table.ts';
import { fromLogRow, fromTableRow } from '../rows/table-rows.ts';
import { readingQueries } from './queries.ts';
import { tables } from './schema.ts';

export interface TableReader {
  /** Differs after every write to the database. */
  changes(): number;
  /** The tables opened last, latest first. */
  latest(count: number): Table[];
  /** Null if there is none. */
  table(id: TableId): Table | null;
  log(id: TableId): LogRow[];
  close(): void;
}

export const readTables = (file: string): TableReader =>
  tableReader(new SQLite(file, { readonly: true, fileMustExist: true }));

export function tableReader(client: SQLite.Database): TableReader {
  const db = drizzle(client);
  const { loadTable, loadSeats, loadLog } = readingQueries(db);
  return {
    changes: () => Number(client.pragma('data_version', { simple: true })),
    latest: (count) =>
      db
        .select()
        .from(tables)
        .orderBy(desc(tables.openedAt))
        .limit(count)
        .all()
        .map((row) => fromTableRow(row, loadSeats.all({ id: row.id }))),
    table(id) {
      const row = loadTable.get({ id });
      return row ? fromTableRow(row, loadSeats.all({ id })) : null;
    },
    log: (id) => loadLog.all({ id }).map(fromLogRow),
    close: () => void client.close(),
  };
}
