/** Cards to play, enemies to defeat, and effects to pay for. */
import type { Seat } from '#engine/seat.ts';
import { judge, modeOf, priceOf, roomFor, TYPE_FOR, waivers } from '#games/ants/card-price.ts';
import type { Card, CardId } from '#games/ants/content/cards.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Cost } from '#games/ants/content/content-file.ts';
import { costBounds, dropRange } from '#games/ants/costs.ts';
import { cardAt, handOf } from '#games/ants/deck.ts';
import { DEFEAT, spacesFor } from '#games/ants/defeat.ts';
import { effectOf, refuseUse, usableCards } from '#games/ants/effects.ts';
import type { Move, MoveOf, Payment } from '#games/ants/moves.ts';
import { isRefusal } from '#games/ants/needs.ts';
import { meansOf } from '#games/ants/payment.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { lastingWorth } from './card-promise.ts';
import { operationsWorth } from './operation-worth.ts';
import { type Outlook, outlookFor } from './outlook.ts';
import { payment } from './payments.ts';
import { leastMissed } from './wishes.ts';

function waysToPlay(position: Position, seat: Seat, card: Card): MoveOf<'play'>[] {
  const player = playerAt(position, seat);
  const price = priceOf(position, player, card);
  if (price > meansOf(position, player, 'leaf')) return [];
  return waivers(position, card).flatMap((waive): MoveOf<'play'>[] => {
    const judged = judge(position, seat, card, waive);
    if (isRefusal(judged)) return [];
    const pay = payment(position, player, 'leaf', price);
    return [{ kind: 'play', card: card.id, waive, store: judged.store, pay }];
  });
}

function isPossible(position: Position, player: Player, card: Card): boolean {
  const mode = modeOf(position);
  if (mode !== 'any' && card.type !== TYPE_FOR[mode]) return false;
  return card.type !== 'room' || roomFor(position, player, card) !== null;
}

export function plays(position: Position, seat: Seat): Move[] {
  const player = playerAt(position, seat);
  return handOf(player)
    .map((id) => cardAt(position, id))
    .filter((card) => isPossible(position, player, card))
    .flatMap((card) => waysToPlay(position, seat, card));
}

/** Free ability spaces, best first. */
function spacesWorth(position: Position, { abilities }: Player, outlook: Outlook): string[] {
  return [...contentOf(position).abilities.values()]
    .filter(({ id }) => !abilities.some(({ space }) => space === id))
    .map((ability) => ({
      id: ability.id,
      worth: ability.vp + operationsWorth(ability.instant, outlook) + lastingWorth(ability, outlook),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

/** Every enemy that can be defeated, with the best few spaces that it may go to. */
export function defeats(position: Position, seat: Seat, few: number): Move[] {
  const prey = gardenIn(position).hexes.filter(
    ({ id: hex }, at) => position.hexes[at]?.enemy !== null && DEFEAT.refuse(position, seat, { hex }) === null,
  );
  if (prey.length === 0) return [];
  const spaces = spacesWorth(position, playerAt(position, seat), outlookFor(position, seat));
  return prey.flatMap(({ id: hex }) => {
    const open = spacesFor(position, seat, hex);
    const best = spaces.filter((space) => open.includes(space)).slice(0, few);
    return best.map((space): Move => ({ kind: 'defeat', hex, space }));
  });
}

/** Tokens come from the card that has most of them. */
function costPayment(position: Position, player: Player, cost: Cost, self: CardId): Payment | null {
  if ('food' in cost)
    return meansOf(position, player, 'food') < cost.food ? null : payment(position, player, 'food', cost.food);
  if ('leaf' in cost)
    return meansOf(position, player, 'leaf') < cost.leaf ? null : payment(position, player, 'leaf', cost.leaf);
  if (!('token' in cost)) return [];
  const [from] = [...costBounds(position, player, cost, self).places].sort((a, b) => b.count - a.count);
  return from ? [{ place: from.place, count: cost.n }] : null;
}

/** As few cards as will do, and as many as may be; those that are missed least. */
function drops(position: Position, seat: Seat, cost: Cost): CardId[][] {
  const { min, max } = dropRange(cost, playerAt(position, seat));
  const cards = max > 0 ? leastMissed(position, seat) : [];
  return [...new Set([min, max])].map((count) => cards.slice(0, count).sort());
}

export function uses(position: Position, seat: Seat): Move[] {
  const player = playerAt(position, seat);
  return usableCards(position, player).flatMap((card) => {
    const effect = refuseUse(position, player, card) === null ? effectOf(position, card) : null;
    const pay = effect && costPayment(position, player, effect.pay, card);
    if (!effect || !pay) return [];
    return drops(position, seat, effect.pay).map((drop): Move => ({ kind: 'use', card, drop, pay }));
  });
}
