/** A press on a play panel: the next question, or the move. The panel is edited in place. */
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { Context } from '../wire/context.ts';
import { type Answer, deciding, type Press, type Route, refused } from '../wire/route.ts';
import { tooSoon } from '../wire/too-soon.ts';
import { atVersion, show, showFresh } from './fresh-panel.ts';
import { asksToEnd, lastWordPanel } from './last-word.ts';
import { withOutcome } from './outcome.ts';
import { questionsIn, STEP_ROUTE, warningOf } from './panel.ts';
import { type Pressed, pressed } from './pressed.ts';
import type { SeatAtTable } from './seat-context.ts';
import { panelAt, warningPanel } from './seat-panel.ts';
import { remember } from './seat-reading.ts';
import type { Given } from './shortcuts.ts';

async function handle(asked: SeatAtTable, { id, values }: Press, context: Context): Promise<Answer | null> {
  const outcome = pressed(asked, id.args[0] ?? '', values);
  switch (outcome?.kind) {
    case 'ask': {
      const panel = panelAt(asked, outcome.walk, outcome.state);
      return panel && show(context, panel);
    }
    case 'move':
      return makeOrWarn(asked, outcome, context);
    case 'order':
      return order(asked, outcome.given, context);
    case 'undo':
      return undo(asked, context, 1);
    case 'undo-turn':
      return undo(asked, context, asked.undoableInTurn);
    case undefined:
      return null;
  }
}

async function makeOrWarn(
  asked: SeatAtTable,
  { move, walk, isSure, times }: Pressed & { kind: 'move' },
  context: Context,
): Promise<Answer> {
  const warning = isSure ? null : warningOf(asked, move);
  if (warning !== null) return show(context, warningPanel(asked, walk.tokens, warning));
  if (!isSure && asksToEnd(asked, walk.tokens, move, context)) {
    return show(context, lastWordPanel(asked, walk.tokens, move));
  }
  return make(asked, context, move, times);
}

async function make(asked: SeatAtTable, context: Context, move: AnyMove, times: number): Promise<Answer> {
  const { tables, person, words } = context;
  const { table, version } = asked;
  const done = await tables.choose(table, person, version, move, times);
  if (!done.ok) return notDone(done.error, table, context);
  await remember(context, asked.game, move);
  const made = words.play.done({ what: questionsIn(asked).made(asked, move), times });
  return showFresh(context, table, withOutcome(made, done.value.events, asked), move);
}

async function order(asked: SeatAtTable, { order: wanted, told }: Given, context: Context): Promise<Answer> {
  const { tables, person, words } = context;
  const done = await tables.giveOrder(asked.table, person, wanted);
  if (!done.ok) return refused(done.error);
  return showFresh(context, asked.table, withOutcome(words.play.done({ what: told }), done.value.events, asked));
}

/** The button was pressed twice, or too late: the answer shows the present state. */
function notDone(refusal: Refusal, table: TableId, context: Context): Promise<Answer> | Answer {
  if (refusal.code === 'already-done') return showFresh(context, table, null);
  if (refusal.code === 'nothing-to-undo') return showFresh(context, table, context.words.play.undoTooLate);
  return refused(refusal);
}

async function undo({ table, version }: SeatAtTable, context: Context, count: number): Promise<Answer> {
  const { tables, person, words } = context;
  const early = tooSoon('undo', context);
  if (early) return early;
  const undone = await tables.undo(table, person, version, count);
  return undone.ok ? showFresh(context, table, words.play.undone) : notDone(undone.error, table, context);
}

export const STEP: Route = deciding(atVersion(STEP_ROUTE, handle));

/** Of panels whose buttons said answers by their ids: read as an index, such an answer can be another one. */
export const OLD_STEP: Route = atVersion('step', async () => null);
