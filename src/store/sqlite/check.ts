/** Checks the whole database, and changes nothing. */
import { asc } from 'drizzle-orm';
import type { TableId } from '#tables/ids.ts';
import { type Damage, damageOf } from '#tables/log/integrity.ts';
import { type TableStore, UnreadableTable } from '#tables/ports.ts';
import { isCurrent } from '#tables/rulebook.ts';
import type { OpenDatabase } from './database.ts';
import { tables } from './schema.ts';
import { createTableStore } from './table-store.ts';

export interface CheckReport {
  readonly tables: number;
  readonly rows: number;
  /** Played by older rules: today's rules can't replay their logs. */
  readonly ofOlderRules: readonly TableId[];
  readonly damaged: readonly { readonly table: TableId; readonly damage: Damage }[];
}

export async function checkTables(database: OpenDatabase): Promise<CheckReport> {
  const store = createTableStore(database);
  const all = database.db.select({ id: tables.id }).from(tables).orderBy(asc(tables.openedAt)).all();
  const checked: ({ readonly table: TableId } & Checked)[] = [];
  for (const { id } of all) checked.push({ table: id, ...(await checkTable(store, id)) });
  return {
    tables: checked.length,
    rows: checked.reduce((sum, { rows }) => sum + rows, 0),
    ofOlderRules: checked.filter(({ isOld }) => isOld).map(({ table }) => table),
    damaged: checked.flatMap(({ table, damage }) => (damage ? [{ table, damage }] : [])),
  };
}

interface Checked {
  readonly rows: number;
  readonly isOld: boolean;
  readonly damage: Damage | null;
}

async function checkTable(store: TableStore, id: TableId): Promise<Checked> {
  try {
    const table = (await store.load(id))?.table;
    const rows = await store.log(id);
    if (!table) return { rows: 0, isOld: false, damage: { seq: null, reason: 'lost' } };
    const isOld = !isCurrent(table.game, table.rulesVersion);
    return { rows: rows.length, isOld, damage: isOld ? null : damageOf(table, rows) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const seq = error instanceof UnreadableTable ? error.seq : null;
    return { rows: 0, isOld: false, damage: { seq, reason } };
  }
}
