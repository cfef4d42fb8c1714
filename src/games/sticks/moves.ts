import type { Seat } from '#engine/seat.ts';
import type { Line, Stick } from './board.ts';

export type Move =
  | { kind: 'take'; stick: Stick }
  /** In rising order; all of them lie in the line. */
  | { kind: 'gather'; line: Line; sticks: readonly Stick[] }
  | { kind: 'block' }
  | { kind: 'allow' };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

/** Who begins. */
export type Chance = { kind: 'begin'; seat: Seat };
