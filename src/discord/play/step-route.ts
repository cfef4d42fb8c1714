/** A press on a play panel: the next question, or the move. The panel changes in place. */
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { Context } from '../wire/context.ts';
import { type Answer, instead, type Press, type Route, refused, tableRoute } from '../wire/route.ts';
import type { Counting } from './counting-panel.ts';
import { withOutcome } from './outcome.ts';
import { packHeap, unpackHeap } from './packed-heap.ts';
import { painted } from './painted.ts';
import { type Panel, questionsIn, STEP_ROUTE, walkIn, warningOf } from './panel.ts';
import { type PanelPress, readPress } from './panel-press.ts';
import type { SeatAtTable } from './seat-context.ts';
import { type Again, askingPanel, waitingPanel, warningPanel } from './seat-panel.ts';
import { remember, seatedAt } from './seat-reading.ts';
import { changeAmount, changeHeap } from './stepper.ts';
import type { Token } from './walk.ts';

/** The panel as it is when it is opened, with a word about what has just happened. */
export function freshPanel(asked: SeatAtTable, note: string | null, again: Again | null = null): Panel {
  const { play } = asked.reader.words;
  if (asked.isOver) return { paragraphs: [note ?? '', play.over], sketches: [], controls: [] };
  // What lies face down speaks for itself, and can be changed.
  const news = asked.sealed === null ? note : null;
  return askingPanel(asked, { answers: [], note: news, again }) ?? waitingPanel(asked, note);
}

async function show(context: Context, panel: Panel): Promise<Answer> {
  return instead(await painted(context, panel));
}

export async function showFresh(
  context: Context,
  table: TableId,
  note: string | null,
  again: Again | null = null,
): Promise<Answer> {
  const seated = await seatedAt(context, table);
  return seated.ok ? show(context, freshPanel(seated.value, note, again)) : refused(seated.error);
}

async function handle(table: TableId, pressed: Press, context: Context): Promise<Answer> {
  const { version, args } = pressed.id;
  const seated = await seatedAt(context, table);
  if (!seated.ok) return refused(seated.error);
  const asked = seated.value;
  const { play } = context.words;
  if (version !== asked.version) return show(context, freshPanel(seated.value, play.movedOn));
  const press = readPress(args[0] ?? '');
  const answer = press && (await answerTo(press, pressed.values, asked, context));
  return answer ?? show(context, freshPanel(seated.value, play.noSuchChoice));
}

/** Null for what the panel did not offer. */
function answerTo(
  press: PanelPress,
  values: readonly string[],
  asked: SeatAtTable,
  context: Context,
): Promise<Answer | null> | null {
  switch (press.kind) {
    case 'go':
    case 'sure':
      return go(press, asked, context);
    case 'why':
      return ask(asked, context, press.answers, { isWhy: true });
    case 'count':
    case 'focus': {
      const counting = counted(press, values, asked);
      return counting && ask(asked, context, press.answers, { counting });
    }
    case 'undo':
      return undo(asked, context);
  }
}

async function ask(
  asked: SeatAtTable,
  context: Context,
  answers: readonly Token[],
  more: { readonly isWhy?: boolean; readonly counting?: Counting } = {},
): Promise<Answer | null> {
  const panel = askingPanel(asked, { answers, ...more });
  return panel && show(context, panel);
}

async function go(
  { kind, answers }: Extract<PanelPress, { kind: 'go' | 'sure' }>,
  asked: SeatAtTable,
  context: Context,
): Promise<Answer | null> {
  const walked = walkIn(asked, answers);
  if (!walked.ok) return null;
  const step = walked.value;
  if (step.kind !== 'complete') return ask(asked, context, answers);
  const warning = kind === 'sure' ? null : warningOf(asked, step.move);
  if (warning !== null) return show(context, warningPanel(asked, answers, warning));
  return make(asked, context, step.move, answers);
}

async function make(asked: SeatAtTable, context: Context, move: AnyMove, answers: readonly Token[]): Promise<Answer> {
  const { tables, person, words } = context;
  const { table, version } = asked;
  const done = await tables.choose(table, person, version, move);
  if (!done.ok) return notDone(done.error, table, context);
  await remember(context, asked.game, move);
  const made = words.play.done({ what: questionsIn(asked).made(asked, move) });
  return showFresh(context, table, withOutcome(made, done.value.events, asked), { answers, move });
}

/** Somebody was quicker, or the button was pressed twice: what counts is how it stands now. */
function notDone(refusal: Refusal, table: TableId, context: Context): Promise<Answer> | Answer {
  const { play } = context.words;
  if (refusal.code === 'stale') return showFresh(context, table, play.movedOn);
  if (refusal.code === 'already-done') return showFresh(context, table, null);
  if (refusal.code === 'nothing-to-undo') return showFresh(context, table, play.undoTooLate);
  return refused(refusal);
}

async function undo({ table, version }: SeatAtTable, context: Context): Promise<Answer> {
  const { tables, person, words } = context;
  const undone = await tables.undo(table, person, version);
  return undone.ok ? showFresh(context, table, words.play.undone) : notDone(undone.error, table, context);
}

/** Null if there is nothing to count at this question. */
function counted(
  press: Extract<PanelPress, { kind: 'count' | 'focus' }>,
  [value]: readonly string[],
  asked: SeatAtTable,
): Counting | null {
  const walked = walkIn(asked, press.answers);
  if (!walked.ok) return null;
  const step = walked.value;
  if (step.kind === 'amount' && press.kind === 'count' && /^\d{1,3}$/.test(press.draft)) {
    return { draft: String(changeAmount(Number(press.draft), press.change, step)), focus: 0 };
  }
  const counts = step.kind === 'heap' ? unpackHeap(step.places, press.draft) : null;
  if (step.kind !== 'heap' || counts === null) return null;
  const focus = press.kind === 'count' ? press.focus : Number.parseInt(value ?? '', 36);
  if (step.places[focus] === undefined) return null;
  const next = press.kind === 'count' ? changeHeap(step, counts, focus, press.change) : counts;
  return { draft: packHeap(next), focus };
}

export const STEP: Route = tableRoute(STEP_ROUTE, 'update', handle);
