/** A game with everything that a table needs from it: the export of a game's folder. */
import type { Dice } from './chance.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import type { RecordFormat } from './record.ts';
import type { Seat } from './seat.ts';

/** A decision made in advance. Plain JSON data; each game defines its own orders. */
export interface StandingOrder {
  readonly kind: string;
}

/** The orders of a game. Every order can be given at any time, so giving one reveals nothing. */
export interface StandingOrders<T extends GameTypes> {
  /** An order from JSON of unknown origin; null if it is none. */
  parse(json: unknown): StandingOrder | null;
  /** The move that the order makes now; null if it makes none. Law: a legal move, made from the view alone. */
  follow(order: StandingOrder, view: T['view'], seat: Seat, dice: Dice): T['move'] | null;
  /** Whether the order is used up once it is followed; other orders stand until they are withdrawn. */
  isSpent(order: StandingOrder): boolean;
  /**
   * An order answers the moment its question would be put: for a game in which it does not matter that others notice. By
   * default it answers as late as a player who has just looked in.
   */
  readonly answerAtOnce?: boolean;
  /**
   * What every person has ordered when they sit down to play, until they withdraw it: answers that hardly anybody would
   * give otherwise. Law: each is an order of the game, and no two are of one kind.
   */
  readonly usual?: readonly StandingOrder[];
}

export interface RandomPolicy<T extends GameTypes> {
  /** Null when the game is over. Law: a legal entry. */
  entry(state: T['state'], dice: Dice): Entry<T> | null;
}

export interface GameModule<T extends GameTypes> {
  readonly game: Game<T>;
  /** The colours of the seats; at least as many as the game can seat. */
  readonly colours: readonly string[];
  /** The ranking, best first; tied seats share a place. Law: every seat of a finished game appears once. */
  ranking(view: T['view']): readonly (readonly Seat[])[];
  /** Law: reading a written record gives back the game; every entry in it is legal at its place. */
  readonly record: RecordFormat<T>;
  /** Null if the game has no orders. */
  readonly orders: StandingOrders<T> | null;
  /** Ways to play at random other than evenly, by name: generated games reach rare cases by them. */
  readonly policies?: Readonly<Record<string, RandomPolicy<T>>>;
  /** An example of how a game is built, hidden from people unless they ask for it. */
  readonly isTemplate?: boolean;
}
