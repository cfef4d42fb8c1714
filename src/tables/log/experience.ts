import type { Seat } from '#engine/seat.ts';
import { readLedger } from './ledger.ts';
import type { LogRow } from './log.ts';

/** The kinds of moves that whoever sits there has made himself, each once. */
export function triedKinds(rows: readonly LogRow[], seat: Seat): string[] {
  const ledger = readLedger(rows);
  if (!ledger.ok) return [];
  const own = ledger.value.entries.filter(({ entry, byStandIn }) => entry.by === seat && !byStandIn);
  return [...new Set(own.map(({ entry }) => entry.move.kind))];
}
