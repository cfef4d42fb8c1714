/** A table with its seats and the settings of its people, in one query: rows of one moment, and one way there and back. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns } from 'drizzle-orm/utils';
import type pg from 'pg';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { PersonRow } from '../rows/person-rows.ts';
import type { SeatRow, TableRow } from '../rows/table-rows.ts';
import { people, seats, tables } from './schema.ts';

export interface TableRows {
  readonly table: TableRow;
  readonly seats: SeatRow[];
  /** Of everybody who owns a seat, and of the others asked for. */
  readonly people: PersonRow[];
}

/** A row as JSON, by the names that the schema has for its columns. */
function object(alias: string, table: SQLiteTable): string {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => `'${key}', ${alias}."${name}"`);
  return `json_build_object(${columns.join(', ')})`;
}

const TEXT = `
  select ${object('t', tables)} as "table",
    (select coalesce(json_agg(${object('s', seats)} order by s.seat), '[]')
      from seats s where s.table_id = t.id) as seats,
    (select coalesce(json_agg(${object('p', people)}), '[]')
      from people p
      where p.id = any($2) or p.id in (select person from seats where table_id = t.id)) as people
  from tables t where t.id = $1`;

export async function readRows(
  pool: pg.Pool,
  id: TableId,
  others: readonly PersonId[] = [],
): Promise<TableRows | null> {
  const { rows } = await pool.query<TableRows>({ name: 'table_rows', text: TEXT, values: [id, others] });
  return rows[0] ?? null;
}
