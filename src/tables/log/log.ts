import type { Seat } from '#engine/seat.ts';
import type { AnyEntry, AnyMove } from '../rulebook.ts';

/** A row of the log: one act at a table. Rows are never changed and never deleted. They name seats, not people. */
export type LogBody =
  | { readonly kind: 'entry'; readonly entry: AnyEntry }
  /** A move laid face down. A later one of the same seat replaces it. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly move: AnyMove }
  /** The last `count` entries that still counted are undone. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly now: 'person' | 'computer' }
  /** The rules changed under a running game, and it goes on from this state. Without `sealed`, nothing was given back. */
  | { readonly kind: 'rules'; readonly version: number; readonly state: object; readonly sealed?: 'returned' };

export interface LogRow {
  /** From 0, without gaps. */
  readonly seq: number;
  readonly at: number;
  readonly body: LogBody;
}
