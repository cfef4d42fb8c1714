/** Cards and requirements in words. */
import type { Card } from '#games/ants/content/cards.ts';
import type { Need } from '#games/ants/content/content-file.ts';
import { sayEffects } from './effects.ts';
import type { AntsWords } from './words.ts';

export function sayNeed(need: Need, { needs }: AntsWords): string {
  switch (need.need) {
    case 'symbol':
      return needs.symbol(need);
    case 'cubes':
      return needs.cubes(need);
    case 'map':
      return needs.map(need);
    case 'ants':
      return needs.ants(need);
    default:
      return needs[need.need](need);
  }
}

/** Null if there are none. */
export const sayNeeds = (some: readonly Need[], say: AntsWords): string | null =>
  some.length === 0 ? null : say.needs.all({ parts: some.map((need) => sayNeed(need, say)) });

const factsOf = ({ type, size, leaf, symbols, vp, needs }: Card, say: AntsWords) => ({
  type,
  size,
  leaf,
  symbols,
  vp,
  needs: sayNeeds(needs, say),
});

/** Its type, cost, symbols, requirements and points. */
export const cardFacts = (card: Card, say: AntsWords): string => say.card.facts(factsOf(card, say));

/** What playing it takes. */
export const cardPrice = (card: Card, say: AntsWords): string => say.card.price(factsOf(card, say));

/** What it does, in a line of a list. */
export const cardInBrief = (card: Card, say: AntsWords): string => sayEffects(card, say.briefly);

/** What it does, in sentences. */
export const cardInFull = (card: Card, say: AntsWords): string => sayEffects(card, say.fully);
