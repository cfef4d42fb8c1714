/** A sum for each row of a log, chained from row to row: a row that was changed, or is missing, breaks the chain. */
import { hash } from 'node:crypto';
import type { LogEntryRow } from './table-rows.ts';

/** In characters, six bits each. Against accidents, not against people: whoever can write here can also count. */
const LENGTH = 16;

/** `before`: the sum of the row before it; null for the first. */
export function sumOf(before: string | null, { tableId, seq, at, body }: Omit<LogEntryRow, 'sum'>): string {
  const text = `${before ?? ''} ${tableId} ${seq} ${at} ${body}`;
  return hash('sha256', text, 'base64url').slice(0, LENGTH);
}

/** The rows with their sums. */
export function chained(before: string | null, rows: readonly Omit<LogEntryRow, 'sum'>[]): LogEntryRow[] {
  let last = before;
  return rows.map((row) => {
    const { tableId, seq, at, body } = row;
    last = sumOf(last, row);
    return { tableId, seq, at, body, sum: last };
  });
}

/** The place of the first row whose sum is wrong, or that is missing; null if the whole log leads to `last`. */
export function brokenAt(rows: readonly LogEntryRow[], last: string | null): number | null {
  let before: string | null = null;
  for (const [index, row] of rows.entries()) {
    if (row.sum !== sumOf(before, row)) return index;
    before = row.sum;
  }
  return before === last ? null : rows.length;
}
