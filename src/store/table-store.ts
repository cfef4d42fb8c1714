/** The port of tables, on SQLite. */
import { and, eq, ne } from 'drizzle-orm';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import { type Kept, type TableStore, UnreadableTable } from '#tables/ports.ts';
import type { Table } from '#tables/table.ts';
import type { OpenDatabase } from './database.ts';
import { fromPersonRow, toPersonRow } from './person-rows.ts';
import { prepareQueries, type Queries } from './queries.ts';
import { people, seats, tables } from './schema.ts';
import { fromLogRow, fromTableRow, toLogRow, toSeatRows, toTableRow } from './table-rows.ts';

export function createTableStore({ client, db }: OpenDatabase): TableStore {
  const queries = prepareQueries(db);

  return {
    load: (id) => load(queries, id),
    save: client.transaction((kept: Kept) => save(queries, kept)).immediate,
    log: (id) => queries.loadLog.all({ id }).map(fromLogRow),
    dueBy: (now, limit) => ids(queries.dueBy.all({ now, limit })),
    reschedule: (id, due) => void queries.reschedule.run({ id, due }),
    busyIn: (channel) => ids(queries.busyIn.all({ channel }))[0] ?? null,
    openTablesOf: (person) => ids(queries.openTablesOf.all({ person })),
    running: () => ids(queries.byStatus.all({ status: 'running' })),

    setAside(id, damage) {
      const aside = db
        .update(tables)
        .set({ status: 'damaged', damage: JSON.stringify(damage), due: null })
        .where(and(eq(tables.id, id), ne(tables.status, 'damaged')))
        .run();
      return aside.changes > 0;
    },

    settings(person) {
      const row = queries.loadPerson.get({ id: person });
      return row ? fromPersonRow(row) : null;
    },

    saveSettings(person: PersonId, settings: PersonSettings) {
      const row = toPersonRow(person, settings);
      db.insert(people).values(row).onConflictDoUpdate({ target: people.id, set: row }).run();
    },

    forget: client.transaction((person: PersonId) => {
      const sat = and(eq(seats.person, person), eq(seats.occupant, 'person'));
      db.update(seats).set({ occupant: 'nobody', person: null, orders: '[]' }).where(sat).run();
      db.update(seats).set({ person: null }).where(eq(seats.person, person)).run();
      db.update(tables).set({ host: null }).where(eq(tables.host, person)).run();
      db.delete(people).where(eq(people.id, person)).run();
    }).immediate,
  };
}

const ids = (rows: readonly { id: string }[]): TableId[] => rows.map(({ id }) => id as TableId);

function load(queries: Queries, id: TableId): Table | null {
  const row = queries.loadTable.get({ id });
  if (!row) return null;
  try {
    return fromTableRow(row, queries.loadSeats.all({ id }));
  } catch (error) {
    throw new UnreadableTable(`unreadable: ${error instanceof Error ? error.message : error}`);
  }
}

function save(queries: Queries, { before, table, rows, due }: Kept): void {
  const row = toTableRow(table, due);
  if (!before) queries.insertTable.run(row);
  else if (queries.updateTable.run({ ...row, earlier: before.revision }).changes !== 1)
    throw new Error(`table ${table.id} was changed by somebody else`);
  for (const entry of rows) queries.insertLog.run(toLogRow(table.id, entry));
  if (before?.places !== table.places) saveSeats(queries, table);
}

function saveSeats(queries: Queries, table: Table): void {
  queries.deleteSeats.run({ id: table.id });
  for (const seat of toSeatRows(table)) queries.insertSeat.run(seat);
}
