/** The choice tree, built from the questions and refusals of the rules and from the chooser's view alone. */
import type { Answer, Draft, Heap, OpenStep, Option, OptionId, Step } from './menu.ts';
import { heapSize } from './menu.ts';
import {
  type At,
  type MenuRules,
  onlyAnswer,
  onlyAnswerAt,
  questionAt,
  refusalAt,
  refusalOfOption,
  saidIn,
  settled,
  startDraft,
  stepAt,
} from './question-steps.ts';
import type { Question } from './questions.ts';
import { err, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';

type AnyMove = { readonly kind: string };

export interface QuestionsMenu<M extends AnyMove, Position, Refusal> {
  menu(
    position: Position,
    seat: Seat,
    answers: readonly Answer[],
    before?: OpenStep<M, Refusal>,
  ): Result<Step<M, Refusal>, Refusal>;
  /** The answers that lead to this move, without those that nobody is asked for. */
  answers(position: Position, seat: Seat, move: M): Answer[];
}

interface Walk<M extends AnyMove> {
  draft: Draft<M>;
  /** The number of questions asked. */
  asked: number;
  /** The last question that was skipped because it had one open answer, and the draft that left it open. */
  unasked: { readonly draft: Draft<M>; readonly answer: Answer } | null;
  /** The draft is known not to be refused: its last answer was an open option. */
  isJudged: boolean;
}

const isWithin = (amount: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  amount >= min && amount <= max;

/** Distinct, and in the order offered: one spelling for each set. */
function isSetOf(offered: readonly Option<unknown>[], answer: readonly OptionId[]): boolean {
  const places = answer.map((id) => offered.findIndex((option) => option.id === id));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

/** Why this answer doesn't fit a question that is not among options, as far as the question alone can tell. */
function refuseShape<M extends AnyMove, R>(step: OpenStep<M, R>, answer: Answer, malformed: R): R | null {
  switch (step.kind) {
    case 'options':
      return malformed;
    case 'some': {
      const chosen = Array.isArray(answer) ? (answer as readonly OptionId[]) : null;
      return chosen && isSetOf(step.options, chosen) && isWithin(chosen.length, step) ? null : malformed;
    }
    case 'amount':
      return Number.isSafeInteger(answer) && isWithin(Number(answer), step) ? null : malformed;
    case 'heap':
      return Array.isArray(answer) && isWithin(heapSize(answer as Heap), step) ? null : malformed;
  }
}

function refuseAnswer<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Question<M, P> | null,
  answer: Answer,
): R | null {
  if (question !== null && question.kind !== 'options')
    return refuseShape(stepAt(rules, at, question), answer, rules.malformed);
  const refusal = refusalOfOption(rules, at, question, answer);
  return refusal === undefined ? rules.malformed : refusal;
}

/** No move is made without an answer: where every question could be skipped, the last one is asked all the same. */
function completed<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  { position, seat }: Omit<At<M, P>, 'draft'>,
  { draft, asked, unasked }: Walk<M>,
  answers: readonly Answer[],
): Result<Step<M, R>, R> {
  const done = ok<Step<M, R>>({ kind: 'complete', move: draft as unknown as M });
  if (asked > 0 || unasked === null) return answers.length === asked ? done : err(rules.malformed);
  if (answers.length === 0) return ok(openStep(rules, { position, seat, draft: unasked.draft }));
  return answers.length === 1 && answers[0] === unasked.answer ? done : err(rules.malformed);
}

const openStep = <M extends AnyMove, P, R>(rules: MenuRules<M, P, R>, at: At<M, P>): OpenStep<M, R> =>
  stepAt(rules, at, questionAt(rules, at));

const isWhole = <M extends AnyMove, P>({ draft }: At<M, P>, question: Question<M, P> | null): boolean =>
  draft.kind !== undefined && question === null;

/** The next step on this walk, past questions with one open answer. */
function follow<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  position: P,
  seat: Seat,
  answers: readonly Answer[],
  walk: Walk<M>,
): Result<Step<M, R>, R> {
  for (;;) {
    const at = { position, seat, draft: walk.draft };
    const refusal = walk.isJudged ? null : refusalAt(rules, at);
    if (refusal) return err(refusal);
    const question = questionAt(rules, at);
    if (isWhole(at, question)) return completed(rules, at, walk, answers);
    const said = answers[walk.asked];
    const end = said === undefined ? ask(rules, at, question, walk) : answer(rules, at, question, walk, said);
    if (end) return end;
  }
}

/** The question, judged whole; null where only one answer is open, which is given. */
function ask<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Question<M, P> | null,
  walk: Walk<M>,
): Result<Step<M, R>, R> | null {
  const step = stepAt(rules, at, question);
  const only = onlyAnswer(step);
  if (only === null) return ok(step);
  give(walk, question, only, false);
  return null;
}

/** Null for an answer that can be given. On the way it is enough to know that there is something to choose. */
function answer<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  at: At<M, P>,
  question: Question<M, P> | null,
  walk: Walk<M>,
  said: Answer,
): Result<Step<M, R>, R> | null {
  const only = onlyAnswerAt(rules, at, question);
  const refused = only === null ? refuseAnswer(rules, at, question, said) : null;
  if (refused) return err(refused);
  give(walk, question, only ?? said, only === null);
  return null;
}

/** Options were judged with the answer; of everything else only its shape is known. */
function give<M extends AnyMove, P>(
  walk: Walk<M>,
  question: Question<M, P> | null,
  answer: Answer,
  isAsked: boolean,
): void {
  if (isAsked) walk.asked += 1;
  else walk.unasked = { draft: walk.draft, answer };
  walk.draft = settled(walk.draft, question, answer);
  walk.isJudged = question === null || question.kind === 'options';
}

/** Why this answer to a question that was put can't be given: of its options that is known. */
function refuseOffered<M extends AnyMove, R>(step: OpenStep<M, R>, answer: Answer, malformed: R): R | null {
  if (step.kind !== 'options') return refuseShape(step, answer, malformed);
  const offered = step.options.find(({ id }) => id === answer);
  return offered === undefined ? malformed : offered.blocked;
}

/** From the step that all but the last answer lead to, as from the first question. */
function followOn<M extends AnyMove, P, R>(
  rules: MenuRules<M, P, R>,
  position: P,
  seat: Seat,
  answers: readonly Answer[],
  before: OpenStep<M, R>,
): Result<Step<M, R>, R> {
  const [last = []] = answers.slice(-1);
  const refused = refuseOffered(before, last, rules.malformed);
  if (refused) return err(refused);
  const { draft } = before;
  const walk: Walk<M> = { draft, asked: answers.length - 1, unasked: null, isJudged: true };
  give(walk, questionAt(rules, { position, seat, draft }), last, true);
  return follow(rules, position, seat, answers, walk);
}

function answersTo<M extends AnyMove, P, R>(rules: MenuRules<M, P, R>, position: P, seat: Seat, move: M): Answer[] {
  const given: Answer[] = [];
  // Rules may only be called in their own phase.
  if (!rules.kindsIn(position).includes(move.kind)) return [move.kind];
  let draft = startDraft(rules, position);
  let last: Answer | null = null;
  for (;;) {
    const at = { position, seat, draft };
    const question = questionAt(rules, at);
    const said = isWhole(at, question) ? undefined : saidIn(move, draft, question);
    if (said === null || said === undefined) break;
    if (onlyAnswerAt(rules, at, question) === null) given.push(said);
    last = said;
    draft = settled(draft, question, said);
  }
  return given.length > 0 || last === null ? given : [last];
}

export function questionsMenu<M extends AnyMove, Position, Refusal>(
  rules: MenuRules<M, Position, Refusal>,
): QuestionsMenu<M, Position, Refusal> {
  return {
    menu(position, seat, answers, before) {
      if (before !== undefined) return followOn(rules, position, seat, answers, before);
      const refusal = rules.refuseSeat(position, seat);
      const walk: Walk<M> = { draft: startDraft(rules, position), asked: 0, unasked: null, isJudged: false };
      return refusal ? err(refusal) : follow(rules, position, seat, answers, walk);
    },
    answers: (position, seat, move) => answersTo(rules, position, seat, move),
  };
}
