/** What the buttons behind More have in common: each shows the menu again. */
import { err, ok, type Result } from '#engine/result.ts';
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { TableAnswer } from '#tables/service/service-parts.ts';
import { isUnderWay } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Context } from '../wire/context.ts';
import { type Message, say } from '../wire/message.ts';
import {
  type Answer,
  deciding,
  instead,
  type Press,
  privately,
  type Route,
  refused,
  type Sender,
  tableRoute,
} from '../wire/route.ts';
import { menuPanel } from './menu-panel.ts';
import type { MenuRouteName } from './route-names.ts';

/** In the table's channel: permissions elsewhere don't count here. */
export const isModeratorAt = (view: TableView, { channel, isModerator }: Sender): boolean =>
  isModerator && channel === view.channel;

/** `again`: the menu replaces an earlier one. */
type Showing = 'new' | 'again';

async function menu(
  table: TableId,
  context: Context,
  note: string | null,
  showing: Showing,
): Promise<Result<Message, Refusal>> {
  const { tables, person, guild, now } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  if (!isUnderWay(view.value)) return err({ code: 'not-running' });
  const reader = await context.readerOf(view.value);
  const isAgain = showing === 'again';
  const settings = await tables.settings(person);
  const isDirect = guild === null;
  return ok(menuPanel({ view: view.value, reader, person, settings, now: now(), note, isAgain, isDirect }));
}

export async function showMenu(
  table: TableId,
  context: Context,
  note: string | null,
  showing: Showing,
): Promise<Answer> {
  const shown = await menu(table, context, note, showing);
  if (!shown.ok) return refused(shown.error);
  return showing === 'again' ? instead(shown.value) : privately(shown.value);
}

/** The menu again with a word about the last press; only that word if there is no menu any more. */
export async function showDone(table: TableId, context: Context, note: string): Promise<Answer> {
  const shown = await menu(table, context, note, 'again');
  return instead(shown.ok ? shown.value : say(note));
}

export const done = ({ words }: Context): string => words.bot.more.done;

export type Act = (table: TableId, press: Press, context: Context) => TableAnswer<unknown>;

export const menuRoute = (name: MenuRouteName, note: (context: Context) => string, act: Act): Route =>
  deciding(
    tableRoute(name, 'update', async (table, press, context) => {
      const acted = await act(table, press, context);
      return acted.ok ? showDone(table, context, note(context)) : refused(acted.error);
    }),
  );
