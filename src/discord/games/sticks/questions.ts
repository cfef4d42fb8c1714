/** How the questions of sticks are put and its answers named. */
import type { MoveKind } from '#games/sticks/moves.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { type Reason, sayAdvised, sayMade, sayReason } from '#i18n/sticks/moves.ts';
import type { GameQuestions } from '../game-questions.ts';
import { lessonsAt, pageAt } from './lessons.ts';
import { describe, labelOf, nameOf } from './option-names.ts';
import { questionOf, situationOf, titleOf } from './question-texts.ts';
import { lineOf, wordsOf } from './seat-context.ts';
import { moveSketchOf, sketchesOf } from './sketches.ts';

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
  // A turn is one move.
  closesTurn: () => true,
  made: (asked, move) => sayMade(move, wordsOf(asked)),
  advised: (asked, move) => sayAdvised(move, wordsOf(asked)),
  // Reasons come from the game's own computers, and no type of a game names them.
  reason: (asked, reason) => sayReason(reason as Reason, wordsOf(asked)),
  sketches: sketchesOf,
  moveSketch: moveSketchOf,
  topic: pageAt,
  lessons: lessonsAt,
} satisfies GameQuestions<Sticks>;
