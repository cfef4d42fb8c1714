/** How the questions of sticks are put and its answers named. */
import { invariant } from '#engine/invariant.ts';
import type { OptionId } from '#engine/menu.ts';
import { LINES, type Line, lyingIn, STICKS, type Stick } from '#games/sticks/board.ts';
import { HEAVIEST } from '#games/sticks/box.ts';
import type { MoveKind } from '#games/sticks/moves.ts';
import { MOVE_KINDS } from '#games/sticks/rules.ts';
import { countOf, otherThan, pebblesOf } from '#games/sticks/state.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { type Reason, sayAdvised, sayMade, sayReason } from '#i18n/sticks/moves.ts';
import type { RuleId } from '#i18n/sticks/rules.ts';
import { type SticksWords, sticksIn } from '#i18n/sticks/words.ts';
import type * as play from '../../play/seat-context.ts';
import { escaped } from '../../readers/escaped.ts';
import type { Sketch } from '../game-pictures.ts';
import type { GameQuestions } from '../game-questions.ts';
import { boardSketch } from './look.ts';

type AskedSeat = play.AskedSeat<Sticks>;
type AtQuestion = play.AtQuestion<Sticks>;
type AtList = play.AtList<Sticks>;

const wordsOf = ({ reader }: AskedSeat): SticksWords => sticksIn(reader.language);

/** An option is what the question says it is. */
function among<T extends OptionId>(known: readonly T[], option: OptionId): T {
  const found = known.find((each) => each === option);
  invariant(found !== undefined, `${option} is one of ${known}`);
  return found;
}

const stickOf = (option: OptionId): Stick => among(STICKS, option);
const lineOf = (option: OptionId): Line => among(LINES, option);

function titleOf(asked: AskedSeat): string {
  const { titles } = wordsOf(asked).play;
  const { kind } = asked.view.phase;
  return kind === 'turn' || kind === 'answer' ? titles[kind] : titles.waiting;
}

function situationOf(asked: AskedSeat): string {
  const { view, seat, reader } = asked;
  const { situation } = wordsOf(asked).play;
  const pebbles = pebblesOf(view, seat);
  switch (view.phase.kind) {
    case 'turn':
      return situation.turn({ count: countOf(view, seat), goal: view.goal, pebbles });
    case 'answer': {
      const name = escaped(reader.names[otherThan(seat)] ?? '');
      return situation.answer({ name, sticks: view.phase.sticks, pebbles });
    }
    case 'begin':
    case 'over':
      return '';
  }
}

function questionOf(at: AtQuestion): string {
  const { questions } = wordsOf(at).play;
  const { kind, line } = at.step.draft;
  if (kind === 'take') return questions['take.stick'];
  if (kind === 'gather') return line === undefined ? questions['gather.line'] : questions['gather.sticks']({ line });
  return at.view.phase.kind === 'answer' ? questions.answer : questions.turn;
}

function nameOf(at: AtList, option: OptionId): string {
  const say = wordsOf(at);
  switch (at.step.of) {
    case 'stick':
      return say.play.option.stick({ stick: stickOf(option) });
    case 'line':
      return say.line({ line: lineOf(option) });
    default:
      return say.play.actions[among(MOVE_KINDS, option)];
  }
}

/** The number of a stick alone: the question says what it is. */
function labelOf(at: AtList, option: OptionId): string {
  const say = wordsOf(at).play.option;
  switch (at.step.of) {
    case 'stick':
      return at.step.kind === 'some'
        ? say.stick({ stick: stickOf(option) })
        : say.stickLabel({ stick: stickOf(option) });
    case 'line': {
      const line = lineOf(option);
      return say.lineLabel({ line, count: lyingIn(at.view.holders, line).length });
    }
    default:
      return nameOf(at, option);
  }
}

/** In a set, what a stick leaves for the others of it. */
function describe(at: AtList, option: OptionId): string {
  return wordsOf(at).play.option.weight({ rest: HEAVIEST - stickOf(option) });
}

/** What can be chosen, where it is not all there is; else what the other player reaches for. */
function sketchesOf(at: AtQuestion): Sketch[] {
  const { phase, holders } = at.view;
  const { line } = at.step.draft;
  const inLine = line === undefined ? [] : lyingIn(holders, line);
  const reached = phase.kind === 'answer' ? phase.sticks : [];
  const shown = at.shown?.map(stickOf) ?? [];
  return [boardSketch(at.view, at.reader, [...inLine, ...reached, ...shown])];
}

const RULE_OF: { readonly [K in MoveKind]: RuleId } = {
  take: 'take',
  gather: 'gather',
  block: 'answer',
  allow: 'answer',
};

function ruleAt({ step: { draft }, view: { phase } }: AtQuestion): RuleId {
  if (draft.kind !== undefined) return RULE_OF[draft.kind];
  return phase.kind === 'answer' ? 'answer' : 'game';
}

/** A page is read until something that it explains has been done. */
function lessonsAt(at: AtQuestion, tried: readonly string[]): RuleId[] {
  const page = ruleAt(at);
  const explains = MOVE_KINDS.filter((kind) => page === 'game' || RULE_OF[kind] === page);
  return explains.some((kind) => tried.includes(kind)) ? [] : [page];
}

export const QUESTIONS = {
  title: titleOf,
  situation: situationOf,
  question: questionOf,
  name: nameOf,
  label: labelOf,
  describe,
  groupName: (at, row) => wordsOf(at).line({ line: lineOf(row) }),
  isAside: (_at, option) => option === ('allow' satisfies MoveKind),
  confirm: (at, count) => wordsOf(at).play.option.confirm({ count }),
  made: (asked, move) => sayMade(move, wordsOf(asked)),
  advised: (asked, move) => sayAdvised(move, wordsOf(asked)),
  // Reasons come from the game's own computers, and no type of a game names them.
  reason: (asked, reason) => sayReason(reason as Reason, wordsOf(asked)),
  sketches: sketchesOf,
  moveSketch: ({ view, reader }, move) =>
    move.kind === 'take'
      ? boardSketch(view, reader, [move.stick])
      : move.kind === 'gather'
        ? boardSketch(view, reader, move.sticks)
        : null,
  topic: ruleAt,
  lessons: lessonsAt,
} satisfies GameQuestions<Sticks>;
