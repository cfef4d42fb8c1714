/** The whole panel of one seat: the question it is at, or that there is none, with what is to be said about it. */
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '#engine/seat.ts';
import { type AnyMove, gameOf } from '#tables/rulebook.ts';
import { faceOf } from '../games/faces.ts';
import type { AnyRefusal, At, Options } from '../games/guide.ts';
import { escaped } from '../readers/escaped.ts';
import { type Block, buttons } from '../wire/message.ts';
import type { Counting } from './counting-panel.ts';
import { guideIn, type Panel, pressId, rulesButton, type Setting, undoButtons, walkIn } from './panel.ts';
import { questionPanel } from './question-panel.ts';
import type { Token } from './walk.ts';

const titled = (setting: Setting): string => `### ${guideIn(setting).title(setting)}`;

/** Below what the seat is at, with a word about what has just happened. */
export const withHeading = (
  panel: Panel,
  setting: Setting,
  note: string | null,
  more: readonly string[] = [],
): Panel => ({
  ...panel,
  paragraphs: [titled(setting), note ?? '', guideIn(setting).situation(setting), ...more, ...panel.paragraphs],
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
export function askingPanel(setting: Setting, asking: Asking): Panel | null {
  const { answers, counting, note = null, isWhy = false, again = null } = asking;
  const walked = walkIn(setting, answers);
  if (!walked.ok || walked.value.kind === 'complete') return null;
  const at: At = { ...setting, step: walked.value };
  const asked = questionPanel(setting, at, answers, counting ?? sealedCounting(setting, answers));
  const why = isWhy ? whyText(setting, at) : '';
  const panel = { ...asked, controls: [...againButton(setting, again), ...asked.controls] };
  return withHeading(panel, setting, note ?? sealedNote(setting), [
    orderedNote(setting),
    ...lessons(setting, at, answers),
    why,
  ]);
}

/**
 * The same answers may make another move by now: a question with one answer left is not asked, and the next takes its
 * answer.
 */
function leadsTo(setting: Setting, { answers, move }: Again): boolean {
  const walked = walkIn(setting, answers);
  return walked.ok && walked.value.kind === 'complete' && isDeepStrictEqual(walked.value.move, move);
}

/** One press for what has just taken three, if it can be done once more without a warning. */
function againButton(setting: Setting, again: Again | null): Block[] {
  if (!again || again.answers.length < 2 || !leadsTo(setting, again)) return [];
  if (guideIn(setting).warning(setting, again.move) !== null) return [];
  const id = pressId(setting, { kind: 'go', answers: again.answers });
  return [buttons({ id, label: setting.reader.words.play.again, style: 'success', emoji: '🔁' })];
}

const sealedNote = (setting: Setting): string | null => {
  const { play } = setting.reader.words;
  return setting.sealed && play.sealed({ what: guideIn(setting).made(setting, setting.sealed) });
};

/** What goes with a number is told as it will be; what is left to fate, by the order's name. */
function orderedNote(setting: Setting): string {
  const { ordered, game, reader } = setting;
  if (ordered === null) return '';
  const { kind } = ordered.order;
  const isKnown = faceOf(game).orders.some((order) => order.kind === kind && order.asksAmount);
  const what = isKnown
    ? guideIn(setting).advised(setting, ordered.move)
    : `${faceOf(game).orderName(kind, reader.words)}.`;
  return reader.words.play.ordered({ what });
}

/** What lies face down is what the counting starts from, if that was an amount. */
function sealedCounting({ game, view, seat, sealed }: Setting, answers: readonly Token[]): Counting | null {
  const laid = sealed && gameOf(game).answers(view, seat, sealed)[answers.length];
  return typeof laid === 'number' ? { draft: String(laid), focus: 0 } : null;
}

/** Of those about a move that are put to him: where one answers itself, the next is the first. */
function isFirstQuestion(setting: Setting, answers: readonly Token[]): boolean {
  if (answers.length === 0) return true;
  const before = walkIn(setting, answers.slice(0, -1));
  return before.ok && before.value.kind === 'options' && before.value.isOpening;
}

function lessons(setting: Setting, at: At, answers: readonly Token[]): string[] {
  const { made, sealed, reader } = setting;
  if (made === null || sealed !== null || !isFirstQuestion(setting, answers)) return [];
  const { play } = reader.words;
  const guide = guideIn(setting);
  const rules = guide.rules({ words: reader.words });
  return guide.lessons(at, made).map((id) => play.lesson({ text: rules.find((rule) => rule.id === id)?.text ?? '' }));
}

/** Every answer that can't be given, those with the same reason together. */
function whyText(setting: Setting, at: At): string {
  const { step } = at;
  if (step.kind !== 'options') return '';
  const { play } = setting.reader.words;
  const byReason = new Map<string, string[]>();
  for (const { id, blocked } of step.options) {
    if (blocked === null) continue;
    const reason = reasonFor(setting, blocked);
    const name = escaped(guideIn(setting).name({ ...at, step } satisfies At<Options>, id));
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  const lines = [...byReason].map(([reason, what]) => play.whyLine({ what, reason }));
  return [`**${play.whyTitle}**`, ...lines].join('\n');
}

function reasonFor(setting: Setting, refusal: AnyRefusal): string {
  const { game, reader } = setting;
  const guide = guideIn(setting);
  const reason = faceOf(game).refusal(refusal, reader);
  const ruling = guide.rules(reader).find(({ id }) => id === guide.rulingBehind(refusal));
  return ruling === undefined ? reason : `${reason} ${reader.words.play.ruling(ruling)}`;
}

/** Said before it is done. */
export function warningPanel(setting: Setting, answers: readonly Token[], warning: string): Panel {
  const { play } = setting.reader.words;
  const sure = { id: pressId(setting, { kind: 'sure', answers }), label: play.sure, style: 'danger' as const };
  const back = {
    id: pressId(setting, { kind: 'go', answers: answers.slice(0, -1) }),
    label: play.back,
    style: 'primary' as const,
  };
  const panel = { paragraphs: [play.warning({ text: warning })], sketch: null, controls: [buttons(back, sure)] };
  return withHeading(panel, setting, null);
}

/** Nothing to decide: what was done, whom all wait for, and Undo while it is possible. */
export function waitingPanel(setting: Setting, deciding: readonly Seat[], note: string | null): Panel {
  const { play } = setting.reader.words;
  const names = deciding.map((seat) => escaped(setting.reader.names[seat] ?? ''));
  return {
    paragraphs: [note ?? '', play.waitingFor({ names })],
    sketch: null,
    controls: [buttons(...undoButtons(setting), rulesButton(setting, firstPage(setting)))],
  };
}

const firstPage = (setting: Setting): string => guideIn(setting).rules(setting.reader)[0]?.id ?? '';
