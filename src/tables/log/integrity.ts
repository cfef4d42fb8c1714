/** Does replaying the log give the table's state? */
import { isDeepStrictEqual } from 'node:util';
import type { Table } from '../table.ts';
import { readLedger } from './ledger.ts';
import type { LogRow } from './log.ts';
import { stateAfter } from './replay.ts';

export interface Damage {
  /** The row that can't be played; null if the result as a whole differs. */
  readonly seq: number | null;
  readonly reason: string;
}

const bare = (sealed: readonly { seat: number; move: unknown }[]) => sealed.map(({ seat, move }) => ({ seat, move }));

export function damageOf(table: Table, rows: readonly LogRow[]): Damage | null {
  const { play } = table;
  if (!play) return rows.length === 0 ? null : { seq: 0, reason: 'log-without-game' };
  const ledger = readLedger(rows);
  if (!ledger.ok) return ledger.error;
  const { entries, version, length, drawn, sealed } = ledger.value;
  if (length !== play.length || version !== play.version) return { seq: null, reason: 'length-differs' };
  if (drawn !== play.drawn || !isDeepStrictEqual(bare(sealed), bare(play.sealed)))
    return { seq: null, reason: 'running-differs' };
  const state = stateAfter(table, ledger.value, entries);
  if (!state.ok) return state.error;
  return isDeepStrictEqual(state.value, play.state) ? null : { seq: null, reason: 'state-differs' };
}
