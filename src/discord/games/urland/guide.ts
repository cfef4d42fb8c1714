/** Urland with buttons. */
import type { Area } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { ichtosAt, onMap } from '#games/urland/ichtos.ts';
import type { Move, MoveKind } from '#games/urland/moves.ts';
import { priceFor } from '#games/urland/mutation.ts';
import type { Refusal, RefusalCode } from '#games/urland/refusals.ts';
import type { Order } from '#games/urland/standing-orders.ts';
import { ofSeat } from '#games/urland/state.ts';
import { sayAdvised, sayMade } from '#i18n/urland/moves.ts';
import { areaName } from '#i18n/urland/places.ts';
import { type Reason, sayReason } from '#i18n/urland/reasons.ts';
import { rulingBehind } from '#i18n/urland/refusals.ts';
import { ruleEntries } from '#i18n/urland/rules.ts';
import { escapedNames } from '../../readers/escaped.ts';
import type { Amount, Asked, At, Guide, HeapQuestion, Options } from '../guide.ts';
import { asSeat, underWay, viewOf, wordsOf } from './asked.ts';
import { chipLines, handOf } from './hand.ts';
import { lessonsAt, ruleAt } from './lessons.ts';
import { moveSketchOf } from './move-sketch.ts';
import { asksPlace, heapLabel, optionPlace, placeLabel, placeTitle } from './places.ts';
import { questionOf } from './questions.ts';
import { sketchOf } from './sketches.ts';
import { startAmount, startHeap } from './start-counts.ts';
import { orderWarningOf, warningOf } from './warnings.ts';

function titleOf(asked: Asked): string {
  const { titles } = wordsOf(asked).play;
  const { kind } = viewOf(asked).phase;
  return isTitled(kind) ? titles[kind] : titles.waiting;
}

const TITLED = ['choose', 'actions', 'panic', 'flee', 'dive', 'bid', 'buy'] as const;
const isTitled = (kind: string): kind is (typeof TITLED)[number] => (TITLED as readonly string[]).includes(kind);

function situationOf(asked: Asked): string {
  const { seat } = asked;
  const view = viewOf(asked);
  const say = wordsOf(asked);
  const { situation } = say.play;
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
      return situation.flee({
        land: areaName(phase.land, say),
        ocean: areaName(phase.ocean, say),
        count: ichtosAt(view, phase.land, seat),
      });
    case 'dive': {
      const [land] = phase.lands;
      if (land === undefined) return '';
      return situation.dive({ land: areaName(land, say), count: ichtosAt(view, land, seat) - 1 });
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

/** Each gene on offer with what it does, each chip with how its land stands. */
function details(at: At): string {
  const say = wordsOf(at);
  const { step } = at;
  const { phase, row } = viewOf(at);
  if (step.kind !== 'options') return '';
  if (step.of === 'chip') return `\n${chipLines(at)}`;
  if (phase.kind !== 'buy') return '';
  return `\n${row.map((gene) => say.play.option.gene(say.genes[gene])).join('\n')}`;
}

function nameOf(at: At<Options>, pick: string | number): string {
  const say = wordsOf(at);
  if (asksPlace(at)) return optionPlace(at, pick);
  switch (at.step.of) {
    case 'action':
      return say.play.actions[pick as keyof typeof say.play.actions];
    case 'chip':
      return say.play.option.chip({ land: Number(pick) });
    case 'gene':
      return say.genes[pick as Gene].name;
    default:
      return at.reader.names[asSeat(pick)] ?? '';
  }
}

function confirmOf(at: At<Amount | HeapQuestion>, size: number): string {
  const say = wordsOf(at);
  const { option } = say.play;
  const move = underWay(at);
  switch (move?.kind) {
    case 'bid':
      return option.confirmBid({ amount: size });
    case 'buy': {
      const gene = move.gene ?? (viewOf(at).row[0] as Gene);
      return option.confirmPayment({ gene: say.genes[gene].name });
    }
    case 'retreat':
      return option.confirmRetreat({ count: size });
    default:
      return option.confirmCount({ count: size });
  }
}

/** What one has no gene or chip for, or what is not its time, is no choice that is missing, but one that never was. */
const NOISE: readonly RefusalCode[] = ['needs-gene', 'no-extra-turn', 'extra-turn-played', 'actions-left', 'same-area'];

/** With no action left, all of them are missing. */
const isNoise = (refusal: Refusal): boolean =>
  NOISE.includes(refusal.code) || (refusal.code === 'too-few-actions' && refusal.left === 0);

const ASIDE: readonly MoveKind[] = ['retreat', 'done', 'decline'];

export const URLAND_GUIDE: Guide = {
  title: titleOf,
  situation: situationOf,
  question: (at) => `${questionOf(at)}${details(at)}`,
  arranged: ({ step: { of, options } }) =>
    of === 'chip' ? [...options].sort((a, b) => Number(a.id) - Number(b.id)) : options,
  name: nameOf,
  label: (at, pick) => (asksPlace(at) ? placeLabel(at, pick) : nameOf(at, pick)),
  isNoise: (refusal) => isNoise(refusal as Refusal),
  rulingBehind: (refusal) => rulingBehind(refusal as Refusal),
  isAside: (pick) => ASIDE.some((kind) => kind === pick),
  isUnfolded: (pick) => pick === ('buy' satisfies MoveKind),
  startAmount,
  startHeap,
  placeName: (place, asked) => placeTitle(place as Area, wordsOf(asked)),
  placeLabel: (place, index, asked) => heapLabel(place as Area, index, wordsOf(asked)),
  confirm: confirmOf,
  warning: (asked, move) => warningOf(asked, move as Move),
  orderWarning: (asked, order) => orderWarningOf(asked, order as Order),
  made: (asked, move) => sayMade(move as Move, escapedNames(asked.reader), wordsOf(asked)),
  advised: (asked, move) => sayAdvised(move as Move, escapedNames(asked.reader), wordsOf(asked)),
  reason: (asked, reason) => sayReason(reason as Reason, escapedNames(asked.reader), wordsOf(asked)),
  sketch: sketchOf,
  moveSketch: (asked, move) => moveSketchOf(asked, move as Move),
  hand: handOf,
  topic: ruleAt,
  lessons: lessonsAt,
  rules: ({ words }) => ruleEntries(words.urland),
};
