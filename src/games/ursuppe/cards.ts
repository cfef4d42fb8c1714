/** R-CARDS: the environment cards, each with the direction of the drift and the thickness of the ozone. */
import type { Direction } from './board.ts';

/** In the order of the list; E10 is there twice. */
export const ALL_CARDS = ['W6', 'W9', 'W12', 'E8', 'E10', 'E10', 'N9', 'N11', 'S10', 'S13', 'calm14'] as const;
export type Card = (typeof ALL_CARDS)[number];

export const CARDS: readonly Card[] = [...new Set(ALL_CARDS)];

interface Environment {
  /** Null for a calm. */
  readonly drift: Direction | null;
  readonly ozone: number;
}

const ENVIRONMENTS: { readonly [C in Card]: Environment } = {
  W6: { drift: 'W', ozone: 6 },
  W9: { drift: 'W', ozone: 9 },
  W12: { drift: 'W', ozone: 12 },
  E8: { drift: 'E', ozone: 8 },
  E10: { drift: 'E', ozone: 10 },
  N9: { drift: 'N', ozone: 9 },
  N11: { drift: 'N', ozone: 11 },
  S10: { drift: 'S', ozone: 10 },
  S13: { drift: 'S', ozone: 13 },
  calm14: { drift: null, ozone: 14 },
};

export const environmentOf = (card: Card): Environment => ENVIRONMENTS[card];
