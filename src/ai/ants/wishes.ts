/** Which cards a player would like to have, and which they would miss least. */
import type { Seat } from '#engine/seat.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { cardAt, handOf } from '#games/ants/deck.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { sightOf } from './sight.ts';
import { heldWorth } from './worth-of-cards.ts';

/** Best first. */
export function wished(position: Position, seat: Seat, cards: readonly CardId[]): CardId[] {
  if (cards.length < 2) return [...cards];
  const sight = sightOf(position, seat);
  return cards
    .map((id) => ({ id, worth: heldWorth(sight, cardAt(position, id)) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

/** The cards of the hand, the one that is missed least first. */
export const leastMissed = (position: Position, seat: Seat): CardId[] =>
  wished(position, seat, handOf(playerAt(position, seat))).toReversed();
