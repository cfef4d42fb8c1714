/** A play panel as data: words, sketches that are not painted yet, and buttons. */
import { createHash } from 'node:crypto';
import type { GameTypes } from '#engine/game.ts';
import type { Answer, Option } from '#engine/menu.ts';
import type { Words } from '#i18n/words.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { Sketch } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import { lastingId } from '../table/lasting-buttons.ts';
import { customId, customIdWithin } from '../wire/custom-id.ts';
import { type Block, type Button, buttons, type Select, select } from '../wire/message.ts';
import { type PanelPress, writePress } from './panel-press.ts';
import { before, type Pressable, unaskedFrom } from './presumed.ts';
import type { AtOptions, AtQuestion, SeatAtTable } from './seat-context.ts';
import { menuOf, stepIn, walkIn } from './seat-walk.ts';
import { ASK_ALL, type Token, writeToken } from './token.ts';
import type { Walk } from './walk.ts';

export interface Panel {
  /** From top to bottom; empty ones are left out. */
  readonly paragraphs: readonly string[];
  readonly sketches: readonly Sketch[];
  readonly controls: readonly Block[];
}

/** A panel without its pictures. */
export type QuestionPart = Omit<Panel, 'sketches'>;

export type AnyRefusal = GameTypes['refusal'];

/** The answer in progress, and the part of it on show: a place of the heap, a page of the set. */
export interface Drafted {
  readonly draft: Token;
  readonly focus: number;
}

/** The route of the panel's presses. */
export const STEP_ROUTE = 'pick';
export const SUGGEST_ROUTE = 'suggest';

/** Null if the press does not fit into a custom id. `fresh`: distinguishes two selects with the same press. */
function pressId({ table, version }: SeatAtTable, press: PanelPress, fresh: string | null = null): string | null {
  return customIdWithin(STEP_ROUTE, { table, version, args: [writePress(press)], fresh });
}

export const hasRoom = (asked: SeatAtTable, press: PanelPress): boolean => pressId(asked, press) !== null;

/** In characters: enough to tell the buttons of one panel apart. */
const DIGEST = 12;

/** Stands for a press that does not fit into an id. Its button is greyed out. Law: another press has another id. */
function noRoomId({ table, version }: SeatAtTable, press: PanelPress): string {
  const digest = createHash('sha256').update(writePress(press)).digest('base64url').slice(0, DIGEST);
  return customId(STEP_ROUTE, { table, version, args: ['x', digest] });
}

/** Greyed out if its press does not fit into an id. */
export function pressButton(asked: SeatAtTable, press: PanelPress, look: Omit<Button, 'id'>): Button {
  const id = pressId(asked, press);
  return id === null ? { ...look, id: noRoomId(asked, press), disabled: true } : { ...look, id };
}

/** None if its press does not fit into an id. */
export function pressSelect(
  asked: SeatAtTable,
  press: PanelPress,
  plan: Omit<Select, 'id'>,
  fresh: string | null = null,
): Block[] {
  const id = pressId(asked, press, fresh);
  return id === null ? [] : [select({ ...plan, id })];
}

/** Why these answers lead nowhere; null if they lead on. */
export function refusalOf(asked: SeatAtTable, answers: readonly Answer[]): AnyRefusal | null {
  const step = menuOf(asked)(answers);
  return step.ok ? null : step.error;
}

export const questionsIn = ({ game }: SeatAtTable) => presentationOf(game).questions;
export const gameWordsOf = ({ game }: SeatAtTable) => presentationOf(game).words;

export const warningOf = (asked: SeatAtTable, move: AnyMove): string | null =>
  questionsIn(asked).warning?.(asked, move) ?? null;

/** The reason of a refusal, with the ruling behind it. */
export function reasonFor(asked: SeatAtTable, refusal: AnyRefusal): string {
  const { reader } = asked;
  const words = gameWordsOf(asked);
  const reason = words.refusal(refusal, reader);
  const ruling = words.rules(reader.words).find(({ id }) => id === words.rulingBehind?.(refusal));
  return ruling === undefined ? reason : `${reason} ${reader.words.play.ruling(ruling)}`;
}

/** `count`: how many are missing to the fewest that will do. */
export const missingText = (
  { min, max }: { readonly min: number; readonly max: number },
  count: number,
  { missing, missingAtLeast }: Words['play'],
): string => (min < max ? missingAtLeast({ count }) : missing({ count }));

export const blockedIn = ({ step }: AtQuestion): readonly Option<AnyRefusal>[] =>
  step.kind === 'options' || step.kind === 'some' ? step.options.filter(({ blocked }) => blocked !== null) : [];

/** A question that is put together with the one before it. */
interface Further {
  readonly at: AtOptions;
  readonly way: Walk;
}

/** The follow-up question of an answer that has a list of its own; null if it has none. */
export function listedStep(asked: SeatAtTable, at: AtOptions, option: Option<AnyRefusal>, way: Walk): Further | null {
  if (option.blocked !== null || !questionsIn(asked).isListed?.(at, option.id)) return null;
  const further = stepIn(asked, way, writeToken(at.step, option.id) ?? '');
  return further?.end.kind === 'options' ? { at: { ...at, step: further.end }, way: further } : null;
}

/** The question itself, and those that have lists of their own below it. */
export function askedTogether(asked: SeatAtTable, at: AtQuestion, way: Walk): AtQuestion[] {
  const { step } = at;
  if (step.kind !== 'options') return [at];
  const listed = step.options.flatMap((option) => listedStep(asked, { ...at, step }, option, way) ?? []);
  return [at, ...listed.map((further) => further.at)];
}

/** Whether the question after these answers was put together with the one before it. */
export function isUnfoldedAt(asked: SeatAtTable, { asked: steps, answers, end }: Walk): boolean {
  const [step, answer] = [steps.at(-1), answers.at(-1)];
  if (step?.kind !== 'options' || typeof answer === 'object' || answer === undefined) return false;
  const { isUnfolded, isApart } = questionsIn(asked);
  return end.kind === 'options' && isUnfolded?.({ ...asked, step }, answer) === true && !isApart?.(answer, end);
}

/** What was put together is left together. */
function answersBefore(asked: SeatAtTable, answers: readonly Token[]): readonly Token[] {
  const earlier = before(asked, answers);
  const at = walkIn(asked, earlier);
  return at && isUnfoldedAt(asked, at) ? before(asked, earlier) : earlier;
}

export function backButton(asked: SeatAtTable, answers: readonly Token[], shelf: readonly number[] = []): Button {
  const look = { label: asked.reader.words.play.back, emoji: '⬅️' };
  if (shelf.length === 0) return pressButton(asked, { kind: 'go', answers: answersBefore(asked, answers) }, look);
  return pressButton(asked, { kind: 'open', answers, shelf: shelf.slice(0, -1) }, look);
}

/** The rest of a footer, which not every question has. */
interface FooterParts {
  readonly first?: readonly Button[];
  readonly shelf?: readonly number[];
  /** What can be pressed. */
  readonly offers?: readonly Pressable[];
}

/** The footer of every question: the way back, and help. */
export function footer(asked: SeatAtTable, at: AtQuestion, way: Walk, parts: FooterParts = {}): Block {
  const { first = [], shelf = [], offers = [] } = parts;
  const { tokens: answers } = way;
  const { play } = asked.reader.words;
  const isDeeper = answers.length > 0 || shelf.length > 0;
  const why = pressButton(asked, { kind: 'why', answers }, { label: play.why, emoji: '❔' });
  return buttons(
    ...first,
    ...(isDeeper ? [backButton(asked, answers, shelf)] : [...suggestButton(asked), ...undoButtons(asked)]),
    ...detailsButton(asked, way, offers),
    ...(askedTogether(asked, at, way).some((each) => blockedIn(each).length > 0) ? [why] : []),
    rulesButton(asked, questionsIn(asked).topic(at)),
  );
}

/** Asks for what was presumed, or would be with the next press; none where nothing is. */
function detailsButton(asked: SeatAtTable, way: Walk, offers: readonly Pressable[]): Button[] {
  const from = unaskedFrom(asked, way, offers);
  if (from === null) return [];
  const press = { kind: 'go', answers: [...from, ASK_ALL] } as const;
  return [pressButton(asked, press, { label: asked.reader.words.play.details, emoji: '⚙️' })];
}

function suggestButton({ table, version, suggestions, reader }: SeatAtTable): Button[] {
  const id = customId(SUGGEST_ROUTE, { table, version });
  return suggestions ? [{ id, label: reader.words.play.suggest, emoji: '🤖' }] : [];
}

/** Undo of one entry, and if the turn has several, of the whole turn. */
export function undoButtons(asked: SeatAtTable): Button[] {
  const { undo, undoTurn } = asked.reader.words.play;
  return [
    ...(asked.undoable > 0 ? [pressButton(asked, { kind: 'undo' }, { label: undo, emoji: '↩️' })] : []),
    ...(asked.undoableInTurn > 1 ? [pressButton(asked, { kind: 'undo-turn' }, { label: undoTurn, emoji: '⏮️' })] : []),
  ];
}

export function rulesButton(asked: SeatAtTable, topic: string): Button {
  const { words } = asked.reader;
  const title = gameWordsOf(asked)
    .rules(words)
    .find(({ id }) => id === topic)?.title;
  return {
    id: lastingId('rules', asked.table, topic),
    label: words.play.rulesOn({ topic: title ?? topic }),
    emoji: '📖',
  };
}
