/** Which tables run, and which are stuck: what an operator is told of a table, and no secret of it. */
import { invariant } from '#engine/invariant.ts';
import type { ChannelId, TableId } from './ids.ts';
import { type Occupant, runningPlay, type Status, type Table } from './table.ts';
import { decidingIn } from './table-view.ts';

/** A table that is not over, as it is kept. */
export interface OpenTable {
  readonly id: TableId;
  readonly game: string;
  readonly channel: ChannelId;
  readonly status: Status;
  /** When time alone next changes something. */
  readonly due: number | null;
  /** Something about it is not posted yet. */
  readonly isUnseen: boolean;
  /** Null if it can't be read. */
  readonly table: Table | null;
}

/**
 * `overdue`: what is due was not done, so no bot runs, or it can't go on. `unshown`: a message about it is not posted yet.
 * `nobody-asked`: it runs, and waits for nobody.
 */
export type Stuck = 'damaged' | 'unreadable' | 'overdue' | 'unshown' | 'nobody-asked';

export interface Overview {
  readonly open: OpenTable;
  /** Those whom it waits for, as everybody at the table may know. */
  readonly waitsFor: readonly Occupant[];
  /** Since when, in milliseconds since 1970; null if nobody can be told. */
  readonly since: number | null;
  readonly stuck: Stuck | null;
}

/** In milliseconds. The bot looks more often than this for what is due. */
const OVERDUE_AFTER = 2 * 60_000;
/** In milliseconds. Whatever happens takes a moment to be posted. */
const UNSHOWN_AFTER = 60_000;

export function overviewOf(open: OpenTable, now: number): Overview {
  const { table } = open;
  const play = table && runningPlay(table);
  const deciding = table && play ? decidingIn(table, play) : [];
  return {
    open,
    waitsFor: deciding.map(({ seat }) => occupantAt(table, seat)),
    since: deciding.length > 0 ? Math.min(...deciding.map(({ beganAt }) => beganAt)) : (table?.touchedAt ?? null),
    stuck: stuckness(open, deciding.length, now),
  };
}

function occupantAt(table: Table | null, seat: number): Occupant {
  const place = table?.places[seat];
  invariant(place !== undefined, 'whoever decides has a place');
  return place.occupant;
}

function stuckness({ status, table, due, isUnseen }: OpenTable, deciding: number, now: number): Stuck | null {
  if (status === 'damaged') return 'damaged';
  if (table === null) return 'unreadable';
  if (due !== null && due < now - OVERDUE_AFTER) return 'overdue';
  if (isUnseen && table.touchedAt < now - UNSHOWN_AFTER) return 'unshown';
  return status === 'running' && deciding === 0 ? 'nobody-asked' : null;
}
