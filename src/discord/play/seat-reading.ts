/** Reads the parts of one seat's panel from the table. */
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
    undoableInTurn: mine.undoableInTurn,
    movesUnderWay: mine.movesUnderWay,
    sealed: mine.sealed,
    isSealedForMe: mine.isSealedForMe,
    ordered: mine.ordered,
    orders: mine.orders,
    triedKinds: taught(context, view.value),
    suggestions: view.value.options.suggestions,
    deciding: play.deciding.map(({ seat }) => seat),
    isOver: status === 'over',
  });
}

/** The kinds of moves that they have made by hand, at any table of this game. */
function taught({ settings }: Context, { game, options }: TableView): readonly string[] | null {
  if (!options.hints) return null;
  return settings.taught.flatMap((each) => kindIn(each, game) ?? []);
}

const kindIn = (lesson: string, game: GameId): string | null =>
  lesson.startsWith(`${game}.`) ? lesson.slice(game.length + 1) : null;

/** Whether this is new to them. */
export async function rememberLesson({ tables, person, settings }: Context, lesson: string): Promise<boolean> {
  const { taught: known } = settings;
  if (known.includes(lesson)) return false;
  await tables.changeSettings(person, { taught: [...known, lesson] });
  return true;
}

/** A kind of move that they have made once needs no lesson. */
export async function remember(context: Context, game: GameId, { kind }: AnyMove): Promise<void> {
  await rememberLesson(context, `${game}.${kind}`);
}
