/**
 * The `TableStore` port on PostgreSQL. Any other process may have changed a table since it was in hand here, so whoever asks
 * for a table gets it from the database. Only a change may begin with what is in hand: its save holds for one revision.
 *
 * Law: whatever `load` gives of a table has changed only if its revision has, or it was set aside.
 */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { recent } from '#shared/recent.ts';
import type { ShardRange } from '#shared/shard-range.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { Kept, Loaded, Saving, TableStore } from '#tables/ports.ts';
import type { Table } from '#tables/table.ts';
import { type ChangeRows, toChangeRows } from '../rows/change-rows.ts';
import { fromPersonRow } from '../rows/person-rows.ts';
import { fromTableRow, readable } from '../rows/table-rows.ts';
import { drop, findTables, forget, setAside, settingsSaved, tablesRaised } from '../sql/found-tables.ts';
import type { PostgresDatabase } from './database.ts';
import { takeDue } from './due-tables.ts';
import { saveQuery } from './save-query.ts';
import { people } from './schema.ts';
import { readRows } from './table-rows-query.ts';
import { isChannelBusy, isTaken, postgresTroubleOf } from './troubles.ts';

/** How many tables are remembered. */
const AT_HAND = 500;

/** `shards`: those of this process; null for all of them. */
export function createPostgresTableStore(database: PostgresDatabase, shards: ShardRange | null = null): TableStore {
  const { db, pool } = database;
  const atHand = recent<TableId, Loaded | null>(AT_HAND);
  /** The sum of the last row of the log of each table, as it was loaded or saved. */
  const logSums = new WeakMap<Table, string | null>();
  /** Changes whose answer was lost with the connection: they may have been kept. */
  const uncertain = new WeakSet<Kept>();

  async function logSumOf(table: Table): Promise<string | null> {
    const known = logSums.get(table);
    if (known !== undefined) return known;
    return (await readRows(pool, table.id))?.table.logSum ?? null;
  }

  /** After a change in which nobody has come or gone, the same people's settings count. */
  function remember({ before, table }: Kept): void {
    const known = atHand.get(table.id, () => null);
    const isSame = known !== null && known.table === before && before.places === table.places;
    atHand.set(table.id, isSame ? { ...known, table } : null);
  }

  async function write(kept: Kept, rows: ChangeRows): Promise<Saving> {
    try {
      const { rowCount } = await pool.query(saveQuery(rows));
      return rowCount === 1 ? 'kept' : 'conflict';
    } catch (error) {
      if (isChannelBusy(error)) return 'channel-busy';
      if (isTaken(error)) return 'conflict';
      if (postgresTroubleOf(error)?.kind === 'unreachable') uncertain.add(kept);
      throw error;
    }
  }

  return {
    ...findTables(database),
    dueBy: (now, limit) => takeDue(pool, shards, now, limit),

    async load(id, others) {
      const rows = await readRows(pool, id, others);
      if (!rows) return null;
      const table = readable(() => fromTableRow(rows.table, rows.seats));
      logSums.set(table, rows.table.logSum);
      const settings = rows.people.map((row): [PersonId, PersonSettings] => [row.id, fromPersonRow(row)]);
      const loaded = { table, settings: new Map(settings) };
      atHand.set(id, loaded);
      return loaded;
    },
    recall: async (id) => atHand.get(id, () => null),

    async save(kept) {
      const rows = toChangeRows(kept, kept.before && (await logSumOf(kept.before)));
      const saving = await write(kept, rows);
      const isKept = saving === 'kept' || (uncertain.has(kept) && (await isAsLeftBy(pool, rows)));
      if (!isKept) {
        atHand.drop(kept.table.id);
        return saving;
      }
      logSums.set(kept.table, rows.table.row.logSum);
      remember(kept);
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
    saveSettings: (person, settings) =>
      database.together([settingsSaved(database, person, settings), tablesRaised(database, person)]),
    forget: (person, left) => forget(database, person, left),
    drop: (id) => drop(database, id),
  };
}

/** Whether the table stands just as this change was to leave it. */
async function isAsLeftBy(pool: PostgresDatabase['pool'], { table, seats: places }: ChangeRows): Promise<boolean> {
  const now = await readRows(pool, table.row.id);
  if (!now) return false;
  const isSame = isDeepStrictEqual({ ...now.table, ...table.row }, now.table);
  return isSame && (places === null || isDeepStrictEqual(now.seats, places));
}
