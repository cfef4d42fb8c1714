/** How the questions of ANTS are put and its answers named. */
import { type OptionId, openIds } from '#engine/menu.ts';
import { MAIN_ACTIONS } from '#games/ants/box.ts';
import { larvaeOf } from '#games/ants/feeding.ts';
import type { MoveKind } from '#games/ants/moves.ts';
import type { Refusal } from '#games/ants/refusals.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import { sayAdvised, sayMade } from '#i18n/ants/moves.ts';
import { type Reason, sayReason } from '#i18n/ants/reasons.ts';
import type { GameQuestions } from '../game-questions.ts';
import { cardsBehind } from './card-names.ts';
import { lessonsAt, pageAt } from './lessons.ts';
import { describe, linesAbout } from './option-descriptions.ts';
import { labelOf, takesFromStore } from './option-labels.ts';
import { groupNameOf, nameOf } from './option-names.ts';
import { debtWarning, placeName, startHeap, storeFor } from './payments.ts';
import { presumedAt, presumedText } from './presumed.ts';
import { questionOf, situationOf, titleOf } from './question-texts.ts';
import { type AtAmount, type AtHeap, type AtOptions, type AtSome, moveKindOf, wordsOf } from './seat-context.ts';
import { moveSketchOf, sketchesOf } from './sketches.ts';

function confirmOf(at: AtAmount | AtHeap | AtSome, count: number): string {
  const { option } = wordsOf(at).play;
  switch (at.step.asks) {
    case 'lose':
      return option.confirmLose({ count, store: storeFor(at, larvaeOf(playerAt(at.view, at.seat)) - count) });
    case 'drop':
      return option.confirmDrop({ count });
    case 'cards':
      return at.view.phase === 'keep' ? option.confirmKeep({ count }) : option.confirmTuck({ count });
    case 'count':
      return option.confirmFerment({ count });
    default:
      return option.confirmPay({ count });
  }
}

/** Of a strength: more than there are ants for. */
const UNREACHED: readonly Refusal['code'][] = ['too-few-ants', 'no-real-ant'];

/** What nobody could expect to do gets no greyed-out button. */
const NOISE: readonly Refusal['code'][] = [
  'must-answer',
  'no-such-effect',
  'used-already',
  'crests-full',
  ...UNREACHED,
];

/** What ends something stays in the background, and so do free actions beside the action itself. */
const ENDING: readonly MoveKind[] = ['done', 'pass', 'stay'];
const FREE: readonly MoveKind[] = ['convert', 'recycle', 'ferment', 'crest'];

function isFree({ phase }: Position, kind: MoveKind): boolean {
  if (FREE.includes(kind)) return phase !== 'convert';
  return kind === 'use' && phase !== 'effects';
}

/** Where nothing else can be done, ending it stands out. */
function isAside({ view, step }: AtOptions, kind: MoveKind): boolean {
  if (!ENDING.includes(kind)) return isFree(view, kind);
  return openIds(step)
    .map(moveKindOf)
    .some((other) => !ENDING.includes(other) && !isFree(view, other));
}

/** An answer that only leads to another list is replaced by that list: one press less. */
const UNFOLDED: readonly MoveKind[] = [
  ...MAIN_ACTIONS,
  'room',
  'explorer',
  'foragers',
  'raise',
  'convert',
  'use',
  'move',
  'empty',
  'lower',
];

/** Beside other actions, free ones are not worth so many buttons. */
const isBeside = ({ phase }: Position, kind: string): boolean =>
  (kind === 'convert' && phase !== 'convert') || (kind === 'use' && phase !== 'effects');

/** Ant actions are told apart by their strengths; the cards that come with them would not say which is which. */
const isApart = (option: OptionId, { asks }: AtOptions['step']): boolean =>
  MAIN_ACTIONS.some((action) => action === option) && asks !== 'strength';

/** Answers that only say which disc, which enemy or which way is meant. */
const LEADING_ON: readonly string[] = ['stage', 'from', 'hex', 'path'];

/** Tokens go from card to card: where they come from has to be said. */
const leadsOn = ({ asks, draft }: AtOptions['step']): boolean => LEADING_ON.includes(asks) && draft.kind !== 'move';

function isUnfolded({ step, view }: AtOptions, option: OptionId): boolean {
  if (!step.isOpening) return leadsOn(step);
  return UNFOLDED.some((kind) => kind === option && !isBeside(view, kind));
}

/** Cards of a hand, or enemies with the abilities that they bring: a list says more of them than buttons could. */
const LISTED: readonly MoveKind[] = ['play', 'defeat', 'board'];

const isListed = ({ step }: AtOptions, option: OptionId): boolean =>
  step.isOpening && LISTED.some((kind) => kind === option);

export const QUESTIONS = {
  title: titleOf,
  situation: situationOf,
  question: (at) => [questionOf(at), ...linesAbout(at)].join('\n'),
  name: nameOf,
  label: labelOf,
  describe,
  groupName: groupNameOf,
  behind: cardsBehind,
  isNoise: ({ code }) => NOISE.includes(code),
  isAside: (at, option) => (at.step.isOpening ? isAside(at, moveKindOf(option)) : takesFromStore(at, option)),
  isUnfolded,
  isApart,
  isListed,
  presumed: presumedAt,
  presumedText,
  startHeap,
  placeName,
  confirm: confirmOf,
  warning: debtWarning,
  // A turn is one action with what it asks: its last move ends it, as everybody expects.
  closesTurn: () => true,
  made: (asked, move) => sayMade(move, wordsOf(asked)),
  advised: (asked, move) => sayAdvised(move, wordsOf(asked)),
  // Reasons come from the game's own computers, and no type of a game names them.
  reason: (asked, reason) => sayReason(reason as Reason, wordsOf(asked)),
  sketches: sketchesOf,
  moveSketch: moveSketchOf,
  topic: pageAt,
  lessons: lessonsAt,
} satisfies GameQuestions<Ants>;
