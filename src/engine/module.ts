/** A game with all that a table wants to know of it: what a game's folder gives away. */
import type { Dice } from './chance.ts';
import type { Game, GameTypes } from './game.ts';
import type { RecordFormat } from './record.ts';
import type { Seat } from './seat.ts';

/** A decision made in advance: plain JSON data, and what a game's orders are is the game's to say. */
export interface StandingOrder {
  readonly kind: string;
}

/** What players may decide in advance. Every order can be given at any time, so that having given one says nothing. */
export interface StandingOrders<T extends GameTypes> {
  /** An order from JSON of unknown origin; null if it is none. */
  parse(json: unknown): StandingOrder | null;
  /** What the order decides now; null where it has nothing to say. Law: a legal move, from the view alone. */
  follow(order: StandingOrder, view: T['view'], seat: Seat, dice: Dice): T['move'] | null;
  /** The order is given once and is spent when followed; others stand until they are taken back. */
  isSpent(order: StandingOrder): boolean;
}

export interface GameModule<T extends GameTypes> {
  readonly game: Game<T>;
  /** What seats can be told apart by; at least as many as there can be seats. */
  readonly colours: readonly string[];
  /** Who came where, best first; several in one place where they tie. Law: of a game that is over, every seat once. */
  ranking(view: T['view']): readonly (readonly Seat[])[];
  /** Law: a record reads back what was written; every entry in it is legal where it stands. */
  readonly record: RecordFormat<T>;
  /** Null where nothing can be decided in advance. */
  readonly orders: StandingOrders<T> | null;
  /** It shows how a game is built, and is not offered to people unless they ask for it. */
  readonly isTemplate?: boolean;
}
