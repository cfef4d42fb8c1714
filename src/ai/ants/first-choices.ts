/** Choices before the first turn, which nothing follows at once. */
import type { Seat } from '#engine/seat.ts';
import type { QueenId } from '#games/ants/box.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { cardAt } from '#games/ants/deck.ts';
import type { Position } from '#games/ants/state.ts';
import { sightOf } from './sight.ts';
import { QUEENS } from './weights.ts';
import { heldWorth } from './worth-of-cards.ts';

export const queenWorth = (queen: QueenId): number => QUEENS[queen];

export function keepWorth(position: Position, seat: Seat, cards: readonly CardId[]): number {
  const sight = sightOf(position, seat);
  return cards.reduce((sum, id) => sum + heldWorth(sight, cardAt(position, id)), 0);
}
