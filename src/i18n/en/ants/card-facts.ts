/** What stands on a card beside its effects. */
import type { CardType, SymbolId } from '#games/ants/content/content-file.ts';
import { vp } from './counts.ts';
import { cubes, SYMBOLS, TYPES } from './things.ts';

export interface CardFacts {
  type: CardType;
  size: number;
  leaf: number;
  symbols: readonly SymbolId[];
  vp: number;
  /** Null if it has none. */
  needs: string | null;
}

const shown = (symbols: readonly SymbolId[]): string => symbols.map((symbol) => SYMBOLS[symbol]).join(' ');

const typeOf = ({ type, size }: CardFacts): string => (type === 'room' ? `Room of size ${size}` : TYPES[type].one);

export const card = {
  facts: (facts: CardFacts) =>
    [
      typeOf(facts),
      ...(facts.type === 'achievement' ? [] : [facts.leaf === 0 ? 'free' : cubes('leaf', facts.leaf)]),
      ...(facts.symbols.length === 0 ? [] : [shown(facts.symbols)]),
      ...(facts.needs === null ? [] : [`needs ${facts.needs}`]),
      ...(facts.vp === 0 ? [] : [vp(facts.vp)]),
    ].join(' · '),
  /** What one must know of a card of the hand: on a button or in a list. */
  price: (facts: CardFacts) =>
    [
      typeOf(facts),
      ...(facts.leaf === 0 ? [] : [cubes('leaf', facts.leaf)]),
      ...(facts.needs === null ? [] : [`needs ${facts.needs}`]),
    ].join(', '),
};
