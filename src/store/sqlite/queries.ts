/** The frequent statements, prepared once. */
import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns } from 'drizzle-orm/utils';
import { log, people, seats, tables, unseen } from './schema.ts';

const { placeholder } = sql;

/** One placeholder for each column, by the column's own name. */
function placeholders<T extends SQLiteTable>(table: T): { [K in keyof T['$inferSelect']]: Placeholder } {
  const names = Object.keys(getTableColumns(table)).map((name) => [name, placeholder(name)]);
  return Object.fromEntries(names) as { [K in keyof T['$inferSelect']]: Placeholder };
}

/** In a `set`, a placeholder has to be a whole expression. */
function expressions<T extends object>(values: T): { [K in keyof T]: SQL } {
  const wrapped = Object.entries(values).map(([name, value]) => [name, sql`${value}`]);
  return Object.fromEntries(wrapped) as { [K in keyof T]: SQL };
}

export type Queries = ReturnType<typeof prepareQueries>;

export const prepareQueries = (db: BetterSQLite3Database) => ({ ...readingQueries(db), ...writingQueries(db) });

export function readingQueries(db: BetterSQLite3Database) {
  return {
    loadTable: db
      .select()
      .from(tables)
      .where(eq(tables.id, placeholder('id')))
      .prepare(),
    loadSeats: db
      .select()
      .from(seats)
      .where(eq(seats.tableId, placeholder('id')))
      .orderBy(asc(seats.seat))
      .prepare(),
    loadLog: db
      .select()
      .from(log)
      .where(eq(log.tableId, placeholder('id')))
      .orderBy(asc(log.seq))
      .prepare(),
    loadPerson: db
      .select()
      .from(people)
      .where(eq(people.id, placeholder('id')))
      .prepare(),
  };
}

function writingQueries(db: BetterSQLite3Database) {
  const { damage: _, ...opening } = placeholders(tables);
  const { id: __, openedAt: ___, ...changing } = opening;
  const { snapshot, desk, revision, due, touchedAt, logSum } = opening;
  const isOfRevision = and(eq(tables.id, placeholder('id')), eq(tables.revision, placeholder('earlier')));
  return {
    insertTable: db.insert(tables).values(opening).prepare(),
    updateTable: db.update(tables).set(expressions(changing)).where(isOfRevision).prepare(),
    updatePlay: db
      .update(tables)
      .set(expressions({ snapshot, desk, revision, due, touchedAt, logSum }))
      .where(isOfRevision)
      .prepare(),
    insertUnseen: db.insert(unseen).values(placeholders(unseen)).prepare(),
    insertLog: db.insert(log).values(placeholders(log)).prepare(),
    deleteSeats: db
      .delete(seats)
      .where(eq(seats.tableId, placeholder('id')))
      .prepare(),
    insertSeat: db.insert(seats).values(placeholders(seats)).prepare(),
  };
}
