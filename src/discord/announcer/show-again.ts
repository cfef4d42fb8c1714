/** Showing a table again, on request, with a brake: a channel full of boards helps nobody. */
import { recent } from '#shared/recent.ts';
import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { ShownAgain } from '../wire/channels.ts';
import type { TableAnnouncer } from './announcer.ts';

/** In milliseconds. */
const AT_MOST_EVERY = 60_000;
const MOST_TABLES = 1_000;

export function braked(
  clock: Pick<Clock, 'now'>,
  announcer: Pick<TableAnnouncer, 'showAgain'>,
): (table: TableId) => Promise<ShownAgain> {
  const shownAt = recent<TableId, number>(MOST_TABLES);
  return async (table) => {
    const now = clock.now();
    if (now - shownAt.get(table, () => 0) < AT_MOST_EVERY) return 'just-shown';
    shownAt.set(table, now);
    if (await announcer.showAgain(table)) return 'shown';
    shownAt.drop(table);
    return 'failed';
  };
}
