/** Paying Food and Leaf: cubes, Fungus, tokens on cards, and for Food the emergency store. */
import { invariant } from '#engine/invariant.ts';
import { heapSize, isOrderly } from '#engine/menu.ts';
import { TOKEN_KINDS } from './box.ts';
import { withTokens } from './cards-in-play.ts';
import type { Card, CardId } from './content/cards.ts';
import { contentOf, laidBefore } from './content/content.ts';
import type { TokenKind } from './content/content-file.ts';
import type { LaidCard } from './content/laid-cards.ts';
import { tokensOn } from './counters.ts';
import { cardAt } from './deck.ts';
import type { Tell } from './events.ts';
import type { Payment } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { activePlayer, activeSeat, type Player, type Position, type State } from './state.ts';

export type Currency = 'food' | 'leaf';

/** The token that a card pays with, by its own `spend` rule. */
function spentAs({ rules }: Card, currency: Currency): TokenKind | null {
  for (const rule of rules) if (rule.rule === 'spend' && rule.as === currency) return rule.token;
  return null;
}

/** R-DEBT: the store, then one Food for each token of debt that is left. */
export const storeLeft = (position: Position, { store, debt }: Player): number =>
  store + contentOf(position).file.constants.debtMax - debt;

/** What the tokens on a card pay for. */
function tokensFor({ card, played }: LaidCard, currency: Currency): number {
  const token = spentAs(card, currency);
  return token === null ? 0 : tokensOn(played, token);
}

/** Everything that can be paid with, in the order of a payment. */
export function placesToPay(position: Position, player: Player, currency: Currency): Payment {
  const [cubes, store] = currency === 'food' ? [player.food, storeLeft(position, player)] : [player.leaf, 0];
  const places = [
    { place: currency === 'food' ? 'F' : 'L', count: cubes },
    { place: 'U', count: player.fungus },
    { place: 'S', count: store },
  ].filter(({ count }) => count > 0);
  for (const laid of laidBefore(position, player).ruling) {
    const count = tokensFor(laid, currency);
    if (count > 0) places.push({ place: laid.card.id, count });
  }
  return places;
}

/** How much can be paid without the store. */
export function meansOf(position: Position, player: Player, currency: Currency): number {
  let means = (currency === 'food' ? player.food : player.leaf) + player.fungus;
  for (const laid of laidBefore(position, player).ruling) means += tokensFor(laid, currency);
  return means;
}

/** How much can be paid at all. */
export const mostPaid = (position: Position, player: Player, currency: Currency): number =>
  meansOf(position, player, currency) + (currency === 'food' ? storeLeft(position, player) : 0);

export const canPay = (position: Position, player: Player, currency: Currency, price: number): boolean =>
  refusePrice(position, player, currency, price) === null;

export function refusePrice(position: Position, player: Player, currency: Currency, price: number): Refusal | null {
  if (price <= (currency === 'food' ? player.food : player.leaf) + player.fungus) return null;
  const has = mostPaid(position, player, currency);
  return has >= price ? null : { code: 'too-little', of: currency, needs: price, has };
}

const inHeap = (heap: Payment, place: string): number => heap.find((part) => part.place === place)?.count ?? 0;

export function refusePayment(
  position: Position,
  player: Player,
  currency: Currency,
  price: number,
  heap: Payment,
): Refusal | null {
  if (heapSize(heap) !== price) return { code: 'wrong-payment', price };
  const places = placesToPay(position, player, currency);
  const order = places.map(({ place }) => place);
  if (!isOrderly(heap, order)) return { code: 'wrong-payment', price };
  if (heap.some(({ place, count }) => count > inHeap(places, place))) return { code: 'wrong-payment', price };
  // R-STORE-LACK: who is not short of Food has no need of the store.
  const keepsBack = inHeap(heap, 'S') > 0 && inHeap(heap, 'F') < player.food;
  return keepsBack ? { code: 'keeps-food-back', food: player.food } : null;
}

export const paymentBounds = (position: Position, player: Player, currency: Currency, price: number) => ({
  places: price === 0 ? [] : placesToPay(position, player, currency),
  min: price,
  max: price,
});

/** Food out of the store, and then with tokens of debt. */
export function takeFromStore(state: State, food: number, tell: Tell): void {
  const player = activePlayer(state);
  const fromStore = Math.min(food, player.store);
  player.store -= fromStore;
  player.debt += food - fromStore;
  if (food > 0) tell?.({ kind: 'store-used', seat: activeSeat(state), food, debt: food - fromStore });
}

/** A token paid returns to the supply. */
export function removeTokens(player: Player, id: CardId, kind: TokenKind, count: number): void {
  const at = player.cards.findIndex((card) => card.id === id);
  const card = player.cards[at];
  if (!card) return;
  player.cards = player.cards.with(at, withTokens(card, TOKEN_KINDS.indexOf(kind), -count));
  player.supply += count;
}

function payTokens(state: State, player: Player, currency: Currency, card: CardId, count: number): void {
  const token = spentAs(cardAt(state, card), currency);
  invariant(token !== null, `${card} pays with tokens`);
  removeTokens(player, card, token, count);
}

export function payHeap(state: State, currency: Currency, heap: Payment, tell: Tell): void {
  const player = activePlayer(state);
  for (const { place, count } of heap) {
    if (place === 'F') player.food -= count;
    else if (place === 'L') player.leaf -= count;
    else if (place === 'U') player.fungus -= count;
    else if (place === 'S') takeFromStore(state, count, tell);
    else payTokens(state, player, currency, place, count);
  }
}
