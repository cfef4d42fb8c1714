/** Which message shows which table, so that it is found again after a restart. */
import { eq } from 'drizzle-orm';
import type { TableId } from '#tables/ids.ts';
import type { OpenDatabase } from './database.ts';
import { panels } from './schema.ts';

type PanelRow = typeof panels.$inferSelect;
export type KeptPanel = Omit<PanelRow, 'tableId'>;

export function createPanelStore({ db }: OpenDatabase) {
  return {
    panel(id: TableId): KeptPanel | null {
      const row = db.select().from(panels).where(eq(panels.tableId, id)).get();
      if (!row) return null;
      const { tableId: _, ...panel } = row;
      return panel;
    },
    keepPanel(id: TableId, panel: KeptPanel): void {
      const row = { tableId: id, ...panel };
      db.insert(panels).values(row).onConflictDoUpdate({ target: panels.tableId, set: panel }).run();
    },
  };
}
