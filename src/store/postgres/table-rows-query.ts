/** A table with its seats and the settings of its people, in one query: rows of one moment, and one way there and back. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type pg from 'pg';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { PersonRow } from '../rows/person-rows.ts';
import type { SeatRow, TableRow } from '../rows/table-rows.ts';
import { columnsOf } from './columns.ts';
import { people, seats, tables } from './schema.ts';

export interface TableRows {
  readonly table: TableRow;
  readonly seats: SeatRow[];
  /** Of everybody who owns a seat, and of the others asked for. */
  readonly people: PersonRow[];
}

/** As the driver gives it: it reads large numbers as text. */
type Moments = Pick<TableRow, 'due' | 'openedAt' | 'touchedAt'>;
type Found = Omit<TableRow, keyof Moments> & { readonly [K in keyof Moments]: string | Extract<Moments[K], null> } & {
  readonly around: Omit<TableRows, 'table'>;
};

/** A row as JSON, by the names that the schema has for its columns. */
function object(alias: string, table: SQLiteTable): string {
  const columns = columnsOf(table).map(([key, name]) => `'${key}', ${alias}."${name}"`);
  return `json_build_object(${columns.join(', ')})`;
}

/** The table's own columns are not JSON: most of what they hold is JSON already, and would be wrapped once more. */
const TEXT = `
  select ${columnsOf(tables).map(([key, name]) => `t."${name}" as "${key}"`)},
    json_build_object(
      'seats', (select coalesce(json_agg(${object('s', seats)} order by s.seat), '[]') from seats s where s.table_id = t.id),
      'people', (select coalesce(json_agg(${object('p', people)}), '[]') from people p
        where p.id in (select unnest($2::text[]) union select person from seats where table_id = t.id))
    ) as around
  from tables t where t.id = $1`;

export async function readRows(
  pool: pg.Pool,
  id: TableId,
  others: readonly PersonId[] = [],
): Promise<TableRows | null> {
  const { rows } = await pool.query<Found>({ name: 'table_rows', text: TEXT, values: [id, others] });
  const [found] = rows;
  if (!found) return null;
  const { around, due, openedAt, touchedAt, ...rest } = found;
  const moments = { due: due === null ? null : Number(due), openedAt: Number(openedAt), touchedAt: Number(touchedAt) };
  return { ...around, table: { ...rest, ...moments } };
}
