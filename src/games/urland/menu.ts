/** The choice tree: built from each rule's questions and refusals, and from nothing but what the chooser sees. */
import { invariant } from '#engine/invariant.ts';
import type { Step as AnyStep, Option, Pick } from '#engine/menu.ts';
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { heapSize } from './heaps.ts';
import type { Move, MoveKind } from './moves.ts';
import { refuseSeat } from './play.ts';
import type { Refusal } from './refusals.ts';
import type { Draft, Question } from './rule.ts';
import { KINDS_IN, ruleOf } from './rules.ts';
import type { Position, PositionWithHand } from './state.ts';

type Step = AnyStep<Move, Refusal>;
type Answer = Result<Step, Refusal>;

/** The kind of move that is being put together, and the answers given so far. */
export interface MoveUnderWay {
  readonly kind: MoveKind;
  readonly answers: readonly Pick[];
}

const malformed = err<Refusal>({ code: 'malformed' });

export function menuOf(position: PositionWithHand, seat: Seat, picks: readonly Pick[]): Answer {
  const refusal = refuseSeat(position, seat);
  if (refusal) return err(refusal);
  const move = moveUnderWay(position, picks);
  if (move) return ask(position, seat, move.kind, move.answers);
  return picks.length === 0 ? ok(kindStep(position, seat)) : malformed;
}

/** Of one kind alone nobody is asked which. */
const onlyKind = ({ phase }: Position): MoveKind | null => {
  const [only, ...others] = KINDS_IN[phase.kind];
  return only !== undefined && others.length === 0 ? only : null;
};

/** null while the kind itself is asked. */
export function moveUnderWay(position: Position, picks: readonly Pick[]): MoveUnderWay | null {
  const only = onlyKind(position);
  if (only) return { kind: only, answers: picks };
  const [picked, ...answers] = picks;
  const kind = KINDS_IN[position.phase.kind].find((offered) => offered === picked);
  return kind === undefined ? null : { kind, answers };
}

function kindStep(position: PositionWithHand, seat: Seat): Step {
  const options = KINDS_IN[position.phase.kind].map((kind) => ({
    pick: kind,
    blocked: refuseKind(position, seat, kind),
  }));
  return { kind: 'options', asks: 'kind', of: 'action', options };
}

/** A kind can be chosen if its first question has an answer. */
function refuseKind(position: PositionWithHand, seat: Seat, kind: MoveKind): Refusal | null {
  const rule = ruleOf(kind);
  const refusal = rule.refuse(position, seat, {});
  const [first] = rule.questions;
  if (refusal || first?.kind !== 'options') return refusal;
  const reasons = optionsOf(position, seat, kind, first, {}).map(({ blocked }) => blocked);
  if (reasons.includes(null)) return null;
  return reasons.find((reason) => reason?.code === 'too-few-actions') ?? { code: 'no-target', kind };
}

/** Follows the answers given so far to the next open question, or to the move. */
function ask(position: PositionWithHand, seat: Seat, kind: MoveKind, answers: readonly Pick[]): Answer {
  const rule = ruleOf(kind);
  let draft: Draft<Move> = {};
  let given = 0;
  const refusal = rule.refuse(position, seat, draft);
  if (refusal) return err(refusal);
  for (const question of rule.questions) {
    const answer = onlyAnswer(position, seat, question, draft) ?? answers[given++];
    if (answer === undefined) return ok(stepOf(position, seat, kind, question, draft));
    if (!isOffered(position, seat, question, draft, answer)) return malformed;
    draft = { ...draft, [question.asks]: answer };
    const refused = rule.refuse(position, seat, draft);
    if (refused) return err(refused);
  }
  return given < answers.length ? malformed : ok({ kind: 'complete', move: { kind, ...draft } as Move });
}

/** Nobody is asked where there is nothing to choose. */
function onlyAnswer(position: PositionWithHand, seat: Seat, question: Question<Move>, draft: Draft<Move>): Pick | null {
  switch (question.kind) {
    case 'options': {
      const [only, ...others] = question.among(position, seat);
      return only !== undefined && others.length === 0 ? only : null;
    }
    case 'amount': {
      const { min, max } = question.range(position, seat, draft);
      return min === max ? min : null;
    }
    case 'heap':
      return question.bounds(position, seat, draft).max === 0 ? [] : null;
  }
}

function isOffered(
  position: PositionWithHand,
  seat: Seat,
  question: Question<Move>,
  draft: Draft<Move>,
  answer: Pick,
): boolean {
  switch (question.kind) {
    case 'options':
      return question.among(position, seat).some((option) => option === answer);
    case 'amount':
      return Number.isSafeInteger(answer) && isWithin(Number(answer), question.range(position, seat, draft));
    case 'heap':
      return Array.isArray(answer) && isWithin(heapSize(answer), question.bounds(position, seat, draft));
  }
}

const isWithin = (amount: number, { min, max }: { min: number; max: number }): boolean =>
  amount >= min && amount <= max;

function stepOf(
  position: PositionWithHand,
  seat: Seat,
  kind: MoveKind,
  question: Question<Move>,
  draft: Draft<Move>,
): Step {
  const { asks } = question;
  switch (question.kind) {
    case 'options':
      return { kind: 'options', asks, of: question.of, options: optionsOf(position, seat, kind, question, draft) };
    case 'amount':
      return { kind: 'amount', asks, ...question.range(position, seat, draft) };
    case 'heap':
      return { kind: 'heap', asks, ...question.bounds(position, seat, draft) };
  }
}

function optionsOf(
  position: PositionWithHand,
  seat: Seat,
  kind: MoveKind,
  question: Extract<Question<Move>, { kind: 'options' }>,
  draft: Draft<Move>,
): Option<Refusal>[] {
  const rule = ruleOf(kind);
  return question
    .among(position, seat)
    .map((pick) => ({ pick, blocked: rule.refuse(position, seat, { ...draft, [question.asks]: pick }) }));
}

/** The answers that lead to this move, those left out that nobody is asked for. */
export function picksOf(position: PositionWithHand, seat: Seat, move: Move): Pick[] {
  const picks: Pick[] = onlyKind(position) ? [] : [move.kind];
  const answers: Draft<Move> = move;
  let draft: Draft<Move> = {};
  for (const question of ruleOf(move.kind).questions) {
    const answer = answers[question.asks];
    invariant(answer !== undefined, 'a move answers every question');
    if (onlyAnswer(position, seat, question, draft) === null) picks.push(answer);
    draft = { ...draft, [question.asks]: answer };
  }
  return picks;
}
