/** Closing a table. Where others sit at it, the host is asked first. */
import type { PersonId, TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { escaped } from '../readers/escaped.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { buttons, message, say, text } from '../wire/message.ts';
import { type Answer, deciding, instead, privately, QUIET, type Route, refused, tableRoute } from '../wire/route.ts';

/** The seats of other people. */
const othersAt = ({ places }: TableView, person: PersonId): number[] =>
  places.flatMap(({ occupant }, seat) => (occupant.kind === 'person' && occupant.person !== person ? [seat] : []));

async function ask(view: TableView, others: readonly number[], context: Context): Promise<Answer> {
  const { names } = await context.readerOf(view);
  const { lobby } = context.words.bot;
  return privately(
    message([
      text(lobby.sureCancel({ names: others.map((seat) => escaped(names[seat] ?? '')) })),
      // Keeping it open comes first: there a second click does no harm.
      buttons(
        { id: customId('lobby-cancel-no', { table: view.id }), label: lobby.cancelNo },
        { id: customId('lobby-cancel-sure', { table: view.id }), label: lobby.cancelYes, style: 'danger' },
      ),
    ]),
  );
}

async function close(table: TableId, { tables, person }: Context, answer: Answer): Promise<Answer> {
  const closed = await tables.cancel(table, person);
  return closed.ok ? answer : refused(closed.error);
}

/** Whoever may not close it is refused, not asked. */
export const CLOSE: Route = tableRoute('lobby-cancel', 'quiet', async (table, _, context) => {
  const view = await context.tables.view(table, context.person);
  if (!view.ok) return refused(view.error);
  const others = othersAt(view.value, context.person);
  const isAsked = view.value.host === context.person && view.value.play === null && others.length > 0;
  return isAsked ? ask(view.value, others, context) : close(table, context, QUIET);
});

export const CLOSE_NO: Route = tableRoute('lobby-cancel-no', 'update', (_, __, { words }) =>
  instead(say(words.bot.lobby.stillOpen)),
);

export const CLOSE_SURE: Route = deciding(
  tableRoute('lobby-cancel-sure', 'update', (table, _, context) =>
    close(table, context, instead(say(context.words.bot.lobby.closed))),
  ),
);
