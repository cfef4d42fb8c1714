/** Which message shows which table, so that it is found again after a restart. */
import { desc, eq } from 'drizzle-orm';
import type { ChannelId, TableId } from '#tables/ids.ts';
import type { KeptPanel } from '#tables/ports.ts';
import type { OpenDatabase } from './database.ts';
import { panels, tables } from './schema.ts';

const linesOf = (json: string): string[] => JSON.parse(json) as string[];

export function createPanelStore({ db }: OpenDatabase) {
  return {
    panel(id: TableId): KeptPanel | null {
      const row = db.select().from(panels).where(eq(panels.tableId, id)).get();
      if (!row) return null;
      const { tableId: _, before, since, ...where } = row;
      return { ...where, before: linesOf(before), since: linesOf(since) };
    },
    keepPanel(id: TableId, { before, since, ...where }: KeptPanel): void {
      const row = { ...where, before: JSON.stringify(before), since: JSON.stringify(since) };
      const set = db.insert(panels).values({ tableId: id, ...row });
      set.onConflictDoUpdate({ target: panels.tableId, set: row }).run();
    },
    /** The revision of the last change of this table that there was something to tell of. */
    told(id: TableId): number {
      return db.select({ told: tables.told }).from(tables).where(eq(tables.id, id)).get()?.told ?? 0;
    },
    /** For what was told without a change of the panel. */
    markShown(id: TableId, shown: number): void {
      db.update(panels).set({ shown }).where(eq(panels.tableId, id)).run();
    },
    /** The table that was shown last in this channel. */
    latestIn(channel: ChannelId): TableId | null {
      const shown = db.select({ id: panels.tableId }).from(panels).where(eq(panels.channel, channel));
      return (shown.orderBy(desc(panels.postedAt)).limit(1).get()?.id ?? null) as TableId | null;
    },
  };
}
