/** Cards of the hand, cards before the player, and room tiles for them. */
import type { PlayedCard } from '#games/ants/cards-in-play.ts';
import type { Card } from '#games/ants/content/cards.ts';
import type { Need } from '#games/ants/content/content-file.ts';
import { sizeOf } from '#games/ants/counters.ts';
import { needsOfTile } from '#games/ants/incubation.ts';
import { shownFor } from '#games/ants/needs.ts';
import type { Player } from '#games/ants/state.ts';
import { SYMBOLS } from '#games/ants/symbols.ts';
import { lastingWorth, promiseIn } from './card-promise.ts';
import { missingSymbols, priceFor, type Sight, type SymbolCounts } from './sight.ts';
import { CARDS, GAINS } from './weights.ts';

/** What is further away than this is far away. */
const MOST_MISSING = 3;

/** How much stands between a player and what needs this. */
function missingFor(sight: Sight, needs: readonly Need[]): number {
  if (needs.length === 0) return 0;
  let missing = missingSymbols(needs, sight);
  for (const need of needs) {
    if (need.need === 'symbol') continue;
    const lacks = need.n - shownFor(sight.position, sight.seat, sight.player, need);
    if (lacks > 0) missing += Math.min(MOST_MISSING, lacks);
  }
  return missing;
}

const hurdles = (sight: Sight, { needs, type, size }: Card): number =>
  missingFor(sight, needs) + (type === 'room' && size > sight.largestRoom ? 1 : 0);

/** By the number of hurdles: what is left of a promise. */
const SHARES = Array.from({ length: 16 }, (_, hurdles) => CARDS.missing ** hurdles);

const shareAfter = (hurdles: number): number => SHARES[hurdles] ?? CARDS.missing ** hurdles;

/** What a card is worth in the hand, or would be. */
export function heldWorth(sight: Sight, card: Card): number {
  const { outlook } = sight;
  const promise = promiseIn(card, outlook) - GAINS.leaf * priceFor(sight, card);
  return Math.max(CARDS.least, CARDS.held * promise * shareAfter(hurdles(sight, card))) * outlook.time;
}

/** Incubation tiles that are still to be turned. */
function tilesWorth(sight: Sight): number {
  let worth = 0;
  for (const { id, done } of sight.player.tiles)
    if (!done) worth += CARDS.tile * shareAfter(missingFor(sight, needsOfTile(sight.position, id)));
  return worth;
}

/** Into numbers that go down: a hand is small, and sorting it afterwards is slower. */
function insert(numbers: number[], number: number): void {
  let at = numbers.length;
  for (; at > 0 && (numbers[at - 1] ?? 0) < number; at--) numbers[at] = numbers[at - 1] ?? 0;
  numbers[at] = number;
}

/** The best card counts most: not all of them will be played. */
function handWorth(sight: Sight): number {
  const { player, content, outlook } = sight;
  const worths: number[] = [];
  for (const id of player.hand) {
    const card = id === null ? undefined : content.cards.get(id);
    insert(worths, card === undefined ? CARDS.unknown * outlook.time : heldWorth(sight, card));
  }
  let sum = 0;
  let share = 1;
  for (const worth of worths) {
    sum += worth * share;
    share *= CARDS.further;
  }
  return sum;
}

function tokensWorth({ tokens: [aphids = 0, sprouts = 0, radiators = 0] }: PlayedCard): number {
  return CARDS.aphid * aphids + CARDS.sprout * sprouts + CARDS.radiator * radiators;
}

function tableWorth({ player, content, outlook, laid }: Sight): number {
  let worth = 0;
  for (const { card, played } of laid.all) worth += lastingWorth(card, outlook) + tokensWorth(played) * outlook.time;
  for (const { space } of player.abilities) {
    const ability = content.abilities.get(space);
    if (ability) worth += lastingWorth(ability, outlook);
  }
  return worth;
}

function symbolsWorth(symbols: SymbolCounts): number {
  let worth = 0;
  for (const symbol of SYMBOLS) {
    const count = symbols[symbol];
    if (count > 0) worth += CARDS.symbol + CARDS.symbolAgain * Math.min(2, count - 1);
  }
  return worth;
}

/** Each further empty tile is worth so much of the one before. */
const FURTHER_TILE = 0.7;

function roomsWorth({ rooms }: Player): number {
  let worth = 0;
  let share = 1;
  for (const { id, card } of rooms) {
    if (card !== null) continue;
    worth += share * (CARDS.emptyRoom + CARDS.roomSize * sizeOf(id));
    share *= FURTHER_TILE;
  }
  return worth;
}

export const cardsWorth = (sight: Sight): number =>
  handWorth(sight) +
  tableWorth(sight) +
  (symbolsWorth(sight.symbols) + roomsWorth(sight.player) + tilesWorth(sight)) * sight.outlook.time;
