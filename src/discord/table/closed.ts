import type { Words } from '#i18n/words.ts';
import type { TableView } from '#tables/table-view.ts';

/** The one sentence about a table that was closed, or whose game was stopped; null for any other table. */
export function closedWords({ status, play }: TableView, { bot }: Words): string | null {
  if (status !== 'cancelled') return null;
  return play ? bot.panel.stopped : bot.lobby.cancelled;
}
