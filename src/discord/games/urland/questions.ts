/** How Urland words its questions and answers. */
import type { OptionId } from '#engine/menu.ts';
import { OCEANS } from '#games/urland/board.ts';
import { ichtosAt, onMap } from '#games/urland/ichtos.ts';
import type { MoveKind } from '#games/urland/moves.ts';
import { priceFor } from '#games/urland/mutation.ts';
import type { Refusal, RefusalCode } from '#games/urland/refusals.ts';
import { ACTION_KINDS } from '#games/urland/rules.ts';
import { ofSeat } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import { sayAdvised, sayMade } from '#i18n/urland/moves.ts';
import { type Reason, sayReason } from '#i18n/urland/reasons.ts';
import { escapedNames } from '../../readers/escaped.ts';
import type { GameQuestions } from '../game-questions.ts';
import { bidderLines } from './bidders.ts';
import { chipLines } from './hand.ts';
import { knownTo } from './known.ts';
import { lessonsAt, ruleAt } from './lessons.ts';
import { moveSketchOf } from './move-sketch.ts';
import { asksPlace, heapLabel, optionPlace, placeLabel } from './places.ts';
import { questionOf } from './question-texts.ts';
import {
  type AskedSeat,
  type AtAmount,
  type AtHeap,
  type AtList,
  type AtOptions,
  type AtQuestion,
  areaOf,
  geneOf,
  isKeyOf,
  oceanOf,
  underWay,
  wordsOf,
} from './seat-context.ts';
import { sketchesOf } from './sketches.ts';
import { startAmount, startHeap } from './start-counts.ts';
import { warningBefore } from './warnings.ts';

function titleOf(asked: AskedSeat): string {
  const { titles } = wordsOf(asked).play;
  const { kind } = asked.view.phase;
  return isTitled(kind) ? titles[kind] : titles.waiting;
}

const TITLED = ['choose', 'actions', 'panic', 'flee', 'dive', 'bid', 'buy'] as const;
const isTitled = (kind: string): kind is (typeof TITLED)[number] => TITLED.some((each) => each === kind);

function situationOf(asked: AskedSeat): string {
  const { seat } = asked;
  const view = asked.view;
  const { situation } = wordsOf(asked).play;
  const { phase } = view;
  const extra = ofSeat(view.extraTurns, seat);
  const reserve = ofSeat(view.reserve, seat);
  const map = onMap(view, seat);
  switch (phase.kind) {
    case 'choose':
      return situation.choose;
    case 'actions':
      return phase.left === 0 ? situation.extra({ extra }) : situation.actions({ left: phase.left, extra, reserve });
    case 'flee':
      return situation.flee({ ...phase, count: ichtosAt(view, phase.land, seat) });
    case 'dive': {
      const [land] = phase.lands;
      if (land === undefined) return '';
      return situation.dive({ land, count: ichtosAt(view, land, seat) - 1 });
    }
    case 'bid':
      return situation.bid({ reserve, map, genes: view.genes[seat]?.length ?? 0 });
    case 'buy':
      return situation.buy({ price: priceFor(view, seat), map, isFirst: phase.sold === 0 });
    case 'panic':
    case 'setup':
    case 'draw':
    case 'epoch':
    case 'over':
      return '';
  }
}

/** Each gene on offer with its effect, each chip with the state of its land, each bidder with their limit. */
function details(at: AtQuestion): string {
  const say = wordsOf(at);
  const { step } = at;
  const { phase, row } = at.view;
  if (phase.kind === 'bid') return `\n${bidderLines(at)}`;
  if (step.kind !== 'options') return '';
  if (step.of === 'chip') return `\n${chipLines(at)}`;
  if (phase.kind !== 'buy') return '';
  return `\n${row.map((gene) => say.play.option.gene({ gene })).join('\n')}`;
}

function nameOf(at: AtList, pick: OptionId): string {
  const say = wordsOf(at);
  if (asksPlace(at)) return optionPlace(at, pick);
  switch (at.step.of) {
    case 'action':
      return isKeyOf(say.play.actions, pick) ? say.play.actions[pick] : '';
    case 'chip':
      return say.play.option.chip({ land: Number(pick) });
    case 'gene':
      return say.genes[geneOf(pick)].name;
    default:
      return at.reader.names[Number(pick)] ?? '';
  }
}

function confirmOf(at: AtAmount | AtHeap, size: number): string {
  const { option } = wordsOf(at).play;
  const move = underWay(at);
  switch (move?.kind) {
    case 'bid':
      return option.confirmBid({ amount: size });
    case 'buy': {
      const gene = move.gene ?? at.view.row[0];
      return gene === undefined ? '' : option.confirmPayment({ gene });
    }
    case 'retreat':
      return option.confirmRetreat({ count: size });
    default:
      return option.confirmCount({ count: size });
  }
}

const MOVERS: readonly MoveKind[] = ['land', 'swim', 'fly'];

/** Whoever moves takes as many along as they can. */
const presumed = (at: AtQuestion): number | null => {
  const { step } = at;
  const isMover = MOVERS.some((kind) => kind === underWay(at)?.kind);
  return step.kind === 'amount' && isMover ? startAmount({ ...at, step }) : null;
};

const labelWith = (at: AtOptions, option: OptionId, count: number): string | null =>
  asksPlace(at) ? wordsOf(at).play.option.placeWith({ place: placeLabel(at, option), count }) : null;

/** A move that needs another gene, chip or phase gets no greyed-out button. */
const NOISE: readonly RefusalCode[] = [
  'needs-gene',
  'no-extra-turn',
  'extra-turn-played',
  'actions-left',
  'same-area',
  'none-of-yours-there',
];

/** With no action left, no action gets a button. */
const isNoise = (refusal: Refusal): boolean =>
  NOISE.includes(refusal.code) || (refusal.code === 'too-few-actions' && refusal.left === 0);

const ASIDE: readonly MoveKind[] = ['retreat', 'done', 'decline'];

/** The usual action is one press nearer: its oceans stand among the actions. A strait is chosen as a whole. */
function isUnfolded(at: AtOptions, option: OptionId): boolean {
  const { step, view, seat } = at;
  if (underWay(at)?.kind === 'cross') return step.asks === 'from';
  const kind = step.isOpening ? option : null;
  const oceans = OCEANS.filter((ocean) => ichtosAt(view, ocean, seat) > 0);
  return kind === ('buy' satisfies MoveKind) || (kind === ('land' satisfies MoveKind) && oceans.length > 1);
}

/** With how many of one's own are there. */
function unfoldedLabel(at: AtOptions, option: OptionId): string | null {
  if (underWay(at)?.kind !== 'land') return null;
  const ocean = oceanOf(option);
  return wordsOf(at).play.option.landFrom({ ocean, count: ichtosAt(at.view, ocean, at.seat) });
}

export const QUESTIONS = {
  title: titleOf,
  situation: situationOf,
  known: knownTo,
  question: (at) => `${questionOf(at)}${details(at)}`,
  arranged: ({ step: { of, options } }) =>
    of === 'chip' ? [...options].sort((a, b) => Number(a.id) - Number(b.id)) : options,
  name: nameOf,
  label: (at, option) => (asksPlace(at) ? placeLabel(at, option) : nameOf(at, option)),
  isNoise,
  isAside: ({ step }, option) => step.isOpening && ASIDE.some((kind) => kind === option),
  isUnfolded,
  unfoldedLabel,
  presumed,
  labelWith,
  startAmount,
  startHeap,
  placeName: (asked, place) => wordsOf(asked).areaTitle({ area: areaOf(place) }),
  placeLabel: (asked, place, index) => heapLabel(areaOf(place), index, wordsOf(asked)),
  confirm: confirmOf,
  warning: warningBefore,
  // The last action ends the turn by itself; everything else is one decision, or says what it ends.
  closesTurn: ({ kind }) => !ACTION_KINDS.some((action) => action === kind),
  made: (asked, move) => sayMade(move, escapedNames(asked.reader), wordsOf(asked)),
  advised: (asked, move) => sayAdvised(move, escapedNames(asked.reader), wordsOf(asked)),
  // Reasons come from Urland’s own computers; no type of a game names them.
  reason: (asked, reason) => sayReason(reason as Reason, escapedNames(asked.reader), wordsOf(asked)),
  sketches: sketchesOf,
  moveSketch: moveSketchOf,
  topic: ruleAt,
  lessons: lessonsAt,
} satisfies GameQuestions<Urland>;
