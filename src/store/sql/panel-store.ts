/** Which message shows which table, to find it again after a restart, and which tables have news not posted yet. */
import { and, desc, eq, lte } from 'drizzle-orm';
import type { ChannelId, TableId } from '#tables/ids.ts';
import { fromJson, type Json, toJson } from '../rows/json.ts';
import type { SqlDatabase, Statement } from './database.ts';
import { endedLinesForgotten } from './forgetting.ts';
import type { Schema } from './schema.ts';

type PanelRow = Schema['panels']['$inferSelect'];

/** Kept as JSON. */
type Written = 'before' | 'since' | 'loose' | 'called' | 'posting' | 'past';

/** The row, with its lists read. */
type Panel = Omit<PanelRow, 'tableId' | Written> & {
  readonly [Name in Written]: PanelRow[Name] extends Json<infer List> ? List : never;
};

const written = ({ before, since, loose, called, posting, past, ...where }: Panel): Omit<PanelRow, 'tableId'> => ({
  ...where,
  ...{ before: toJson(before), since: toJson(since), loose: toJson(loose) },
  ...{ called: toJson(called), posting: toJson(posting), past: toJson(past) },
});

const read = ({ tableId: _, before, since, loose, called, posting, past, ...where }: PanelRow): Panel => ({
  ...where,
  ...{ before: fromJson(before), since: fromJson(since), loose: fromJson(loose) },
  ...{ called: fromJson(called), posting: fromJson(posting), past: fromJson(past) },
});

export function createPanelStore(database: SqlDatabase) {
  const { db, schema } = database;
  const { panels, unseen } = schema;

  function kept(id: TableId, panel: Panel): Statement {
    const row = written(panel);
    const set = db.insert(panels).values({ tableId: id, ...row });
    return set.onConflictDoUpdate({ target: panels.tableId, set: row });
  }

  function seen(id: TableId, revision: number | null): Statement[] {
    if (revision === null) return [];
    const isShown = and(eq(unseen.tableId, id), lte(unseen.revision, revision));
    return [db.delete(unseen).where(isShown)];
  }

  return {
    async panel(id: TableId): Promise<Panel | null> {
      const [row] = await db.select().from(panels).where(eq(panels.tableId, id));
      return row ? read(row) : null;
    },
    /** `revision`: the one that the panel shows. */
    keepPanel: (id: TableId, panel: Panel, revision: number | null): Promise<void> =>
      database.together([kept(id, panel), ...seen(id, revision)]),
    /** The revision of the last change with an announcement; null if everything is posted. */
    async unseenRevision(id: TableId): Promise<number | null> {
      const [row] = await db.select({ revision: unseen.revision }).from(unseen).where(eq(unseen.tableId, id));
      return row?.revision ?? null;
    },
    /** For an announcement that needs no panel, or can't be posted. */
    markSeen: (id: TableId, revision: number | null): Promise<void> => database.together(seen(id, revision)),
    forgetEndedLines: (): Promise<void> => database.together([endedLinesForgotten(database)]),
    /** The table of the last panel posted in this channel. */
    async latestIn(channel: ChannelId): Promise<TableId | null> {
      const shown = db.select({ id: panels.tableId }).from(panels).where(eq(panels.channel, channel));
      const [last] = await shown.orderBy(desc(panels.postedAt)).limit(1);
      return last?.id ?? null;
    },
  };
}
