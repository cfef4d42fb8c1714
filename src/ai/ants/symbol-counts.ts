/** All nine symbols of a player, counted in one go. */
import type { Seat } from '#engine/seat.ts';
import type { Need, SymbolId } from '#games/ants/content/content-file.ts';
import { counted } from '#games/ants/counters.ts';
import { cardAt } from '#games/ants/deck.ts';
import { rulesOf } from '#games/ants/standing-rules.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';

export type SymbolCounts = Record<SymbolId, number>;

/** Law: for each symbol what the rules count (`symbolsOf`). */
export function symbolCounts(position: Position, seat: Seat): SymbolCounts {
  const player = playerAt(position, seat);
  const counts: SymbolCounts = { Ap: 0, Ag: 0, Fa: 0, Cm: 0, Co: 0, Bu: 0, St: 0, In: 0, Po: 0 };
  for (const { id } of player.cards) for (const symbol of cardAt(position, id).symbols) counts[symbol] += 1;
  for (const crest of player.crests) counts[crest] += 1;
  for (const { rule, card } of rulesOf(position, player, 'symbol')) {
    const { counter, each = 1 } = rule;
    counts[rule.symbol] +=
      rule.n * (counter === undefined ? 1 : Math.floor(counted(position, seat, counter, card) / each));
  }
  return counts;
}

/** Symbols that neither cards nor tokens supply. */
export function missingSymbols(
  needs: readonly Need[],
  symbols: SymbolCounts,
  { aggression, mutation }: Player,
): number {
  let missing = 0;
  let fierce = 0;
  for (const need of needs) {
    if (need.need !== 'symbol') continue;
    const lacks = Math.max(0, need.n - symbols[need.of]);
    if (need.of === 'Ag') fierce += lacks;
    else missing += lacks;
  }
  return Math.max(0, missing + Math.max(0, fierce - aggression) - mutation);
}
