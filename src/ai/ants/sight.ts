/** What one player has on the table, looked through once for all that is reckoned from it. */
import type { Seat } from '#engine/seat.ts';
import type { PlayedCard } from '#games/ants/cards-in-play.ts';
import type { Card } from '#games/ants/content/cards.ts';
import { type Content, contentOf, laidBefore } from '#games/ants/content/content.ts';
import type { CardType, Need, StandingRule, SymbolId } from '#games/ants/content/content-file.ts';
import type { LaidCards } from '#games/ants/content/laid-cards.ts';
import { counted, sizeOf } from '#games/ants/counters.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { type Outlook, outlookFor } from './outlook.ts';

export type SymbolCounts = Record<SymbolId, number>;

export interface Sight {
  readonly position: Position;
  readonly seat: Seat;
  readonly player: Player;
  readonly content: Content;
  readonly outlook: Outlook;
  readonly laid: LaidCards;
  /** Law: for each symbol what the rules count (`symbolsOf`). */
  readonly symbols: SymbolCounts;
  readonly discounts: Record<CardType, number>;
  /** The largest Room that has an empty tile; 0 for none. */
  largestRoom: number;
}

function applyRule(sight: Sight, rule: StandingRule, card: PlayedCard | null): number {
  switch (rule.rule) {
    case 'symbol': {
      const { counter, each = 1 } = rule;
      const times = counter === undefined ? 1 : Math.floor(counted(sight.position, sight.seat, counter, card) / each);
      sight.symbols[rule.symbol] += rule.n * times;
      return 0;
    }
    case 'discount':
      sight.discounts[rule.type] += rule.leaf;
      return 0;
    case 'bigger':
      return rule.by;
    default:
      return 0;
  }
}

function largestEmpty({ rooms }: Player): number {
  let largest = 0;
  for (const { id, card } of rooms) if (card === null) largest = Math.max(largest, sizeOf(id));
  return largest;
}

export function sightOf(position: Position, seat: Seat): Sight {
  const player = playerAt(position, seat);
  const content = contentOf(position);
  const laid = laidBefore(position, player);
  const sight: Sight = {
    position,
    seat,
    player,
    content,
    outlook: outlookFor(position, seat),
    laid,
    symbols: { ...laid.symbols },
    discounts: { room: 0, skill: 0, achievement: 0 },
    largestRoom: 0,
  };
  let bigger = 0;
  for (const { card, played } of laid.ruling) for (const rule of card.rules) bigger += applyRule(sight, rule, played);
  for (const { space } of player.abilities)
    for (const rule of content.abilities.get(space)?.rules ?? []) bigger += applyRule(sight, rule, null);
  for (const crest of player.crests) sight.symbols[crest] += 1;
  const largest = largestEmpty(player);
  sight.largestRoom = largest === 0 ? 0 : largest + bigger;
  return sight;
}

export const priceFor = ({ discounts }: Sight, { leaf, type }: Card): number => Math.max(0, leaf - discounts[type]);

/** Symbols that neither cards nor tokens supply. */
export function missingSymbols(needs: readonly Need[], { symbols, player }: Sight): number {
  let missing = 0;
  let fierce = 0;
  for (const need of needs) {
    if (need.need !== 'symbol') continue;
    const lacks = Math.max(0, need.n - symbols[need.of]);
    if (need.of === 'Ag') fierce += lacks;
    else missing += lacks;
  }
  return Math.max(0, missing + Math.max(0, fierce - player.aggression) - player.mutation);
}
