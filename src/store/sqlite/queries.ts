/** The frequent statements, prepared once. */
import type SQLite from 'better-sqlite3';
import { and, asc, eq, is, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns } from 'drizzle-orm/utils';
import type { Statement } from '../sql/database.ts';
import type { OpenDatabase } from './database.ts';
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

export const prepareQueries = (database: OpenDatabase) => ({
  ...readingQueries(database.db),
  ...writingQueries(database),
});

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

type Row = Readonly<Record<string, unknown>>;

/** `earlier`: where a row holds only for a revision. */
type Write = (row: Row, earlier?: number) => SQLite.RunResult;

/** drizzle words it, and that is all: to run it, drizzle would look at each of its parts again. */
function prepareWriting(client: SQLite.Database, statement: Statement): Write {
  const { sql: text, params } = statement.toSQL();
  const values = params.map(valueFrom);
  const prepared = client.prepare(text);
  return (row, earlier) => prepared.run(values.map((value) => value(row, earlier)));
}

/** How the driver takes the value that stands for it. One that is not given by name is the same for all rows. */
function valueFrom(param: unknown): (row: Row, earlier?: number) => unknown {
  const encoder = is(param, Param) ? param.encoder : null;
  const placed = is(param, Param) ? param.value : param;
  if (!is(placed, Placeholder)) {
    const same = encoder ? encoder.mapToDriverValue(placed) : placed;
    return () => same;
  }
  const { name } = placed;
  if (name === EARLIER) return (_, earlier) => earlier;
  return encoder ? (row) => encoder.mapToDriverValue(row[name]) : (row) => row[name];
}

const EARLIER = 'earlier';

function writingQueries({ client, db }: OpenDatabase) {
  const { damage: _, ...opening } = placeholders(tables);
  const { id: __, openedAt: ___, ...changing } = opening;
  const { snapshot, running, revision, due, touchedAt, logSum } = opening;
  const { tableId, facts } = placeholders(unseen);
  const isOfRevision = and(eq(tables.id, placeholder('id')), eq(tables.revision, placeholder(EARLIER)));
  const updated = (values: Partial<typeof opening>) => db.update(tables).set(expressions(values)).where(isOfRevision);
  const writing = (statement: Statement) => prepareWriting(client, statement);
  return {
    insertTable: writing(db.insert(tables).values(opening)),
    updateTable: writing(updated(changing)),
    updatePlay: writing(updated({ snapshot, running, revision, due, touchedAt, logSum })),
    insertUnseen: writing(db.insert(unseen).values({ tableId, revision, facts })),
    insertLog: writing(db.insert(log).values(placeholders(log))),
    deleteSeats: writing(db.delete(seats).where(eq(seats.tableId, placeholder('tableId')))),
    insertSeat: writing(db.insert(seats).values(placeholders(seats))),
  };
}
