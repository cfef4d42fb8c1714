/** Why not, in words. */
import type { Refusal } from '#games/sticks/refusals.ts';
import type { SticksWords } from './words.ts';

export function sayRefusal(refusal: Refusal, { refusals }: SticksWords): string {
  switch (refusal.code) {
    case 'stick-gone':
      return refusals[refusal.code](refusal);
    case 'line-too-short':
    case 'line-too-heavy':
      return refusals[refusal.code](refusal);
    case 'too-few':
      return refusals[refusal.code](refusal);
    case 'too-many':
      return refusals[refusal.code](refusal);
    case 'out-of-line':
      return refusals[refusal.code](refusal);
    case 'too-heavy':
      return refusals[refusal.code](refusal);
    default:
      return refusals[refusal.code];
  }
}
