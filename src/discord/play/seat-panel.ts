/** The whole panel of one seat: its question, or that there is none, with notes and lessons. */
import type { AnyMove } from '#tables/rulebook.ts';
import { presentationOf } from '../games/index.ts';
import { escaped } from '../readers/escaped.ts';
import { standingIds } from '../table-menu/ready-orders.ts';
import { buttons } from '../wire/message.ts';
import { againIn } from './again.ts';
import {
  askedTogether,
  blockedIn,
  type Drafted,
  gameWordsOf,
  isUnfoldedAt,
  type Panel,
  pressButton,
  questionsIn,
  reasonFor,
  rulesButton,
  undoButtons,
} from './panel.ts';
import { before, unaskedFrom } from './presumed.ts';
import { questionPanel } from './question-panel.ts';
import type { AtList, AtQuestion, SeatAtTable } from './seat-context.ts';
import { tokensFor, walkIn } from './seat-walk.ts';
import { shortcutBlocks } from './shortcuts.ts';
import type { Token } from './token.ts';
import type { Walk } from './walk.ts';

const titled = (asked: SeatAtTable): string => `### ${questionsIn(asked).title(asked)}`;

/** The panel under the seat's title, a word about the last press and the situation. */
export const withHeading = (
  panel: Panel,
  asked: SeatAtTable,
  note: string | null,
  more: readonly string[] = [],
): Panel => ({
  ...panel,
  paragraphs: [titled(asked), note ?? '', questionsIn(asked).situation(asked), ...more, ...panel.paragraphs],
});

/** The parts of a panel besides its question. */
export interface PanelState {
  readonly drafted?: Drafted | null;
  /** The open part of a long list. */
  readonly shelf?: readonly number[];
  /** A word about the last press. */
  readonly note?: string | null;
  /** "Why can't I?" was pressed. */
  readonly isWhy?: boolean;
  /** The move that was just made. */
  readonly again?: AnyMove | null;
}

/** Null if this walk leads to no question. */
export function panelAt(asked: SeatAtTable, walk: Walk, state: PanelState = {}): Panel | null {
  const { drafted = sealedDraft(asked, walk), shelf = [], note = null, isWhy = false } = state;
  if (walk.end.kind === 'complete') return null;
  const at: AtQuestion = { ...asked, step: walk.end };
  const question = questionPanel(asked, at, walk, { drafted, shelf });
  if (question === null) return null;
  const isStart = walk.tokens.length === 0 && shelf.length === 0;
  const again = isStart ? againIn(asked, state.again ?? null, question.controls) : null;
  const controls = [
    ...(again?.controls ?? []),
    ...question.controls.slice(0, -1),
    ...(isStart ? shortcutBlocks(asked, at) : []),
    ...question.controls.slice(-1),
  ];
  const panel = { ...question, controls };
  return withHeading(panel, asked, note ?? sealedNote(asked), [
    isFirstQuestion(walk) ? knownText(asked) : '',
    isFirstQuestion(walk) ? standingText(asked) : '',
    orderedNote(asked),
    presumedText(asked, at, walk),
    again?.text ?? '',
    ...lessons(asked, at, walk),
    isWhy ? whyText(asked, askedTogether(asked, at, walk)) : '',
  ]);
}

/** What was taken without asking, in small letters. */
function presumedText(asked: SeatAtTable, at: AtQuestion, walk: Walk): string {
  const told = unaskedFrom(asked, walk) === null ? null : questionsIn(asked).presumedText?.(at);
  return told ? `-# ${told}` : '';
}

/** Null if these answers lead to no question. */
export function askingPanel(asked: SeatAtTable, answers: readonly Token[], state: PanelState = {}): Panel | null {
  const walk = walkIn(asked, answers);
  return walk && panelAt(asked, walk, state);
}

function sealedNote(asked: SeatAtTable): string | null {
  const { sealed, deciding, seat, reader } = asked;
  if (sealed === null) return null;
  const what = questionsIn(asked).made(asked, sealed);
  if (asked.isSealedForMe) return reader.words.play.sealedForYou({ what });
  const others = deciding.filter((other) => other !== seat).map((other) => escaped(reader.names[other] ?? ''));
  return reader.words.play.sealed({ what, others });
}

/** An order with a number is worded as its move; an order that leaves the choice to fate, by its name. */
function orderedNote(asked: SeatAtTable): string {
  const { ordered, reader } = asked;
  if (ordered === null) return '';
  const { kind } = ordered.order;
  const { orders } = gameWordsOf(asked);
  const isKnown = orders?.kinds.some((order) => order.kind === kind && order.asksAmount);
  const what = isKnown ? questionsIn(asked).advised(asked, ordered.move) : `${orders?.name(kind, reader.words) ?? ''}.`;
  return reader.words.play.ordered({ what });
}

/** What answers for the player, in small letters. */
function standingText({ game, view, orders, reader: { words } }: SeatAtTable): string {
  const say = presentationOf(game).words.orders;
  const names = standingIds(game, { view, orders }).map((id) => say?.name(id, words) ?? '');
  return names.length === 0 ? '' : words.play.standing({ names });
}

/** What the player has seen, in small letters; empty if that is nothing. */
export const knownText = (asked: SeatAtTable): string =>
  (questionsIn(asked).known?.(asked) ?? []).map((line) => `-# 👁 ${line}`).join('\n');

/** The questions start from the sealed move. */
function sealedDraft(asked: SeatAtTable, { tokens }: Walk): Drafted | null {
  const laid = (asked.sealed && tokensFor(asked, asked.sealed)) ?? [];
  const draft = laid[tokens.length];
  const isOnTheWay = tokens.every((token, index) => token === laid[index]);
  return draft !== undefined && isOnTheWay ? { draft, focus: 0 } : null;
}

/** The first question of a move that is actually asked. */
const isFirstQuestion = ({ asked }: Walk): boolean => {
  const before = asked.at(-1);
  return before === undefined || (before.kind === 'options' && before.isOpening);
};

/** The first one that stands by itself. */
function isFirstAlone(asked: SeatAtTable, walk: Walk): boolean {
  const earlier = walkIn(asked, walk.tokens.slice(0, -1));
  return isFirstQuestion(walk) || (earlier?.asked.length === 1 && isUnfoldedAt(asked, earlier));
}

function lessons(asked: SeatAtTable, at: AtQuestion, walk: Walk): string[] {
  const { triedKinds, sealed, reader } = asked;
  if (triedKinds === null || sealed !== null || !isFirstAlone(asked, walk)) return [];
  const { play } = reader.words;
  const rules = gameWordsOf(asked).rules(reader.words);
  const pages = questionsIn(asked).lessons?.(at, triedKinds) ?? [];
  return pages.map((id) => play.lesson({ text: rules.find((rule) => rule.id === id)?.text ?? '' }));
}

/** The number of answers listed with one reason; a map has more than anybody wants to read. */
const MOST_NAMES = 20;

interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** What can't be answered here, by its name, and why; instead of it what lies behind it, if the game tells that. */
function refusedIn(asked: SeatAtTable, at: AtQuestion): Refused[] {
  const { step } = at;
  if (step.kind !== 'options' && step.kind !== 'some') return [];
  const { name, behind } = questionsIn(asked);
  return blockedIn(at).flatMap(({ id, blocked }): Refused[] => {
    const parts = step.kind === 'options' ? (behind?.({ ...at, step }, id) ?? []) : [];
    const told = parts.map((part) => ({ name: escaped(part.name), reason: reasonFor(asked, part.refusal) }));
    if (told.length > 0 || blocked === null) return told;
    return [{ name: escaped(name({ ...at, step } as AtList, id)), reason: reasonFor(asked, blocked) }];
  });
}

/** Every refused answer to these questions, grouped by reason. */
function whyText(asked: SeatAtTable, questions: readonly AtQuestion[]): string {
  const { play } = asked.reader.words;
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of questions.flatMap((at) => refusedIn(asked, at)))
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  const lines = [...byReason].map(([reason, names]) => {
    const left = names.length - MOST_NAMES;
    const what = left > 0 ? [...names.slice(0, MOST_NAMES), play.andMore({ count: left })] : names;
    return play.whyLine({ what, reason });
  });
  return [`**${play.whyTitle}**`, ...lines].join('\n');
}

/** A warning before the move. */
export function warningPanel(asked: SeatAtTable, answers: readonly Token[], warning: string): Panel {
  const { play } = asked.reader.words;
  const sure = pressButton(asked, { kind: 'sure', answers }, { label: play.sure, style: 'danger' });
  const way = { kind: 'go', answers: before(asked, answers) } as const;
  const back = pressButton(asked, way, { label: play.back, style: 'primary' });
  const panel = { paragraphs: [play.warning({ text: warning })], sketches: [], controls: [buttons(back, sure)] };
  return withHeading(panel, asked, null);
}

/** Nothing to decide: the player's last move, the players who must decide, and Undo while it is possible. */
export function waitingPanel(asked: SeatAtTable, note: string | null): Panel {
  const { play } = asked.reader.words;
  const names = asked.deciding.map((seat) => escaped(asked.reader.names[seat] ?? ''));
  return {
    paragraphs: [note ?? '', play.waitingFor({ names })],
    sketches: [],
    controls: [buttons(...undoButtons(asked), rulesButton(asked, firstPage(asked)))],
  };
}

const firstPage = (asked: SeatAtTable): string => gameWordsOf(asked).rules(asked.reader.words)[0]?.id ?? '';
