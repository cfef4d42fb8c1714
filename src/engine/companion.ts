import type { Dice } from './chance.ts';
import type { Entry, GameTypes } from './game.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';

/** A whole game as text: the colours in seat order, then every entry. */
export interface GameRecord<T extends GameTypes> {
  readonly colours: readonly string[];
  readonly entries: readonly Entry<T>[];
}

export interface IllegalLine {
  /** Counted from 1, lines that don't count among them. */
  readonly line: number;
  readonly reason: string;
}

/** A decision made in advance: plain JSON data, and what a game's orders are is the game's to say. */
export interface StandingOrder {
  readonly kind: string;
}

/** What a table wants to know of a game beyond its rules. */
export interface Companion<T extends GameTypes> {
  /** What seats can be told apart by; at least as many as there can be seats. */
  readonly colours: readonly string[];

  /** Who came where, best first; several in one place where they tie. Law: of a game that is over, every seat once. */
  ranking(view: T['view']): readonly (readonly Seat[])[];

  formatRecord(record: GameRecord<T>): string;

  /** Law: reads back what `formatRecord` wrote; every entry it answers with is legal where it stands. */
  readRecord(text: string): Result<GameRecord<T>, IllegalLine>;

  /** An order from JSON of unknown origin; null if it is none. */
  parseOrder(json: unknown): StandingOrder | null;

  /** What the order decides now; null where it has nothing to say. Law: a legal move, from the view alone. */
  followOrder(order: StandingOrder, view: T['view'], seat: Seat, dice: Dice): T['move'] | null;

  /** The order is given once and is spent when followed; others stand until they are taken back. */
  isSpent(order: StandingOrder): boolean;
}
