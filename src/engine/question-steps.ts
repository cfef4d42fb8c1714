/** From a draft to the next question, with every answer judged: one step of a choice tree. */
import { invariant } from './invariant.ts';
import type { Answer, Draft, OpenStep, Option, OptionId } from './menu.ts';
import { openIds } from './menu.ts';
import type { Question, Rule } from './questions.ts';
import type { Seat } from './seat.ts';

type AnyMove = { readonly kind: string };

/** The parts that a game's choice tree is made from. */
export interface MenuRules<M extends AnyMove, Position, Refusal> {
  /** The kinds of move in this position, in the order they are offered. */
  kindsIn(position: Position): readonly M['kind'][];
  ruleOf(kind: M['kind']): Pick<Rule<M, Position, never, Refusal, never>, 'next' | 'refuse'>;
  /** Why this seat decides nothing now; null if it decides. */
  refuseSeat(position: Position, seat: Seat): Refusal | null;
  /** Why a kind can't be chosen if its first question has no open answer, from the reasons against each answer. */
  noAnswer(kind: M['kind'], reasons: readonly Refusal[]): Refusal;
  /** The kind of thing that the options of the opening question are. */
  readonly kindsAre: string;
  /** The reason for an answer that was never offered. */
  readonly malformed: Refusal;
}

/** A seat on the way to a move. */
export interface At<M extends AnyMove, Position> {
  readonly position: Position;
  readonly seat: Seat;
  readonly draft: Draft<M>;
}

/** Null while the kind of the move is asked, and when the move is whole. */
export function questionAt<M extends AnyMove, P, R>(
  { ruleOf }: MenuRules<M, P, R>,
  { position, seat, draft }: At<M, P>,
): Question<M, P> | null {
  return draft.kind === undefined ? null : ruleOf(draft.kind).next(position, seat, draft);
}

export function refusalAt<M extends AnyMove, P, R>(
  { ruleOf }: MenuRules<M, P, R>,
  { position, seat, draft }: At<M, P>,
): R | null {
  return draft.kind === undefined ? null : ruleOf(draft.kind).refuse(position, seat, draft);
}

/** A single kind needs no question. */
export function startDraft<M extends AnyMove, P, R>({ kindsIn }: MenuRules<M, P, R>, position: P): Draft<M> {
  const [only, ...others] = kindsIn(position);
  return (only !== undefined && others.length === 0 ? { kind: only } : {}) as Draft<M>;
}

const isListed = (question: { readonly kind: string; readonly isListed?: boolean }): boolean =>
  question.isListed === true;

/** The draft's answers so far to a question whose answers form a list. */
const listedIn = <M extends AnyMove>(draft: Draft<M>, asks: string): readonly OptionId[] =>
  (draft as Readonly<Record<string, readonly OptionId[]>>)[asks] ?? [];

/** An answer to a list question is appended; every other answer sets its field. */
function withAnswer<M extends AnyMove, P>(draft: Draft<M>, question: Question<M, P>, answer: Answer): Draft<M> {
  const { asks } = question;
  return { ...draft, [asks]: isListed(question) ? [...listedIn(draft, asks), answer as OptionId] : answer };
}

/** `null` for the opening question: its answer is the kind. */
export function settled<M extends AnyMove, P>(
  draft: Draft<M>,
  question: Question<M, P> | null,
  answer: Answer,
): Draft<M> {
  return question === null ? ({ kind: answer } as Draft<M>) : withAnswer(draft, question, answer);
}

/** The move's answer to the draft's current question; undefined if it has none. */
export function saidIn<M extends AnyMove, P>(
  move: M,
  draft: Draft<M>,
  question: Question<M, P> | null,
): Answer | undefined {
  if (question === null) return move.kind;
  const said = (move as unknown as Readonly<Record<string, Answer | undefined>>)[question.asks];
  return isListed(question) ? listedIn(move as Draft<M>, question.asks)[listedIn(draft, question.asks).length] : said;
}

type Grouping<P> = { readonly groupOf?: (option: OptionId, position: P) => string };

const groupIn = <P>({ groupOf }: Grouping<P>, id: OptionId, position: P) =>
  groupOf ? { group: groupOf(id, position) } : {};

function optionsAt<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Extract<Question<M, P>, { kind: 'options' }>,
): Option<R>[] {
  const { position, seat, draft } = at;
  return question.among(position, seat, draft).map((id) => ({
    id,
    blocked: refusalAt(rules, { ...at, draft: withAnswer(draft, question, id) }),
    ...groupIn(question, id, position),
  }));
}

function someAt<M extends AnyMove, P, R>(
  { position, seat, draft }: At<M, P>,
  question: Extract<Question<M, P>, { kind: 'some' }>,
): Option<R>[] {
  return question.among(position, seat, draft).map((id) => ({
    id,
    blocked: (question.refuseOne?.(position, seat, draft, id) ?? null) as R | null,
    ...groupIn(question, id, position),
  }));
}

function stepOf<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Question<M, P>,
): OpenStep<M, R> {
  const { position, seat, draft } = at;
  const { asks } = question;
  switch (question.kind) {
    case 'options': {
      const options = optionsAt(rules, at, question);
      return { kind: 'options', asks, draft, of: question.of, options, isOpening: false };
    }
    case 'some': {
      const options = someAt<M, P, R>(at, question);
      return { kind: 'some', asks, draft, of: question.of, options, ...question.count(position, seat, draft) };
    }
    case 'amount':
      return { kind: 'amount', asks, draft, ...question.range(position, seat, draft) };
    case 'heap':
      return { kind: 'heap', asks, draft, ...question.bounds(position, seat, draft) };
  }
}

/** A kind can be chosen if its first question has an answer. */
function refuseKind<M extends AnyMove, P, R>(rules: MenuRules<M, P, R>, at: At<M, P>): R | null {
  const { position, seat, draft } = at;
  const refusal = refusalAt(rules, at);
  const first = questionAt(rules, at);
  if (refusal || first?.kind !== 'options') return refusal;
  const reasons: R[] = [];
  for (const id of first.among(position, seat, draft)) {
    const reason = refusalAt(rules, { position, seat, draft: withAnswer(draft, first, id) });
    if (reason === null) return null;
    reasons.push(reason);
  }
  invariant(draft.kind !== undefined, 'a question belongs to a kind of move');
  return rules.noAnswer(draft.kind, reasons);
}

/** Options that can be chosen, one at a time: often the first or the second of them is enough to know. */
function* openOptions<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Extract<Question<M, P>, { kind: 'options' }>,
): Generator<OptionId, void> {
  for (const id of question.among(at.position, at.seat, at.draft)) {
    if (refusalAt(rules, { ...at, draft: withAnswer(at.draft, question, id) }) === null) yield id;
  }
}

function* openKinds<M extends AnyMove, P, R>(rules: MenuRules<M, P, R>, at: At<M, P>): Generator<OptionId, void> {
  for (const kind of rules.kindsIn(at.position)) {
    if (refuseKind(rules, { ...at, draft: { kind } as Draft<M> }) === null) yield kind;
  }
}

function openingStep<M extends AnyMove, P, R>(rules: MenuRules<M, P, R>, at: At<M, P>): OpenStep<M, R> {
  const options = rules.kindsIn(at.position).map((kind) => {
    const draft = { kind } as Draft<M>;
    return { id: kind, blocked: refuseKind(rules, { ...at, draft }) };
  });
  return { kind: 'options', asks: 'kind', draft: at.draft, of: rules.kindsAre, options, isOpening: true };
}

/** The question at hand, even if it has only one open answer; null asks for the kind of the move. */
export const stepAt = <M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Question<M, P> | null,
): OpenStep<M, R> => (question === null ? openingStep(rules, at) : stepOf(rules, at, question));

/** A question is asked only if there is something to choose. */
export function onlyAnswer<M extends AnyMove, R>(step: OpenStep<M, R>): Answer | null {
  switch (step.kind) {
    case 'options': {
      const [only, ...others] = openIds(step);
      return only !== undefined && others.length === 0 ? only : null;
    }
    case 'amount':
      return step.min === step.max ? step.min : null;
    case 'some':
    case 'heap':
      return step.max === 0 ? [] : null;
  }
}

/** The answer to this question if it is the only one, without judging more options than it takes to know. */
export function onlyAnswerAt<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Question<M, P> | null,
): Answer | null {
  if (question !== null && question.kind !== 'options') return onlyAnswer(stepOf(rules, at, question));
  const open = question === null ? openKinds(rules, at) : openOptions(rules, at, question);
  const only = open.next();
  return only.done || !open.next().done ? null : only.value;
}

/** Why this answer to a question among options can't be given; undefined if it was not offered. */
export function refusalOfOption<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Extract<Question<M, P>, { kind: 'options' }> | null,
  answer: Answer,
): R | null | undefined {
  const { position, seat, draft } = at;
  const offered: readonly OptionId[] =
    question === null ? rules.kindsIn(position) : question.among(position, seat, draft);
  if (!offered.some((id) => id === answer)) return undefined;
  const next = { ...at, draft: settled(draft, question, answer) };
  return question === null ? refuseKind(rules, next) : refusalAt(rules, next);
}
