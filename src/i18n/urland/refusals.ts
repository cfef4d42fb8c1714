/** Refusals in words. */
import type { BySeat } from '#engine/seat.ts';
import type { MoveKind } from '#games/urland/moves.ts';
import type { Refusal } from '#games/urland/refusals.ts';
import type { RulingId } from './rules.ts';
import type { UrlandWords } from './words.ts';

type Say = UrlandWords;

export function sayRefusal(refusal: Refusal, names: BySeat<string>, say: Say): string {
  const { refusals } = say;
  switch (refusal.code) {
    case 'needs-gene':
    case 'gene-not-open':
      return refusals[refusal.code](refusal);
    case 'too-few-actions':
      return refusals[refusal.code](refusal);
    case 'actions-left':
      return refusals[refusal.code](refusal);
    case 'too-many':
      return refusals[refusal.code](refusal);
    case 'too-few':
      return refusals[refusal.code](refusal);
    case 'wrong-price':
      return refusals[refusal.code](refusal);
    case 'no-target':
      return sayNoTarget(refusal.kind, say);
    case 'protected-by-ears':
      return refusals[refusal.code]({ name: names[refusal.seat] ?? '' });
    case 'not-in-hand':
      return refusals[refusal.code](refusal);
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
      return refusals[refusal.code];
  }
}

function sayNoTarget(kind: MoveKind, { refusals }: Say): string {
  const { noTargetFor } = refusals;
  const known = (Object.keys(noTargetFor) as (keyof typeof noTargetFor)[]).find((each) => each === kind);
  return known === undefined ? refusals['no-target'] : noTargetFor[known];
}

type AboutPlace = Extract<Refusal, { land: number } | { area: unknown } | { from: unknown }>;

function sayPlace(refusal: AboutPlace, names: BySeat<string>, say: Say): string {
  const { refusals } = say;
  switch (refusal.code) {
    case 'no-such-land':
    case 'not-most-crowded':
    case 'not-next-land':
      return refusals[refusal.code](refusal);
    case 'no-strait':
    case 'one-land':
      return refusals[refusal.code](refusal);
    case 'not-touching':
      return refusals[refusal.code](refusal);
    case 'none-of-yours-there':
    case 'same-area':
    case 'no-young-there':
      return refusals[refusal.code](refusal);
    case 'too-few-opponents-there':
      return refusals[refusal.code](refusal);
    case 'none-of-theirs-there':
      return refusals[refusal.code]({ area: refusal.area, name: names[refusal.seat] ?? '' });
  }
}

/** The ruling behind a refusal, where the rulebook is silent. */
export function rulingBehind(refusal: Refusal): RulingId | null {
  switch (refusal.code) {
    case 'actions-left':
      return 'R-STRADDLE';
    case 'too-few-actions':
      return refusal.left > 0 ? 'R-STRADDLE' : null;
    case 'no-target':
      return refusal.kind === 'assimilate' ? 'R-ASSIM' : null;
    case 'not-most-crowded':
      return 'R-EARS-COUNT';
    default:
      return null;
  }
}
