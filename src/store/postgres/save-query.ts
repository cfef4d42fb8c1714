/**
 * One change of a table in one statement, which is a transaction by itself: all or nothing, and one way to the server and
 * back. The answer has one row if it was kept, and none if the table is of another revision, or was set aside.
 */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { QueryConfig } from 'pg';
import type { ChangeRows, TableChange } from '../rows/change-rows.ts';
import { columnsOf } from './columns.ts';
import { log, seats, tables } from './schema.ts';

type Kind = TableChange['kind'];

const ALL = columnsOf(tables).filter(([key]) => key !== 'damage');
const PLAYED: ReadonlySet<string> = new Set(['id', 'snapshot', 'running', 'logSum', 'revision', 'due', 'touchedAt']);
const COLUMNS = { new: ALL, whole: ALL, play: ALL.filter(([key]) => PLAYED.has(key)) };

/** Its parameters: the columns of the table, the log, what is to be told, then the earlier revision, then the seats. */
function textOf(kind: Kind, hasSeats: boolean): string {
  const names = COLUMNS[kind].map(([, name]) => `"${name}"`);
  const values = names.map((_, index) => `$${index + 1}`);
  const next = names.length + 1;
  const set = names.map((name, index) => `${name} = ${values[index]}`);
  const change =
    kind === 'new'
      ? `insert into tables (${names}) values (${values})`
      : `update tables set ${set} where id = $1 and revision = $${next + 2} and damage is null`;
  // Waits for whoever is changing the same table, and then sees their revision.
  return `with changed as (${change} returning id, revision),
    ${logged(`$${next}`)},
    ${told(`$${next + 1}`)}
    ${hasSeats ? `, ${seated(`$${next + (kind === 'new' ? 2 : 3)}`)}` : ''}
    select from changed`;
}

const logged = (rows: string): string => `
  logged as (insert into log select row.* from changed, json_populate_recordset(null::log, ${rows}) as row)`;

const told = (facts: string): string => `
  told as (
    insert into unseen (table_id, revision, facts) select id, revision, ${facts}::text from changed where ${facts}::text is not null
  )`;

/** All parts of a statement see the same rows, so no seat is deleted and inserted in one. */
function seated(rows: string): string {
  const set = columnsOf(seats).map(([, name]) => `"${name}" = excluded."${name}"`);
  return `
    seated as (
      insert into seats select row.* from changed, json_populate_recordset(null::seats, ${rows}) as row
      on conflict (table_id, seat) do update set ${set}
    ),
    left_over as (
      delete from seats using changed where table_id = changed.id and seat >= json_array_length(${rows})
    )`;
}

/** By the names of the columns. */
function jsonOf(table: SQLiteTable, rows: readonly object[]): string {
  const names = new Map(columnsOf(table));
  const named = (row: object) => Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key), value]));
  return JSON.stringify(rows.map(named));
}

const texts = new Map<string, string>();

/** Planned once a connection, as it has a name. */
export function saveQuery({ table, log: entries, seats: places, facts }: ChangeRows): QueryConfig {
  const { kind } = table;
  const name = `save_${kind}${places ? '_seats' : ''}`;
  const text = texts.get(name) ?? textOf(kind, places !== null);
  texts.set(name, text);
  const row: Readonly<Record<string, unknown>> = table.row;
  const values = [
    ...COLUMNS[kind].map(([key]) => row[key]),
    jsonOf(log, entries),
    facts,
    ...(table.kind === 'new' ? [] : [table.earlier]),
    ...(places ? [jsonOf(seats, places)] : []),
  ];
  return { name, text, values };
}
