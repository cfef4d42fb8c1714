/** Choices before the first turn, which nothing follows at once. */
import { type Dice, fraction } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import type { QueenId } from '#games/ants/box.ts';
import type { Card, CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Operation } from '#games/ants/content/content-file.ts';
import { cardAt } from '#games/ants/deck.ts';
import type { MoveOf } from '#games/ants/moves.ts';
import { numberIn } from '#games/ants/numbers.ts';
import type { Position } from '#games/ants/state.ts';
import { KEPT, QUEENS } from './weights.ts';

export const queenWorth = (queen: QueenId): number => QUEENS[queen];

function instantWorth(operation: Operation): number {
  switch (operation.op) {
    case 'track':
      return KEPT.track;
    case 'flight':
    case 'forage':
      return KEPT[operation.op] * numberIn(operation.n);
    default:
      return 0;
  }
}

/** What needs something is not discounted: there is a whole game to meet it. */
export function keptWorth({ type, vp, leaf, instant }: Card): number {
  const first = instant.reduce((sum, operation) => sum + instantWorth(operation), 0);
  return KEPT.point * vp - KEPT.leaf * leaf + KEPT.types[type] + first;
}

export const keepWorth = (position: Position, cards: readonly CardId[]): number =>
  cards.reduce((sum, id) => sum + keptWorth(cardAt(position, id)), 0);

/** As many of the cards dealt as are kept, in the order in which they lie. */
function keeping(position: Position, seat: Seat, worth: (card: CardId) => number): MoveOf<'keep'> {
  const dealt = (position.dealt[seat] ?? []).filter((card) => card !== null);
  const { keepCards } = contentOf(position).file.constants;
  const rated = dealt.map((card) => ({ card, worth: worth(card) })).sort((a, b) => b.worth - a.worth);
  const kept = rated.slice(0, keepCards).map(({ card }) => card);
  return { kind: 'keep', cards: dealt.filter((card) => kept.includes(card)) };
}

export const bestKeeping = (position: Position, seat: Seat): MoveOf<'keep'> =>
  keeping(position, seat, (card) => keptWorth(cardAt(position, card)));

export const keepingByWhim = (position: Position, seat: Seat, dice: Dice): MoveOf<'keep'> =>
  keeping(position, seat, (card) => keptWorth(cardAt(position, card)) + KEPT.whim * (2 * fraction(dice) - 1));
