/** Which message shows which table, to find it again after a restart, and which tables have news not posted yet. */
import { and, desc, eq, lte } from 'drizzle-orm';
import type { ChannelId, TableId } from '#tables/ids.ts';
import { fromJson, type Json, toJson } from '../rows/json.ts';
import type { OpenDatabase } from './database.ts';
import { forgetEndedLines } from './forgetting.ts';
import { panels, unseen } from './schema.ts';

type PanelRow = typeof panels.$inferSelect;

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

export function createPanelStore({ client, db }: OpenDatabase) {
  function keep(id: TableId, panel: Panel): void {
    const row = written(panel);
    const set = db.insert(panels).values({ tableId: id, ...row });
    set.onConflictDoUpdate({ target: panels.tableId, set: row }).run();
  }

  function markSeen(id: TableId, revision: number | null): void {
    if (revision === null) return;
    const isShown = and(eq(unseen.tableId, id), lte(unseen.revision, revision));
    db.delete(unseen).where(isShown).run();
  }

  const keepSeen = client.transaction((id: TableId, panel: Panel, revision: number | null) => {
    keep(id, panel);
    markSeen(id, revision);
  }).immediate;

  return {
    async panel(id: TableId): Promise<Panel | null> {
      const row = db.select().from(panels).where(eq(panels.tableId, id)).get();
      return row ? read(row) : null;
    },
    /** `revision`: the one that the panel shows. */
    keepPanel: async (id: TableId, panel: Panel, revision: number | null): Promise<void> =>
      keepSeen(id, panel, revision),
    /** The revision of the last change with an announcement; null if everything is posted. */
    async unseenRevision(id: TableId): Promise<number | null> {
      const row = db.select({ revision: unseen.revision }).from(unseen).where(eq(unseen.tableId, id)).get();
      return row?.revision ?? null;
    },
    /** For an announcement that needs no panel, or can't be posted. */
    markSeen: async (id: TableId, revision: number | null): Promise<void> => markSeen(id, revision),
    forgetEndedLines: async (): Promise<void> => forgetEndedLines(db),
    /** The table of the last panel posted in this channel. */
    async latestIn(channel: ChannelId): Promise<TableId | null> {
      const shown = db.select({ id: panels.tableId }).from(panels).where(eq(panels.channel, channel));
      return shown.orderBy(desc(panels.postedAt)).limit(1).get()?.id ?? null;
    },
  };
}
