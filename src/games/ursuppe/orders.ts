/** The orders that a player may leave. */
import type { Space } from './board.ts';
import type { Gene } from './genes.ts';

export const DEFENCES = ['fight', 'flee', 'fight-flee', 'flee-fight', 'yield'] as const;
export type Defence = (typeof DEFENCES)[number];

/** `round`: the round in which the order speaks; in every other one it is silent. */
export type Order =
  | { readonly kind: 'drift'; readonly round: number | 'always' }
  | { readonly kind: 'eat' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'defend'; readonly how: Defence }
  | { readonly kind: 'never-cling' }
  | { readonly kind: 'peace' }
  | { readonly kind: 'shopping'; readonly round: number; readonly genes: readonly Gene[] }
  /** Spent with the turn, like a shopping list: an amoeba on each of these spaces. */
  | { readonly kind: 'colony'; readonly round: number; readonly spaces: readonly Space[] }
  | { readonly kind: 'no-purchase'; readonly round: number }
  | { readonly kind: 'no-division'; readonly round: number };
