/** Choices before the first turn, which nothing follows at once. */
import type { Seat } from '#engine/seat.ts';
import type { QueenId } from '#games/ants/box.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { cardAt } from '#games/ants/deck.ts';
import type { Position } from '#games/ants/state.ts';
import { outlookFor } from './outlook.ts';
import { symbolCounts } from './symbol-counts.ts';
import { QUEENS } from './weights.ts';
import { heldWorth } from './worth-of-cards.ts';

export const queenWorth = (queen: QueenId): number => QUEENS[queen];

export function keepWorth(position: Position, seat: Seat, cards: readonly CardId[]): number {
  const symbols = symbolCounts(position, seat);
  const outlook = outlookFor(position, seat);
  return cards.reduce((sum, id) => sum + heldWorth(position, seat, cardAt(position, id), symbols, outlook), 0);
}
