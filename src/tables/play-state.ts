/** A game under way, as plain data. It holds every secret: what leaves goes through `table-view.ts`. */
import type { DecisionKind } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyMove } from './rulebook.ts';

/** A seat that is to decide. All times in milliseconds since 1970. */
export interface Waiting {
  readonly seat: Seat;
  readonly as: DecisionKind;
  /** In which turn. A seat's time, reminders and mute last for one turn, however many entries it makes. */
  readonly turn: number;
  readonly since: number;
  /** From then on its time runs: not while its player is away. */
  readonly runsFrom: number;
  /** How much of its time had passed before. */
  readonly used: number;
  /** Reminders sent in this turn. */
  readonly reminded: number;
  /** No more reminders until the turn is over. */
  readonly muted: boolean;
  /** Its time has run out, and the others were told. */
  readonly expired: boolean;
  /** When a computer, or an order given in advance, decides; null where a person is to. */
  readonly autoAt: number | null;
}

/** A seat that was asked in a turn and is not asked now, while others react or since the turn ended: its time stands still. */
export interface Paused {
  readonly waiting: Waiting;
  /** Since when. */
  readonly at: number;
  /** What the seat had left of its budget then, before this turn was taken off; null where the clock is another. */
  readonly left: number | null;
}

/** A move laid down face down, until those of all who decide at the same time are in. */
export interface Sealed {
  readonly seat: Seat;
  readonly move: AnyMove;
  /** How its seat waited: until the others are told, it seems to do so still. */
  readonly waiting: Waiting;
  /** When the others are told that it is there: some time later, so that they can't tell how fast it was. */
  readonly showAt: number;
  readonly isShown: boolean;
}

/** Entries that one seat made in one turn. */
interface EntriesOfTurn {
  readonly turn: number;
  readonly count: number;
}

/** The last entries, all of one seat, back to the last draw, reveal or entry of somebody else. */
export interface Undoable {
  readonly seat: Seat;
  /** By the turn they were made in, the latest last; none is empty. */
  readonly turns: readonly EntriesOfTurn[];
}

/** Who has played this seat before; `mark` names nobody (`former-players.ts`). */
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
  /** Draws made by chance: the number of the next one. */
  readonly drawn: number;
  readonly sealed: readonly Sealed[];
  /** Null if nobody can undo anything. */
  readonly undoable: Undoable | null;
  readonly waiting: readonly Waiting[];
  /** Of the turn under way, and of turns that can be undone or were. */
  readonly paused: readonly Paused[];
  /** What each seat has left of its time, in milliseconds; empty where the clock is another. */
  readonly budgets: readonly number[];
  /** Until the game has ended: after that nothing is a secret. */
  readonly former: readonly FormerPlayer[];
}
