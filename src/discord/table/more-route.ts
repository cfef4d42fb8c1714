/** What the buttons behind More have in common: each shows the menu again. */
import type { TableId } from '#tables/ids.ts';
import type { Answer as TableAnswer } from '#tables/service/house.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Context } from '../context.ts';
import { type Message, say } from '../message.ts';
import { type Answer, type Deed, instead, type Press, type Route, refused, tableRoute } from '../route.ts';
import { morePanel } from './more-panel.ts';

export const isUnderWay = ({ status }: TableView): boolean => status === 'running' || status === 'asleep';

/** In the channel of the table: what he may do elsewhere says nothing here. */
export const keepsOrder = (view: TableView, { channel, isModerator }: Deed): boolean =>
  isModerator && channel === view.channel;

async function panel(
  table: TableId,
  context: Context,
  note: string | null,
  isAgain: boolean,
): Promise<Message | Answer> {
  const { tables, person, now } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (!isUnderWay(view.value)) return refused({ code: 'not-running' });
  const cast = await context.castOf(view.value);
  return morePanel({ view: view.value, cast, person, settings: tables.settings(person), now: now(), note, isAgain });
}

export async function shown(table: TableId, context: Context, note: string | null, how: (message: Message) => Answer) {
  const content = await panel(table, context, note, how === instead);
  return 'blocks' in content ? how(content) : content;
}

export const done = ({ words }: Context): string => words.bot.more.done;

export type Act = (table: TableId, press: Press, context: Context) => TableAnswer<unknown>;

/** Does something, and shows the menu again with a word that it is done. */
export const moreRoute = (action: string, note: (context: Context) => string, act: Act): Route =>
  tableRoute(`more-${action}`, 'update', async (table, press, context) => {
    const acted = await act(table, press, context);
    if (!acted.ok) return refused(acted.error);
    const now = await panel(table, context, note(context), true);
    return 'blocks' in now ? instead(now) : instead(say(note(context)));
  });
