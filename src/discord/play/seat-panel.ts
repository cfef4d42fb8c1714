/** The whole panel of one seat: the question it is at, or that there is none, with what is to be said about it. */
import { isDeepStrictEqual } from 'node:util';
import type { GameTypes } from '#engine/game.ts';
import { type AnyMove, gameOf } from '#tables/rulebook.ts';
import { escaped } from '../readers/escaped.ts';
import { type Block, buttons } from '../wire/message.ts';
import type { Counting } from './counting-panel.ts';
import { type Panel, pressId, questionsIn, rulesButton, undoButton, walkIn, warningOf, wordsOf } from './panel.ts';
import { questionPanel } from './question-panel.ts';
import type { AtOptions, AtQuestion, SeatAtTable } from './seat-context.ts';
import type { Token } from './walk.ts';

const titled = (asked: SeatAtTable): string => `### ${questionsIn(asked).title(asked)}`;

/** Below what the seat is at, with a word about what has just happened. */
export const withHeading = (
  panel: Panel,
  asked: SeatAtTable,
  note: string | null,
  more: readonly string[] = [],
): Panel => ({
  ...panel,
  paragraphs: [titled(asked), note ?? '', questionsIn(asked).situation(asked), ...more, ...panel.paragraphs],
});

export interface Asking {
  readonly answers: readonly Token[];
  readonly counting?: Counting | null;
  /** What has just happened. */
  readonly note?: string | null;
  /** Why can't I? was asked. */
  readonly isWhy?: boolean;
  readonly again?: Again | null;
}

/** The move that was just made, and the answers that made it. */
export interface Again {
  readonly answers: readonly Token[];
  readonly move: AnyMove;
}

/** Null where these answers lead to no question. */
export function askingPanel(asked: SeatAtTable, asking: Asking): Panel | null {
  const { answers, counting, note = null, isWhy = false, again = null } = asking;
  const walked = walkIn(asked, answers);
  if (!walked.ok || walked.value.kind === 'complete') return null;
  const at: AtQuestion = { ...asked, step: walked.value };
  const question = questionPanel(asked, at, answers, counting ?? sealedCounting(asked, answers));
  const why = isWhy ? whyText(asked, at) : '';
  const panel = { ...question, controls: [...againButton(asked, again), ...question.controls] };
  return withHeading(panel, asked, note ?? sealedNote(asked), [
    orderedNote(asked),
    ...lessons(asked, at, answers),
    why,
  ]);
}

/**
 * The same answers may make another move by now: a question with one answer left is not asked, and the next takes its
 * answer.
 */
function leadsTo(asked: SeatAtTable, { answers, move }: Again): boolean {
  const walked = walkIn(asked, answers);
  return walked.ok && walked.value.kind === 'complete' && isDeepStrictEqual(walked.value.move, move);
}

/** One press for what has just taken three, if it can be done once more without a warning. */
function againButton(asked: SeatAtTable, again: Again | null): Block[] {
  if (!again || again.answers.length < 2 || !leadsTo(asked, again)) return [];
  if (warningOf(asked, again.move) !== null) return [];
  const id = pressId(asked, { kind: 'go', answers: again.answers });
  return [buttons({ id, label: asked.reader.words.play.again, style: 'success', emoji: '🔁' })];
}

const sealedNote = (asked: SeatAtTable): string | null => {
  const { play } = asked.reader.words;
  return asked.sealed && play.sealed({ what: questionsIn(asked).made(asked, asked.sealed) });
};

/** What goes with a number is told as it will be; what is left to fate, by the order's name. */
function orderedNote(asked: SeatAtTable): string {
  const { ordered, reader } = asked;
  if (ordered === null) return '';
  const { kind } = ordered.order;
  const { orders } = wordsOf(asked);
  const isKnown = orders?.kinds.some((order) => order.kind === kind && order.asksAmount);
  const what = isKnown ? questionsIn(asked).advised(asked, ordered.move) : `${orders?.name(kind, reader.words) ?? ''}.`;
  return reader.words.play.ordered({ what });
}

/** What lies face down is what the counting starts from, if that was an amount. */
function sealedCounting({ game, view, seat, sealed }: SeatAtTable, answers: readonly Token[]): Counting | null {
  const laid = sealed && gameOf(game).answers(view, seat, sealed)[answers.length];
  return typeof laid === 'number' ? { draft: String(laid), focus: 0 } : null;
}

/** Of those about a move that are put to him: where one answers itself, the next is the first. */
function isFirstQuestion(asked: SeatAtTable, answers: readonly Token[]): boolean {
  if (answers.length === 0) return true;
  const before = walkIn(asked, answers.slice(0, -1));
  return before.ok && before.value.kind === 'options' && before.value.isOpening;
}

function lessons(asked: SeatAtTable, at: AtQuestion, answers: readonly Token[]): string[] {
  const { triedKinds, sealed, reader } = asked;
  if (triedKinds === null || sealed !== null || !isFirstQuestion(asked, answers)) return [];
  const { play } = reader.words;
  const rules = wordsOf(asked).rules(reader.words);
  const lessons = questionsIn(asked).lessons?.(at, triedKinds) ?? [];
  return lessons.map((id) => play.lesson({ text: rules.find((rule) => rule.id === id)?.text ?? '' }));
}

/** Every answer that can't be given, those with the same reason together. */
function whyText(asked: SeatAtTable, at: AtQuestion): string {
  const { step } = at;
  if (step.kind !== 'options') return '';
  const { play } = asked.reader.words;
  const byReason = new Map<string, string[]>();
  for (const { id, blocked } of step.options) {
    if (blocked === null) continue;
    const reason = reasonFor(asked, blocked);
    const name = escaped(questionsIn(asked).name({ ...at, step } satisfies AtOptions, id));
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  const lines = [...byReason].map(([reason, what]) => play.whyLine({ what, reason }));
  return [`**${play.whyTitle}**`, ...lines].join('\n');
}

function reasonFor(asked: SeatAtTable, refusal: GameTypes['refusal']): string {
  const { reader } = asked;
  const words = wordsOf(asked);
  const reason = words.refusal(refusal, reader);
  const ruling = words.rules(reader.words).find(({ id }) => id === words.rulingBehind?.(refusal));
  return ruling === undefined ? reason : `${reason} ${reader.words.play.ruling(ruling)}`;
}

/** Said before it is done. */
export function warningPanel(asked: SeatAtTable, answers: readonly Token[], warning: string): Panel {
  const { play } = asked.reader.words;
  const sure = { id: pressId(asked, { kind: 'sure', answers }), label: play.sure, style: 'danger' as const };
  const back = {
    id: pressId(asked, { kind: 'go', answers: answers.slice(0, -1) }),
    label: play.back,
    style: 'primary' as const,
  };
  const panel = { paragraphs: [play.warning({ text: warning })], sketches: [], controls: [buttons(back, sure)] };
  return withHeading(panel, asked, null);
}

/** Nothing to decide: what was done, whom all wait for, and Undo while it is possible. */
export function waitingPanel(asked: SeatAtTable, note: string | null): Panel {
  const { play } = asked.reader.words;
  const names = asked.deciding.map((seat) => escaped(asked.reader.names[seat] ?? ''));
  return {
    paragraphs: [note ?? '', play.waitingFor({ names })],
    sketches: [],
    controls: [buttons(...undoButton(asked), rulesButton(asked, firstPage(asked)))],
  };
}

const firstPage = (asked: SeatAtTable): string => wordsOf(asked).rules(asked.reader.words)[0]?.id ?? '';
