import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns } from 'drizzle-orm/utils';

/** The names of a table's columns in the database, by the keys that rows have for them. */
export const columnsOf = (table: SQLiteTable): [key: string, name: string][] =>
  Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]);
