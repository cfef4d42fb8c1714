import type { Entry as AnyEntry } from '#engine/game.ts';
import { leftOf, type Seat, seatsOf } from '#engine/seat.ts';
import type { Entry } from '#games/ants/types.ts';

/** The seats clockwise from the first player, whom chance decides. */
export function firstOrder(log: readonly AnyEntry[]): readonly Seat[] {
  const moves = (log as readonly Entry[]).map(({ move }) => move);
  const first = moves.find((move) => move.kind === 'first');
  const deal = moves.find((move) => move.kind === 'deal');
  if (first?.kind !== 'first' || deal?.kind !== 'deal') return [];
  const seats = deal.hands.length;
  return seatsOf(seats).map((step) => leftOf(first.seat, seats, step));
}
