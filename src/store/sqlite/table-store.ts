/** The `TableStore` port on SQLite. */
import SQLite from 'better-sqlite3';
import { and, eq, ne } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { recent } from '#shared/recent.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Damage } from '#tables/log/integrity.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import { type Kept, type Saving, type TableStore, UnreadableTable } from '#tables/ports.ts';
import { ownerOf, type Table } from '#tables/table.ts';
import { brokenAt, chained } from '../rows/chain.ts';
import { toJson } from '../rows/json.ts';
import { fromPersonRow, toPersonRow } from '../rows/person-rows.ts';
import { fromLogRow, fromTableRow, toLogRow, toPlayRow, toSeatRows, toTableRow } from '../rows/table-rows.ts';
import type { OpenDatabase } from './database.ts';
import { forget } from './forgetting.ts';
import { prepareQueries, type Queries } from './queries.ts';
import { people, tables, unseen } from './schema.ts';
import { NO_WITNESS, type Witness } from './witness.ts';

/** How many tables, and how many people's settings, are cached: a lively table is not read again for every click. */
const AT_HAND = 500;

/**
 * Caches tables: they are plain data that nobody changes in place, and this is the only writer, so the table saved last is
 * what a load would read. Every error drops the table from the cache. SQLite is synchronous: each call is done before it
 * returns its promise.
 */
export function createTableStore({ client, db }: OpenDatabase, witness: Witness = NO_WITNESS): TableStore {
  const queries = prepareQueries(db);
  const tablesAtHand = recent<TableId, TableAtHand | null>(AT_HAND);
  const settingsAtHand = recent<PersonId, PersonSettings | null>(AT_HAND);
  const saveAll = client.transaction((kept: Kept, logSum: string | null) => save(queries, kept, logSum)).immediate;
  const forgetAll = client.transaction((person: PersonId, left: readonly TableId[]) =>
    forget(db, person, left),
  ).immediate;

  const settingsOf = (person: PersonId): PersonSettings | null =>
    settingsAtHand.get(person, () => loadSettings(queries, person));

  function settingsAround({ places }: Table, others: readonly PersonId[]): Map<PersonId, PersonSettings> {
    const people = [...places.flatMap(({ occupant }) => ownerOf(occupant) ?? []), ...others];
    return new Map(people.flatMap((person) => asEntry(person, settingsOf(person))));
  }

  function atHand(id: TableId): TableAtHand | null {
    if (witness.hasLost(id)) throw new UnreadableTable('changes are lost');
    return tablesAtHand.get(id, () => load(queries, id));
  }

  return {
    async load(id, others = []) {
      const table = atHand(id)?.table ?? null;
      return table && { table, settings: settingsAround(table, others) };
    },

    async save(kept) {
      const { table, before } = kept;
      const logSum = before && (atHand(table.id)?.logSum ?? null);
      tablesAtHand.drop(table.id);
      const saved = savingOf(() => saveAll(kept, logSum));
      if (typeof saved === 'string') return saved;
      tablesAtHand.set(table.id, { table, logSum: saved.logSum });
      witness.note(table.id, table.revision);
      return 'kept';
    },

    log: async (id) => readable(() => loadLog(queries, id)),
    dueBy: async (now, limit) => ids(queries.dueBy.all({ now, limit })),
    reschedule: async ({ id, revision }, due) => void queries.reschedule.run({ id, earlier: revision, due }),
    busyIn: async (channel) => ids(queries.busyIn.all({ channel }))[0] ?? null,
    openTablesOf: async (person) => ids(queries.openTablesOf.all({ person })),
    running: async () => ids(queries.byStatus.all({ status: 'running' })),
    unseen: async () => ids(queries.unseen.all()),

    async setAside(id, damage) {
      tablesAtHand.drop(id);
      const isAside = setAside(db, id, damage);
      witness.forgive(id);
      return isAside;
    },

    stillHere: async (now) => witness.stillHere(now),
    lastSeen: async () => witness.lastSeen(),
    settings: async (person) => settingsOf(person),

    async saveSettings(person, settings) {
      settingsAtHand.drop(person);
      const row = toPersonRow(person, settings);
      db.insert(people).values(row).onConflictDoUpdate({ target: people.id, set: row }).run();
    },

    async forget(person, left) {
      tablesAtHand.clear();
      settingsAtHand.drop(person);
      forgetAll(person, left);
    },
  };
}

interface Saved {
  readonly logSum: string | null;
}

interface TableAtHand {
  readonly table: Table;
  /** The sum of the last row of its log. Law: of the same revision as the table. */
  readonly logSum: string | null;
}

const asEntry = (person: PersonId, settings: PersonSettings | null): [PersonId, PersonSettings][] =>
  settings ? [[person, settings]] : [];

/** Rolls back the transaction: somebody else has changed the table since it was loaded. */
class Conflict extends Error {}

/** The unique index allows one table a channel that gathers or plays. */
const isChannelBusy = (error: unknown): boolean =>
  error instanceof SQLite.SqliteError &&
  error.code === 'SQLITE_CONSTRAINT_UNIQUE' &&
  error.message.includes('tables.channel');

function savingOf(saveAll: () => Saved): Saved | Exclude<Saving, 'kept'> {
  try {
    return saveAll();
  } catch (error) {
    if (error instanceof Conflict) return 'conflict';
    if (isChannelBusy(error)) return 'channel-busy';
    throw error;
  }
}

function setAside(db: BetterSQLite3Database, id: TableId, damage: Damage): boolean {
  const aside = db
    .update(tables)
    .set({ status: 'damaged', damage: toJson(damage), due: null })
    .where(and(eq(tables.id, id), ne(tables.status, 'damaged')))
    .run();
  // A damaged table has nothing to post.
  db.delete(unseen).where(eq(unseen.tableId, id)).run();
  return aside.changes > 0;
}

function loadSettings(queries: Queries, person: PersonId): PersonSettings | null {
  const row = queries.loadPerson.get({ id: person });
  return row ? fromPersonRow(row) : null;
}

const ids = (rows: readonly { id: TableId }[]): TableId[] => rows.map(({ id }) => id);

function load(queries: Queries, id: TableId): TableAtHand | null {
  const row = queries.loadTable.get({ id });
  if (!row) return null;
  return { table: readable(() => fromTableRow(row, queries.loadSeats.all({ id }))), logSum: row.logSum };
}

function loadLog(queries: Queries, id: TableId): LogRow[] {
  const rows = queries.loadLog.all({ id });
  const broken = brokenAt(rows, queries.loadLogSum.get({ id })?.sum ?? null);
  if (broken !== null) throw new UnreadableTable('the log was changed', broken);
  return rows.map(fromLogRow);
}

/** Broken JSON means a damaged table. Any other error is not the table's fault. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableTable(error.message) : error;
  }
}

/** `logSum`: of the last row of the log before. */
function save(queries: Queries, { before, table, rows, due, isTold }: Kept, logSum: string | null): Saved {
  const entries = chained(
    logSum,
    rows.map((row) => toLogRow(table.id, row)),
  );
  const saved = { logSum: entries.at(-1)?.sum ?? logSum };
  if (!before) queries.insertTable.run({ ...toTableRow(table, due), ...saved });
  else update(queries, before, table, due, saved);
  for (const entry of entries) queries.insertLog.run(entry);
  if (before?.places !== table.places) saveSeats(queries, table);
  if (isTold) queries.markUnseen.run({ tableId: table.id, revision: table.revision });
  return saved;
}

function update(queries: Queries, before: Table, table: Table, due: number | null, saved: Saved): void {
  const earlier = before.revision;
  const { changes } = isPlayAlone(before, table)
    ? queries.updatePlay.run({ ...toPlayRow(table, due), ...saved, earlier })
    : queries.updateTable.run({ ...toTableRow(table, due), ...saved, earlier });
  if (changes !== 1) throw new Conflict(`table ${table.id} was changed by somebody else`);
}

/** True for nearly every change: after the start, only `play` changes. */
const isPlayAlone = (before: Table, table: Table): boolean =>
  before.status === table.status &&
  before.host === table.host &&
  before.options === table.options &&
  before.invited === table.invited &&
  before.fairness === table.fairness &&
  before.rulesVersion === table.rulesVersion;

function saveSeats(queries: Queries, table: Table): void {
  queries.deleteSeats.run({ id: table.id });
  for (const seat of toSeatRows(table)) queries.insertSeat.run(seat);
}
