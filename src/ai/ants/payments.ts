/** Payments as a sensible player makes them: cubes, tokens on cards, Fungus, and the store last. */
import type { CardId } from '#games/ants/content/cards.ts';
import type { Payment } from '#games/ants/moves.ts';
import { type Currency, placesToPay } from '#games/ants/payment.ts';
import type { Player, Position } from '#games/ants/state.ts';

const RANK: Readonly<Record<string, number>> = { F: 0, L: 0, U: 2, S: 3 };
const TOKENS = 1;

const rankOf = (place: string): number => RANK[place] ?? TOKENS;

/** Law: legal wherever the price can be paid (R-STORE-LACK: the store comes after all Food). */
export function payment(position: Position, player: Player, currency: Currency, price: number): Payment {
  if (price === 0) return [];
  const places = placesToPay(position, player, currency);
  const paid = new Map<CardId, number>();
  let left = price;
  for (const { place, count } of [...places].sort((a, b) => rankOf(a.place) - rankOf(b.place))) {
    const part = Math.min(left, count);
    paid.set(place, part);
    left -= part;
  }
  return places.map(({ place }) => ({ place, count: paid.get(place) ?? 0 })).filter(({ count }) => count > 0);
}
