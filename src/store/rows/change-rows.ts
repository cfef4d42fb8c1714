/** One change of a table as rows, whichever database takes them. */
import type { Fact } from '#tables/facts.ts';
import type { Kept } from '#tables/ports.ts';
import type { Table } from '#tables/table.ts';
import { chained } from './chain.ts';
import { type Json, toJson } from './json.ts';
import {
  type KeptTableRow,
  type LogEntryRow,
  type PlayRow,
  type SeatRow,
  toLogRow,
  toPlayRow,
  toSeatRows,
  toTableRow,
} from './table-rows.ts';

export type TableChange =
  | { readonly kind: 'new'; readonly row: KeptTableRow }
  /** Law: holds only for the revision `earlier`. */
  | { readonly kind: 'whole'; readonly row: KeptTableRow; readonly earlier: number }
  | { readonly kind: 'play'; readonly row: PlayRow; readonly earlier: number };

export interface ChangeRows {
  readonly table: TableChange;
  /** To be added. */
  readonly log: readonly LogEntryRow[];
  /** In the place of all seats; null if they stay as they are. */
  readonly seats: readonly SeatRow[] | null;
  /** To be announced; null if nothing is. */
  readonly facts: Json<readonly Fact[]> | null;
}

/** `logSum`: of the last row of the log before. */
export function toChangeRows(kept: Kept, logSum: string | null): ChangeRows {
  const { before, table, rows, facts } = kept;
  const log = chained(
    logSum,
    rows.map((row) => toLogRow(table.id, row)),
  );
  const seats = before?.places === table.places ? null : toSeatRows(table);
  const news = facts.length > 0 ? toJson(facts) : null;
  return { table: toTableChange(kept, log.at(-1)?.sum ?? logSum), log, seats, facts: news };
}

function toTableChange({ before, table, due }: Kept, logSum: string | null): TableChange {
  const besides = { due, logSum };
  if (!before) return { kind: 'new', row: toTableRow(table, besides) };
  const earlier = before.revision;
  return isPlayAlone(before, table)
    ? { kind: 'play', row: toPlayRow(table, besides), earlier }
    : { kind: 'whole', row: toTableRow(table, besides), earlier };
}

/** True for nearly every change: after the start, only `play` changes. */
const isPlayAlone = (before: Table, table: Table): boolean =>
  before.status === table.status &&
  before.host === table.host &&
  before.options === table.options &&
  before.invited === table.invited &&
  before.fairness === table.fairness &&
  before.rulesVersion === table.rulesVersion;
