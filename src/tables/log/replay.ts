import { playAll } from '#engine/match.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { gameOf } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { BrokenLog, Ledger, LiveEntry } from './ledger.ts';

/** The state before the first entry, with the options agreed on. */
export const setUpAt = ({ game, places, options }: Table): object => gameOf(game).setUp(places.length, options.game);

/** The state before the ledger's first entry: the set-up, or the state at the last change of rules. */
const startOf = (table: Table, { base }: Ledger): object => (base ? gameOf(table.game).copy(base) : setUpAt(table));

/** The state that these entries lead to. */
export function stateAfter(table: Table, ledger: Ledger, entries: readonly LiveEntry[]): Result<object, BrokenLog> {
  const state = startOf(table, ledger);
  const halt = playAll(
    gameOf(table.game),
    state,
    entries.map(({ entry }) => entry),
  );
  return halt ? err({ seq: entries[halt.index]?.seq ?? 0, reason: halt.refusal.code }) : ok(state);
}
