/** The events since the reader's last decision, including its effects. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { escapedTableName } from '../readers/table-name.ts';
import type { Context } from '../wire/context.ts';
import { buttons, LIMITS, lastThatFit, message, text } from '../wire/message.ts';
import { type Answer, privately, type Route, refused, tableRoute } from '../wire/route.ts';
import { within } from '../wire/too-soon.ts';
import { lastingButton } from './lasting-buttons.ts';
import { recapLines } from './recap-lines.ts';

const MOST_LINES = 40;
/** The room for lines in a message, besides its title. */
const MOST_CHARACTERS = LIMITS.characters - 200;

/** In a conversation with the bot nothing else says which table it is. */
const whereLine = (view: TableView, reader: Reader, { guild }: Context): string[] =>
  guild === null ? [`-# ${escapedTableName(view, reader)}`] : [];

function recapText(head: readonly string[], told: readonly string[], { bot: { recap } }: Words): string {
  const shown = lastThatFit(told.slice(-MOST_LINES), MOST_CHARACTERS);
  const before = told.length - shown.length;
  const lines = told.length === 0 ? [recap.nothing] : shown;
  return [...head, ...(before === 0 ? [] : [`-# ${recap.before({ count: before })}`]), ...lines].join('\n');
}

export const showRecap = (table: TableId, context: Context): Promise<Answer> =>
  within('log', context, () => recapOf(table, context));

async function recapOf(table: TableId, context: Context): Promise<Answer> {
  const { tables, person, words } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (!view.value.play) return refused({ code: 'not-running' });
  const recap = await tables.recap(table, person);
  if (!recap.ok) return refused(recap.error);
  const reader = await context.readerOf(view.value);
  const told = recapLines(recap.value, view.value, reader).map((line) => `- ${line}`);
  const title = view.value.mine && recap.value.since > 0 ? words.bot.recap.sinceYou : words.bot.recap.fromStart;
  const play = view.value.mine?.isDeciding
    ? [buttons(lastingButton('play', table, words.bot.panel.play, 'primary'))]
    : [];
  return privately(
    message([text(recapText([`## ${title}`, ...whereLine(view.value, reader, context)], told, words)), ...play]),
  );
}

export const RECAP_ROUTE: Route = tableRoute('recap', 'private', (table, _, context) => showRecap(table, context));
