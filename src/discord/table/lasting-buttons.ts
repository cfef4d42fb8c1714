/** Buttons that never go stale: on a table's panel, in a direct message, after a command. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { customId } from '../wire/custom-id.ts';
import type { Button } from '../wire/message.ts';

/** Each is the name of a route that takes a table, no version, and no args (`rules`: an optional topic). */
const LASTING_ROUTES = ['play', 'hand', 'rules', 'recap', 'more'] as const;
export type LastingRoute = (typeof LASTING_ROUTES)[number];

export const lastingId = (to: LastingRoute, table: TableId, ...args: readonly string[]): string =>
  customId(to, { table, args });

export const lastingButton = (
  to: LastingRoute,
  table: TableId,
  label: string,
  style: Button['style'] = 'secondary',
): Button => ({ id: lastingId(to, table), label, style });

/** None in a game without secrets in hand. */
export const handButton = ({ id, game }: Pick<TableView, 'id' | 'game'>, { bot }: Words): Button[] =>
  presentationOf(game).pictures.hand ? [lastingButton('hand', id, bot.panel.hand)] : [];
