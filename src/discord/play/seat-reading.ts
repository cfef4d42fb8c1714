/** What the panel of one seat is made from, read from the table. */
import { err, ok, type Result } from '#engine/result.ts';
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { AnyMove, GameId } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Context } from '../wire/context.ts';
import type { SeatAtTable } from './seat-context.ts';

export async function seatedAt(context: Context, table: TableId): Promise<Result<SeatAtTable, Refusal>> {
  const { tables, person } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const { mine, play, status } = view.value;
  if (mine === null) return err({ code: 'not-seated' });
  if (mine.hasStandIn) return err({ code: 'computer-plays-for-you' });
  if (play === null || mine.view === null || status === 'cancelled') return err({ code: 'not-running' });
  return ok({
    table,
    game: view.value.game,
    version: play.version,
    view: mine.view,
    seat: mine.seat,
    reader: await context.readerOf(view.value),
    undoable: mine.undoable,
    sealed: mine.sealed,
    ordered: mine.ordered,
    triedKinds: await taught(context, view.value),
    suggestions: view.value.options.suggestions,
    deciding: play.deciding.map(({ seat }) => seat),
    isOver: status === 'over',
  });
}

/** At this table, and at any other. */
async function taught({ tables, person }: Context, view: TableView): Promise<readonly string[] | null> {
  if (!view.options.hints) return null;
  const made = await tables.experience(view.id, person);
  const elsewhere = tables.settings(person).taught.flatMap((each) => kindIn(each, view.game) ?? []);
  return made.ok ? [...made.value, ...elsewhere] : null;
}

const kindIn = (lesson: string, game: GameId): string | null =>
  lesson.startsWith(`${game}.`) ? lesson.slice(game.length + 1) : null;

/** What he has done once need not be explained to him at another table. */
export async function remember({ tables, person }: Context, game: GameId, { kind }: AnyMove): Promise<void> {
  const { taught: known } = tables.settings(person);
  const lesson = `${game}.${kind}`;
  if (!known.includes(lesson)) await tables.changeSettings(person, { taught: [...known, lesson] });
}
