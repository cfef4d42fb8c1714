/** A game under way, as plain data. It holds every secret, so it leaves only as a view from `table-view.ts`. */
import type { DecisionKind } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyMove } from './rulebook.ts';

/** A seat that is to decide. All times in milliseconds since 1970. */
export interface Waiting {
  readonly seat: Seat;
  readonly as: DecisionKind;
  /** The number of the turn. A seat's time, reminders and mute last for one turn, however many entries it makes. */
  readonly turn: number;
  readonly since: number;
  /** From then on its time runs. An absence of its player moves this to its end. */
  readonly runsFrom: number;
  /** The time it had used before `runsFrom`. */
  readonly used: number;
  /** Reminders sent in this turn. */
  readonly reminded: number;
  /** No more reminders until the turn is over. */
  readonly muted: boolean;
  /** Its time has run out, and this was announced. */
  readonly expired: boolean;
  /** When a computer or a standing order decides; null if a person is to. */
  readonly autoAt: number | null;
  /** When its player is called; null if they have been called, or need not be. */
  readonly callAt: number | null;
}

/** A seat that was asked in a turn and is not asked now: others react, or the turn has ended. Its time stands still. */
export interface Paused {
  readonly waiting: Waiting;
  /** Since when. */
  readonly at: number;
  /** The seat's budget then, before this turn was charged; null with other clocks. */
  readonly left: number | null;
}

/** A move that lies face down until everybody asked at the same time has decided. */
export interface Sealed {
  readonly seat: Seat;
  readonly move: AnyMove;
  /** How its seat waited. Until the move is announced, the seat seems to wait still. */
  readonly waiting: Waiting;
  /** When the move is announced. A delay hides how fast it was made. */
  readonly showAt: number;
  readonly isShown: boolean;
  /** A computer made it. Whoever takes the seat back can still change it. */
  readonly byComputer: boolean;
}

/** Entries that one seat made in one turn. */
interface EntriesOfTurn {
  readonly turn: number;
  /** In the order they were made. Never none. */
  readonly moves: readonly AnyMove[];
}

/** The last entries, all of one seat, back to the last draw, reveal or entry of somebody else. */
export interface Undoable {
  readonly seat: Seat;
  /** The latest last. */
  readonly turns: readonly EntriesOfTurn[];
}

/** Somebody who played this seat before. `mark` does not name them (`former-players.ts`). */
export interface FormerPlayer {
  readonly seat: Seat;
  readonly mark: string;
}

export interface Play {
  /** Goes up with every entry and every undo. A choice carries the version it was made on. */
  readonly version: number;
  /** Rows in the log. */
  readonly length: number;
  readonly state: object;
  /** How many draws chance has made, and so the number of the next one. */
  readonly drawn: number;
  readonly sealed: readonly Sealed[];
  /** Null if nobody can undo anything. */
  readonly undoable: Undoable | null;
  readonly waiting: readonly Waiting[];
  /** From the turn under way, and from turns that can be undone or were. */
  readonly paused: readonly Paused[];
  /** The time that each seat has left, in milliseconds; empty with other clocks. */
  readonly budgets: readonly number[];
  /** When each seat has last decided in the open; null if never. */
  readonly acts: readonly (number | null)[];
  /** Emptied when the game ends: then nothing is secret. */
  readonly former: readonly FormerPlayer[];
}
