import type { TableId } from '#tables/ids.ts';
import type { Context } from '../wire/context.ts';

/** A table that nobody can see would only block its channel: it is closed again. True if it can be seen. */
export async function isShownOrClosed(table: TableId, { tables, person, channels }: Context): Promise<boolean> {
  if (await channels.isShown(table)) return true;
  await tables.cancel(table, person);
  return false;
}
