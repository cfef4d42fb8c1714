import type { Seat } from '#engine/seat.ts';
import type { AnyEntry, AnyMove } from '../rulebook.ts';

/** What was done at a table, in order, never changed and never taken out. It names seats, not people. */
export type LogBody =
  | { readonly kind: 'entry'; readonly entry: AnyEntry }
  /** Laid down face down; a later one of the same seat takes its place. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly move: AnyMove }
  /** The last `count` entries that still counted count no more. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly now: 'person' | 'computer' }
  /** The rules changed under a running game, which goes on from this state. */
  | { readonly kind: 'rules'; readonly version: number; readonly state: object };

export interface LogRow {
  /** From 0, without gaps. */
  readonly seq: number;
  readonly at: number;
  readonly body: LogBody;
}
