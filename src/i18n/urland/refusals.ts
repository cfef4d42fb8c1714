/** Why not, in words. */
import type { BySeat } from '#engine/seat.ts';
import type { MoveKind } from '#games/urland/moves.ts';
import type { Refusal } from '#games/urland/refusals.ts';
import type { Words } from '../words.ts';
import { areaName } from './places.ts';

type Say = Words['urland'];

export function sayRefusal(refusal: Refusal, names: BySeat<string>, say: Say): string {
  const { refusals } = say;
  switch (refusal.code) {
    case 'needs-gene':
      return refusals.needsGene({ gene: say.genes[refusal.gene].name });
    case 'gene-not-open':
      return refusals.geneNotOpen({ gene: say.genes[refusal.gene].name });
    case 'too-few-actions':
      return refusals.tooFewActions(refusal);
    case 'actions-left':
      return refusals.actionsLeft(refusal);
    case 'too-many':
      return refusals.tooMany(refusal);
    case 'too-few':
      return refusals.tooFew(refusal);
    case 'wrong-price':
      return refusals.wrongPrice(refusal);
    case 'no-target':
      return sayNoTarget(refusal.kind, say);
    case 'protected-by-ears':
      return refusals.protectedByEars({ name: names[refusal.seat] ?? '' });
    case 'not-in-hand':
      return refusals.notInHand(refusal);
    case 'no-such-land':
    case 'not-most-crowded':
    case 'not-next-land':
    case 'no-strait':
    case 'one-land':
    case 'none-of-yours-there':
    case 'not-touching':
    case 'same-area':
    case 'no-young-there':
    case 'too-few-opponents-there':
    case 'none-of-theirs-there':
      return sayPlace(refusal, names, say);
    default:
      return refusals[PLAIN[refusal.code]];
  }
}

function sayNoTarget(kind: MoveKind, { refusals: { noTarget, noTargetFor } }: Say): string {
  const known = (Object.keys(noTargetFor) as (keyof typeof noTargetFor)[]).find((each) => each === kind);
  return known === undefined ? noTarget : noTargetFor[known];
}

type AboutPlace = Extract<Refusal, { land: number } | { area: unknown } | { from: unknown }>;

function sayPlace(refusal: AboutPlace, names: BySeat<string>, say: Say): string {
  const { refusals } = say;
  switch (refusal.code) {
    case 'no-such-land':
      return refusals.noSuchLand(refusal);
    case 'not-most-crowded':
      return refusals.notMostCrowded(refusal);
    case 'not-next-land':
      return refusals.notNextLand(refusal);
    case 'no-strait':
      return refusals.noStrait(refusal);
    case 'one-land':
      return refusals.oneLand(refusal);
    case 'not-touching':
      return refusals.notTouching({ from: areaName(refusal.from, say), to: areaName(refusal.to, say) });
    case 'none-of-yours-there':
      return refusals.noneOfYoursThere({ area: areaName(refusal.area, say) });
    case 'same-area':
      return refusals.sameArea({ area: areaName(refusal.area, say) });
    case 'no-young-there':
      return refusals.noYoungThere({ area: areaName(refusal.area, say) });
    case 'too-few-opponents-there':
      return refusals.tooFewOpponentsThere({ area: areaName(refusal.area, say) });
    case 'none-of-theirs-there':
      return refusals.noneOfTheirsThere({ area: areaName(refusal.area, say), name: names[refusal.seat] ?? '' });
  }
}

/** Those whose words need nothing. */
const PLAIN = {
  malformed: 'malformed',
  'game-over': 'gameOver',
  'not-your-decision': 'notYourDecision',
  'not-now': 'notNow',
  'not-drawable': 'notDrawable',
  'wrong-deal': 'wrongDeal',
  'no-extra-turn': 'noExtraTurn',
  'extra-turn-played': 'extraTurnPlayed',
  'reserve-empty': 'reserveEmpty',
  'no-such-opponent': 'noSuchOpponent',
  'not-in-seat-order': 'notInSeatOrder',
  'unruly-heap': 'unrulyHeap',
  'must-buy': 'mustBuy',
} as const;
