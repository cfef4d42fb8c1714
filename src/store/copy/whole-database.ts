/** A database as all its rows, to be copied to another, of either kind. */
import type { Column } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns } from 'drizzle-orm/utils';
import type { Schema } from '../sql/schema.ts';
import { SQLITE_SCHEMA } from '../sqlite/schema.ts';

export type TableName = keyof Schema;

/** By the names that the schema has for its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Takes tables in the order of `TABLE_NAMES`, and rows as `rows` gives them. */
type Insert = (table: TableName, rows: readonly Row[]) => Promise<void>;

export interface WholeDatabase {
  /** Of one moment for all tables, some at a time, in the order of their keys. */
  rows(table: TableName): AsyncIterable<readonly Row[]>;
  isEmpty(): Promise<boolean>;
  /** All or nothing. */
  fill(work: (insert: Insert) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** In the order of the schema, so what others refer to comes first. */
export const TABLE_NAMES = Object.keys(SQLITE_SCHEMA) as TableName[];

/** The columns that tell its rows apart. */
export function keyOf(name: TableName): readonly Column[] {
  const { columns, primaryKeys } = getTableConfig(SQLITE_SCHEMA[name]);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** How many rows are at hand at the same time. */
export const AT_ONCE = 500;

/** As the driver reads it, by the database's names, to what the schema says it is. */
export function rowFrom(table: SQLiteTable, read: Row): Row {
  const columns: readonly [string, Column][] = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([key, column]) => [key, valueFrom(column, read[column.name])]));
}

const valueFrom = (column: Column, value: unknown): unknown =>
  value === null ? null : column.mapFromDriverValue(value);
