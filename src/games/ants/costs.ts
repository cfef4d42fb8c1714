/** What an effect costs: Food, Leaf, cards of the hand, or tokens on cards. */
import { heapSize } from '#engine/menu.ts';
import type { CardId, PaidEffect } from './content/cards.ts';
import type { Cost, Count, Operation } from './content/content-file.ts';
import { tokensOn } from './counters.ts';
import { dropCards, isInHand } from './deck.ts';
import type { Tell } from './events.ts';
import type { Payment } from './moves.ts';
import { payHeap, paymentBounds, refusePayment, refusePrice, removeTokens } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { activePlayer, type Player, type Position, type State } from './state.ts';

type TokenCost = Extract<Cost, { token: string }>;

/** Cards that tokens can be paid from: *this* one, or one of the own cards. */
const tokenPlaces = ({ cards }: Player, { token, n, from }: TokenCost, self: CardId): Payment =>
  cards
    .filter((card) => from === 'any' || card.id === self)
    .map((card) => ({ place: card.id, count: tokensOn(card, token) }))
    .filter(({ count }) => count >= n);

const cardsWanted = (cost: Cost): readonly [number, number] => ('cards' in cost ? cost.cards : [0, 0]);

export const dropRange = (cost: Cost, { hand }: Player): { min: number; max: number } => {
  const [min, max] = cardsWanted(cost);
  return { min, max: Math.min(max, hand.length) };
};

export function refuseCost(position: Position, player: Player, cost: Cost, self: CardId): Refusal | null {
  if ('food' in cost) return refusePrice(position, player, 'food', cost.food);
  if ('leaf' in cost) return refusePrice(position, player, 'leaf', cost.leaf);
  if ('token' in cost)
    return tokenPlaces(player, cost, self).length > 0 ? null : { code: 'too-few-tokens', card: self };
  const [min, max] = cost.cards;
  return player.hand.length >= min ? null : { code: 'wrong-count', min, max };
}

export function costBounds(position: Position, player: Player, cost: Cost, self: CardId) {
  if ('food' in cost) return paymentBounds(position, player, 'food', cost.food);
  if ('leaf' in cost) return paymentBounds(position, player, 'leaf', cost.leaf);
  if ('token' in cost) return { places: tokenPlaces(player, cost, self), min: cost.n, max: cost.n };
  return { places: [], min: 0, max: 0 };
}

/** One spelling for a set of cards: sorted by id as text. */
const isSorted = (cards: readonly CardId[]): boolean =>
  cards.every((card, index) => index === 0 || card > (cards[index - 1] ?? ''));

export function refuseCards(
  player: Player,
  cards: readonly CardId[],
  { min, max }: { readonly min: number; readonly max: number },
): Refusal | null {
  if (cards.length < min || cards.length > max) return { code: 'wrong-count', min, max };
  const missing = cards.find((card) => !isInHand(player, card));
  if (missing !== undefined) return { code: 'not-in-hand', card: missing };
  return isSorted(cards) ? null : { code: 'unruly-order' };
}

export function refuseCostPaid(
  position: Position,
  player: Player,
  cost: Cost,
  self: CardId,
  pay: Payment,
): Refusal | null {
  if ('food' in cost) return refusePayment(position, player, 'food', cost.food, pay);
  if ('leaf' in cost) return refusePayment(position, player, 'leaf', cost.leaf, pay);
  const price = 'token' in cost ? cost.n : 0;
  if (heapSize(pay) !== price || pay.length > 1) return { code: 'wrong-payment', price };
  const [part] = pay;
  if (!part || !('token' in cost)) return price === 0 && !part ? null : { code: 'wrong-payment', price };
  const isThere = tokenPlaces(player, cost, self).some(({ place }) => place === part.place);
  return isThere ? null : { code: 'too-few-tokens', card: part.place };
}

export function payCost(state: State, cost: Cost, drop: readonly CardId[], pay: Payment, tell: Tell): void {
  if ('food' in cost) payHeap(state, 'food', pay, tell);
  else if ('leaf' in cost) payHeap(state, 'leaf', pay, tell);
  else if ('token' in cost)
    for (const { place, count } of pay) removeTokens(activePlayer(state), place, cost.token, count);
  else dropCards(state, drop, tell);
}

const numbered = (count: Count, paid: number): number => (count === 'paid' ? paid : count);

/** `paid` becomes the number of cards just paid. */
const withPaid = (operations: readonly Operation[], paid: number): Operation[] =>
  operations.map((operation) => ('n' in operation ? { ...operation, n: numbered(operation.n, paid) } : operation));

export const operationsFor = (effect: PaidEffect, drop: readonly CardId[]): Operation[] =>
  withPaid(effect.do, drop.length);
