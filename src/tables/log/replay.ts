import { err, ok, type Result } from '#engine/result.ts';
import type { AnyGame } from '../rulebook.ts';
import type { BrokenLog, Ledger, LiveEntry } from './ledger.ts';

/** The state that these entries lead to. Every entry is read as if it came from outside. */
export function stateAfter(
  game: AnyGame,
  seats: number,
  { base }: Ledger,
  entries: readonly LiveEntry[],
): Result<object, BrokenLog> {
  const state = base ? game.copy(base) : game.setUp(seats);
  for (const { entry, seq } of entries) {
    const parsed = game.parseEntry(entry);
    const refusal = parsed.ok ? game.refuse(state, parsed.value) : parsed.error;
    if (!parsed.ok || refusal) return err({ seq, reason: refusal?.code ?? 'malformed' });
    game.enact(state, parsed.value, null);
  }
  return ok(state);
}
