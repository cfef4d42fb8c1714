/** How Ursuppe words its questions and answers. */
import type { OptionId } from '#engine/menu.ts';
import { firstGift } from '#games/ursuppe/defects.ts';
import type { MoveKind } from '#games/ursuppe/moves.ts';
import type { Refusal } from '#games/ursuppe/refusals.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { sayAdvised, sayMade } from '#i18n/ursuppe/moves.ts';
import { type Reason, sayReason } from '#i18n/ursuppe/reasons.ts';
import type { GameQuestions } from '../game-questions.ts';
import { lessonsAt, pageAt } from './lessons.ts';
import { describe, labelOf, nameOf } from './option-names.ts';
import { questionOf, situationOf, titleOf } from './question-texts.ts';
import { type AskedSeat, type AtAmount, type AtHeap, type AtSome, castFor, seatIdOf, wordsOf } from './seat-context.ts';
import { shortcutsAt } from './shortcuts.ts';
import { moveSketchOf, sketchesOf } from './sketches.ts';

function cubeName(asked: AskedSeat, place: OptionId): string {
  const { colours } = castFor(asked.reader);
  const colour = colours[seatIdOf(place)];
  return colour === undefined ? '' : wordsOf(asked).play.option.cubes({ colour });
}

function confirmOf(at: AtAmount | AtHeap | AtSome, count: number): string {
  const { option } = wordsOf(at).play;
  switch (at.view.phase) {
    case 'cling':
      return option.confirmCling({ count });
    case 'defect':
      return option.confirmGive({ count });
    default:
      return option.confirmTake({ count });
  }
}

/** What needs a gene that the player does not have gets no greyed-out button; nor what is never possible here. */
const NOISE: readonly Refusal['code'][] = [
  'needs-gene',
  'stays-anyway',
  'no-meal',
  'attack-instead-of-meal',
  'no-second-attempt',
];

/** Genes and amoebas are chosen from a list, all in one go; one at a time is for those who must say more. */
const ASIDE: readonly MoveKind[] = ['rest', 'starve', 'yield', 'done', 'pass', 'buy', 'place'];

/** An answer that only leads to another list is replaced by that list: one press less. */
const UNFOLDED: readonly MoveKind[] = ['eat', 'move', 'again', 'flee'];

export const QUESTIONS = {
  title: titleOf,
  situation: situationOf,
  question: questionOf,
  name: nameOf,
  label: labelOf,
  describe,
  isNoise: ({ code }) => NOISE.includes(code),
  isAside: ({ step }, option) => step.isOpening && ASIDE.some((kind) => kind === option),
  isUnfolded: ({ step }, option) => step.isOpening && UNFOLDED.some((kind) => kind === option),
  shortcuts: shortcutsAt,
  startSet: ({ view, seat }) => (view.phase === 'defect' ? firstGift(view, seat) : []),
  placeName: cubeName,
  confirm: confirmOf,
  // A turn ends with Done, or where nothing is left to decide: there is nothing that one could still want to do in it.
  closesTurn: () => true,
  made: (asked, move) => sayMade(move, castFor(asked.reader), wordsOf(asked)),
  advised: (asked, move) => sayAdvised(move, castFor(asked.reader), wordsOf(asked)),
  // Reasons come from the game's own computers, and no type of a game names them.
  reason: (asked, reason) => sayReason(reason as Reason, wordsOf(asked)),
  sketches: sketchesOf,
  moveSketch: moveSketchOf,
  topic: pageAt,
  lessons: lessonsAt,
} satisfies GameQuestions<Ursuppe>;
