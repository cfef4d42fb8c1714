/** Cards of the hand, cards before the player, and room tiles for them. */
import type { Seat } from '#engine/seat.ts';
import { roomFor } from '#games/ants/card-price.ts';
import type { PlayedCard } from '#games/ants/cards-in-play.ts';
import type { Card } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { sizeOf } from '#games/ants/counters.ts';
import { cardAt } from '#games/ants/deck.ts';
import { shownFor } from '#games/ants/needs.ts';
import { discountOn } from '#games/ants/standing-rules.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { lastingWorth, promiseIn } from './card-promise.ts';
import type { Outlook } from './outlook.ts';
import { missingSymbols, type SymbolCounts } from './symbol-counts.ts';
import { CARDS, GAINS } from './weights.ts';

/** What is further away than this is far away. */
const MOST_MISSING = 3;

/** How many things stand between a card and the table. */
function hurdles(position: Position, seat: Seat, player: Player, card: Card, symbols: SymbolCounts): number {
  let missing = missingSymbols(card.needs, symbols, player);
  for (const need of card.needs) {
    if (need.need === 'symbol') continue;
    missing += Math.min(MOST_MISSING, Math.max(0, need.n - shownFor(position, seat, player, need)));
  }
  if (card.type === 'room' && roomFor(position, player, card) === null) missing += 1;
  return missing;
}

/** What a card is worth in the hand, or would be. */
export function heldWorth(position: Position, seat: Seat, card: Card, symbols: SymbolCounts, outlook: Outlook): number {
  const player = playerAt(position, seat);
  const price = GAINS.leaf * Math.max(0, card.leaf - discountOn(position, player, card.type));
  const promise = promiseIn(card, outlook) - price;
  const missing = hurdles(position, seat, player, card, symbols);
  return Math.max(CARDS.least, CARDS.held * promise * CARDS.missing ** missing) * outlook.time;
}

/** The best card counts most: not all of them will be played. */
function handWorth(position: Position, seat: Seat, symbols: SymbolCounts, outlook: Outlook): number {
  const worths = playerAt(position, seat).hand.map((id) =>
    id === null ? CARDS.unknown * outlook.time : heldWorth(position, seat, cardAt(position, id), symbols, outlook),
  );
  let sum = 0;
  let share = 1;
  for (const worth of worths.sort((a, b) => b - a)) {
    sum += worth * share;
    share *= CARDS.further;
  }
  return sum;
}

function tokensWorth({ tokens: [aphids = 0, sprouts = 0, radiators = 0] }: PlayedCard): number {
  return CARDS.aphid * aphids + CARDS.sprout * sprouts + CARDS.radiator * radiators;
}

function tableWorth(position: Position, player: Player, outlook: Outlook): number {
  let worth = 0;
  for (const card of player.cards)
    worth += lastingWorth(cardAt(position, card.id), outlook) + tokensWorth(card) * outlook.time;
  for (const { space } of player.abilities) {
    const ability = contentOf(position).abilities.get(space);
    if (ability) worth += lastingWorth(ability, outlook);
  }
  return worth;
}

function symbolsWorth(symbols: SymbolCounts): number {
  let worth = 0;
  for (const count of Object.values(symbols))
    if (count > 0) worth += CARDS.symbol + CARDS.symbolAgain * Math.min(2, count - 1);
  return worth;
}

/** A few empty tiles are enough. */
function roomsWorth({ rooms }: Player): number {
  let worth = 0;
  let share = 1;
  for (const { id, card } of rooms) {
    if (card !== null) continue;
    worth += share * (CARDS.emptyRoom + CARDS.roomSize * sizeOf(id));
    share *= 0.7;
  }
  return worth;
}

export function cardsWorth(position: Position, seat: Seat, symbols: SymbolCounts, outlook: Outlook): number {
  const player = playerAt(position, seat);
  return (
    handWorth(position, seat, symbols, outlook) +
    tableWorth(position, player, outlook) +
    (symbolsWorth(symbols) + roomsWorth(player)) * outlook.time
  );
}
