/** What is asked and changed across tables, and people's settings: the same in both databases. */
import { and, asc, count, eq, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { ChannelId, PersonId, TableId } from '#tables/ids.ts';
import type { Damage } from '#tables/log/integrity.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import { type TableStore, UnreadableTable } from '#tables/ports.ts';
import { AWAKE, FINAL } from '#tables/table.ts';
import { brokenAt } from '../rows/chain.ts';
import { toJson } from '../rows/json.ts';
import { toPersonRow } from '../rows/person-rows.ts';
import { fromLogRow, type LogEntryRow, readable } from '../rows/table-rows.ts';
import type { SqlDatabase, Statement } from './database.ts';
import { keptAbout } from './exporting.ts';
import { forgotten } from './forgetting.ts';
import { dropped, spentTables } from './spent-tables.ts';

const ids = (rows: readonly { id: TableId }[]): TableId[] => rows.map(({ id }) => id);

type Playing = 'log' | 'dueBy' | 'reschedule' | 'busyIn' | 'openTablesOf' | 'running' | 'census' | 'unseen';
type Keeping = 'keptAbout' | 'awakeIn' | 'tablesIn' | 'spent';

export const findTables = (database: SqlDatabase): Pick<TableStore, Playing | Keeping> => ({
  ...findForPlaying(database),
  ...findForKeeping(database),
});

function findForKeeping(database: SqlDatabase): Pick<TableStore, Keeping> {
  const { db, schema } = database;
  const { id, guild, channel, host, status, touchedAt } = schema.tables;
  return {
    keptAbout: (person) => keptAbout(database, person),
    async awakeIn(server) {
      const awake = db.select({ id, channel, host, status, touchedAt }).from(schema.tables);
      return awake.where(and(inArray(status, AWAKE), eq(guild, server)));
    },
    tablesIn: async (server) => ids(await db.select({ id }).from(schema.tables).where(eq(guild, server))),
    spent: (now, keepDays, limit) => spentTables(database, now, keepDays, limit),
  };
}

function findForPlaying({ db, schema: { log, seats, tables, unseen } }: SqlDatabase): Pick<TableStore, Playing> {
  const { id } = tables;
  return {
    /** In one query, so that nobody adds to it in between. */
    async log(table) {
      const joined = db.select({ sum: tables.logSum, row: log }).from(tables).leftJoin(log, eq(log.tableId, id));
      const kept = await joined.where(eq(id, table)).orderBy(asc(log.seq));
      return logFrom(
        kept.flatMap(({ row }) => row ?? []),
        kept[0]?.sum ?? null,
      );
    },
    async dueBy(now, limit) {
      return ids(
        await db.select({ id }).from(tables).where(lte(tables.due, now)).orderBy(asc(tables.due)).limit(limit),
      );
    },
    async reschedule({ id: table, revision }, due) {
      await db
        .update(tables)
        .set({ due })
        .where(and(eq(id, table), eq(tables.revision, revision)));
    },
    async busyIn(channel: ChannelId) {
      const isBusy = and(eq(tables.channel, channel), inArray(tables.status, AWAKE));
      return ids(await db.select({ id }).from(tables).where(isBusy))[0] ?? null;
    },
    async openTablesOf(person) {
      const isOpen = and(eq(seats.person, person), notInArray(tables.status, [...FINAL]));
      const sat = db.selectDistinct({ id }).from(seats).innerJoin(tables, eq(seats.tableId, id));
      return ids(await sat.where(isOpen));
    },
    async running() {
      const { guild, game, rulesVersion, touchedAt, status } = tables;
      return db.select({ id, guild, game, rulesVersion, touchedAt }).from(tables).where(eq(status, 'running'));
    },
    async census() {
      const { game, status } = tables;
      return db.select({ game, status, tables: count() }).from(tables).groupBy(game, status);
    },
    async unseen() {
      const news = db.selectDistinct({ id, guild: tables.guild }).from(unseen);
      return news.innerJoin(tables, eq(unseen.tableId, id));
    },
  };
}

/** `sum`: that of the last row. */
function logFrom(rows: readonly LogEntryRow[], sum: string | null): LogRow[] {
  const broken = brokenAt(rows, sum);
  if (broken !== null) throw new UnreadableTable('the log was changed', broken);
  return readable(() => rows.map(fromLogRow));
}

/**
 * False if it was already. A damaged table has nothing to post. Law: the last statement says whether it was this call, so
 * one that fails before, and is tried again, says so, too.
 */
export async function setAside(database: SqlDatabase, id: TableId, damage: Damage): Promise<boolean> {
  const { db, schema } = database;
  const { tables, unseen } = schema;
  await db.delete(unseen).where(eq(unseen.tableId, id));
  const aside = await db
    .update(tables)
    .set({ status: 'damaged', damage: toJson(damage), due: null })
    .where(and(eq(tables.id, id), ne(tables.status, 'damaged')))
    .returning({ id: tables.id });
  return aside.length > 0;
}

export function settingsSaved({ db, schema }: SqlDatabase, person: PersonId, settings: PersonSettings): Statement {
  const { people } = schema;
  const row = toPersonRow(person, settings);
  return db.insert(people).values(row).onConflictDoUpdate({ target: people.id, set: row });
}

/** Whoever has in hand a table that is not over where this person sits loads it anew, with the person's settings. */
export function tablesRaised({ db, schema: { seats, tables } }: SqlDatabase, person: PersonId): Statement {
  const sat = db.select({ id: seats.tableId }).from(seats).where(eq(seats.person, person));
  return db
    .update(tables)
    .set({ revision: sql`${tables.revision} + 1` })
    .where(and(inArray(tables.id, sat), notInArray(tables.status, [...FINAL])));
}

export const forget = (database: SqlDatabase, person: PersonId, left: readonly TableId[]): Promise<void> =>
  database.together(forgotten(database, person, left));

export const drop = (database: SqlDatabase, id: TableId): Promise<void> => database.together(dropped(database, id));
