/** The `TableStore` port on PostgreSQL. It caches nothing: any other process may have changed a table since. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { Kept, Saving, TableStore } from '#tables/ports.ts';
import type { Table } from '#tables/table.ts';
import { type ChangeRows, type TableChange, toChangeRows } from '../rows/change-rows.ts';
import { fromPersonRow } from '../rows/person-rows.ts';
import { fromTableRow, readable, type SeatRow } from '../rows/table-rows.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { drop, findTables, forget, saveSettings, setAside } from '../sql/found-tables.ts';
import type { PostgresDatabase } from './database.ts';
import { takeDue } from './due-tables.ts';
import { log, people, seats, tables, unseen } from './schema.ts';
import { readRows } from './table-rows-query.ts';
import { isChannelBusy, isTaken, postgresTroubleOf } from './troubles.ts';

export function createPostgresTableStore(database: PostgresDatabase): TableStore {
  const { db, pool } = database;
  /** The sum of the last row of the log of each table, as it was loaded or saved. */
  const logSums = new WeakMap<Table, string | null>();
  /** Changes whose answer was lost with the connection: they may have been kept. */
  const uncertain = new WeakSet<Kept>();

  async function logSumOf(table: Table): Promise<string | null> {
    const known = logSums.get(table);
    if (known !== undefined) return known;
    return (await readRows(pool, table.id))?.table.logSum ?? null;
  }

  async function write(kept: Kept, rows: ChangeRows): Promise<Saving> {
    try {
      return await database.transaction((within) => save(within, rows));
    } catch (error) {
      if (isChannelBusy(error)) return 'channel-busy';
      if (isTaken(error)) return 'conflict';
      if (postgresTroubleOf(error)?.kind === 'unreachable') uncertain.add(kept);
      throw error;
    }
  }

  return {
    ...findTables(database),
    dueBy: (now, limit) => takeDue(pool, now, limit),

    async load(id, others) {
      const rows = await readRows(pool, id, others);
      if (!rows) return null;
      const table = readable(() => fromTableRow(rows.table, rows.seats));
      logSums.set(table, rows.table.logSum);
      const settings = rows.people.map((row): [PersonId, PersonSettings] => [row.id, fromPersonRow(row)]);
      return { table, settings: new Map(settings) };
    },

    async save(kept) {
      const rows = toChangeRows(kept, kept.before && (await logSumOf(kept.before)));
      const saving = await write(kept, rows);
      const isKept = saving === 'kept' || (uncertain.has(kept) && (await isAsLeftBy(pool, rows)));
      if (!isKept) return saving;
      logSums.set(kept.table, rows.table.row.logSum);
      return 'kept';
    },

    setAside: (id, damage) => setAside(database, id, damage),

    async stillHere(now) {
      const text = 'insert into last_seen (id, at) values (1, $1) on conflict (id) do update set at = $1';
      await pool.query(text, [now]);
    },
    async lastSeen() {
      const { rows } = await pool.query<{ at: string }>('select at from last_seen');
      return rows[0] ? Number(rows[0].at) : null;
    },

    async settings(person) {
      const [row] = await db.select().from(people).where(eq(people.id, person));
      return row ? fromPersonRow(row) : null;
    },
    saveSettings: (person, settings) => saveSettings(database, person, settings),
    forget: (person, left) => forget(database, person, left),
    drop: (id) => drop(database, id),
  };
}

async function save(
  db: SqlDatabase['db'],
  { table, log: entries, seats: places, isTold }: ChangeRows,
): Promise<Saving> {
  const { id, revision } = table.row;
  if (!(await isWritten(db, table))) return 'conflict';
  // Sent together.
  await Promise.all([
    entries.length > 0 && db.insert(log).values([...entries]),
    places && saveSeats(db, id, places),
    isTold && markUnseen(db, { tableId: id, revision }),
  ]);
  return 'kept';
}

/** Waits for whoever is changing the same table, and then sees their revision. */
async function isWritten(db: SqlDatabase['db'], change: TableChange): Promise<boolean> {
  if (change.kind === 'new')
    return (await db.insert(tables).values(change.row).returning({ id: tables.id })).length > 0;
  const { row, earlier } = change;
  const isOfRevision = and(eq(tables.id, row.id), eq(tables.revision, earlier));
  return (await db.update(tables).set(row).where(isOfRevision).returning({ id: tables.id })).length > 0;
}

async function saveSeats(db: SqlDatabase['db'], id: TableId, places: readonly SeatRow[]): Promise<void> {
  await db.delete(seats).where(eq(seats.tableId, id));
  if (places.length > 0) await db.insert(seats).values([...places]);
}

async function markUnseen(db: SqlDatabase['db'], row: typeof unseen.$inferInsert): Promise<void> {
  await db.insert(unseen).values(row).onConflictDoUpdate({ target: unseen.tableId, set: row });
}

/** Whether the table stands just as this change was to leave it. */
async function isAsLeftBy(pool: PostgresDatabase['pool'], { table, seats: places }: ChangeRows): Promise<boolean> {
  const now = await readRows(pool, table.row.id);
  if (!now) return false;
  const isSame = isDeepStrictEqual({ ...now.table, ...table.row }, now.table);
  return isSame && (places === null || isDeepStrictEqual(now.seats, places));
}
