/** What the panel of one seat is made from, read from the table. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Context } from '../context.ts';
import type { Setting } from './panel.ts';

export interface Seated {
  readonly setting: Setting;
  /** Whom all wait for. */
  readonly deciding: readonly Seat[];
  readonly isOver: boolean;
}

export async function seatedAt(context: Context, table: TableId): Promise<Result<Seated, Refusal>> {
  const { tables, person } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const { mine, play, status } = view.value;
  if (mine === null) return err({ code: 'not-seated' });
  if (mine.isStoodIn) return err({ code: 'computer-plays-for-you' });
  if (play === null || mine.view === null || status === 'cancelled') return err({ code: 'not-running' });
  const setting: Setting = {
    table,
    game: view.value.game,
    version: play.version,
    view: mine.view,
    seat: mine.seat,
    cast: await context.castOf(view.value),
    undoable: mine.undoable,
    sealed: mine.sealed,
    ordered: mine.ordered,
    made: await taught(context, view.value),
    suggestions: view.value.options.suggestions,
  };
  return ok({ setting, deciding: play.deciding.map(({ seat }) => seat), isOver: status === 'over' });
}

async function taught({ tables, person }: Context, { id, options }: TableView): Promise<readonly string[] | null> {
  if (!options.hints) return null;
  const made = await tables.experience(id, person);
  return made.ok ? made.value : null;
}
