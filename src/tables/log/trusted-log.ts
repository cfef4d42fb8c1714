/** The log of a table that passed its check: a row that can't be read or replayed is our own mistake. */
import { invariant } from '#engine/invariant.ts';
import type { Table } from '../table.ts';
import { type Ledger, type LiveEntry, readLedger } from './ledger.ts';
import type { LogRow } from './log.ts';
import { stateAfter } from './replay.ts';

export function ledgerOf({ id }: Table, rows: readonly LogRow[]): Ledger {
  const ledger = readLedger(rows);
  invariant(ledger.ok, `the log of ${id} can be read`);
  return ledger.value;
}

/** The state after these entries. */
export function replayed(table: Table, ledger: Ledger, entries: readonly LiveEntry[]): object {
  const state = stateAfter(table, ledger, entries);
  invariant(state.ok, `the log of ${table.id} can be replayed`);
  return state.value;
}
