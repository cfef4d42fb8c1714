/** The `TableStore` port on SQLite. */
import SQLite from 'better-sqlite3';
import { recent } from '#shared/recent.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import { type Saving, type TableStore, UnreadableTable } from '#tables/ports.ts';
import { ownerOf, type Table } from '#tables/table.ts';
import { type ChangeRows, type TableChange, toChangeRows } from '../rows/change-rows.ts';
import { fromPersonRow } from '../rows/person-rows.ts';
import { fromTableRow, readable } from '../rows/table-rows.ts';
import { drop, findTables, forget, setAside, settingsSaved } from '../sql/found-tables.ts';
import type { OpenDatabase } from './database.ts';
import { prepareQueries, type Queries } from './queries.ts';
import { NO_WITNESS, type Witness } from './witness.ts';

/** How many tables, and how many people's settings, are cached: a lively table is not read again for every click. */
const AT_HAND = 500;

/**
 * Caches tables: they are plain data that nobody changes in place, and this is the only writer, so the table saved last is
 * what a load would read. Every error drops the table from the cache. SQLite is synchronous: loading and saving are done
 * before they return their promises.
 */
export function createTableStore(database: OpenDatabase, witness: Witness = NO_WITNESS): TableStore {
  const queries = prepareQueries(database);
  const tablesAtHand = recent<TableId, TableAtHand | null>(AT_HAND);
  const settingsAtHand = recent<PersonId, PersonSettings | null>(AT_HAND);
  const saveAll = database.client.transaction((rows: ChangeRows) => save(queries, rows)).immediate;

  const settingsOf = (person: PersonId): PersonSettings | null =>
    settingsAtHand.get(person, () => loadSettings(queries, person));

  function settingsAround({ places }: Table, others: readonly PersonId[]): Map<PersonId, PersonSettings> {
    const around = new Map<PersonId, PersonSettings>();
    for (const person of [...places.map(({ occupant }) => ownerOf(occupant)), ...others]) {
      const settings = person && settingsOf(person);
      if (settings) around.set(person, settings);
    }
    return around;
  }

  function atHand(id: TableId): TableAtHand | null {
    if (witness.hasLost(id)) throw new UnreadableTable('changes are lost');
    return tablesAtHand.get(id, () => load(queries, id));
  }

  return {
    ...findTables(database),

    async load(id, others = []) {
      const table = atHand(id)?.table ?? null;
      return table && { table, settings: settingsAround(table, others) };
    },

    async save(kept) {
      const { table, before } = kept;
      const rows = toChangeRows(kept, before && (atHand(table.id)?.logSum ?? null));
      tablesAtHand.drop(table.id);
      const saving = savingOf(() => saveAll(rows));
      if (saving !== 'kept') return saving;
      tablesAtHand.set(table.id, { table, logSum: rows.table.row.logSum });
      witness.note(table.id, table.revision);
      return 'kept';
    },

    async setAside(id, damage) {
      const isAside = await setAside(database, id, damage);
      tablesAtHand.drop(id);
      witness.forgive(id);
      return isAside;
    },

    stillHere: async (now) => witness.stillHere(now),
    lastSeen: async () => witness.lastSeen(),
    settings: async (person) => settingsOf(person),

    async saveSettings(person, settings) {
      await database.together([settingsSaved(database, person, settings)]);
      settingsAtHand.drop(person);
    },

    async forget(person, left) {
      await forget(database, person, left);
      tablesAtHand.clear();
      settingsAtHand.drop(person);
    },

    async drop(id) {
      // Before: a table that is gone by intention must never look lost.
      witness.dropped(id);
      await drop(database, id);
      tablesAtHand.drop(id);
    },
  };
}

interface TableAtHand {
  readonly table: Table;
  /** The sum of the last row of its log. Law: of the same revision as the table. */
  readonly logSum: string | null;
}

/** Rolls back the transaction: somebody else has changed the table since it was loaded. */
class Conflict extends Error {}

/** The unique index allows one table a channel that gathers or plays. */
const isChannelBusy = (error: unknown): boolean =>
  error instanceof SQLite.SqliteError &&
  error.code === 'SQLITE_CONSTRAINT_UNIQUE' &&
  error.message.includes('tables.channel');

function savingOf(saveAll: () => void): Saving {
  try {
    saveAll();
    return 'kept';
  } catch (error) {
    if (error instanceof Conflict) return 'conflict';
    if (isChannelBusy(error)) return 'channel-busy';
    throw error;
  }
}

function loadSettings(queries: Queries, person: PersonId): PersonSettings | null {
  const row = queries.loadPerson.get({ id: person });
  return row ? fromPersonRow(row) : null;
}

function load(queries: Queries, id: TableId): TableAtHand | null {
  const row = queries.loadTable.get({ id });
  if (!row) return null;
  return { table: readable(() => fromTableRow(row, queries.loadSeats.all({ id }))), logSum: row.logSum };
}

function save(queries: Queries, { table, log, seats, facts }: ChangeRows): void {
  const { id, revision } = table.row;
  write(queries, table);
  for (const entry of log) queries.insertLog(entry);
  if (seats) queries.deleteSeats({ tableId: id });
  for (const seat of seats ?? []) queries.insertSeat(seat);
  if (facts !== null) queries.insertUnseen({ tableId: id, revision, facts });
}

function write(queries: Queries, change: TableChange): void {
  if (change.kind === 'new') return void queries.insertTable(change.row);
  const { row, earlier } = change;
  const update = change.kind === 'play' ? queries.updatePlay : queries.updateTable;
  if (update(row, earlier).changes !== 1) throw new Conflict(`table ${row.id} was changed by somebody else`);
}
