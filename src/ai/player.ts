/** What a computer player is: all it gets is what a person in its seat would see. */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { LevelId } from './levels.ts';

/** Why: an id that words are found for, and the ids and numbers that go into them. */
export interface Reason {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Choice<Move> {
  readonly move: Move;
  readonly reason: Reason;
  /** How likely this seat is to win after it, from 0 to 1, as far as the player can tell; null if it has no idea. */
  readonly winChance: number | null;
  /** The next best, if another was tried. */
  readonly instead: { readonly move: Move; readonly winChance: number } | null;
  /** How many iterations it took. */
  readonly iterations: number;
}

/** A thought that can be broken off after any step. Law: a function of the view, the seat, the dice and the steps. */
export interface Thought<Move> {
  /** One iteration. */
  step(): void;
  /** With no more than `left` steps to come (any number, if it isn't said), more thought is not worth its time. */
  isSettled(left?: number): boolean;
  best(): Choice<Move>;
}

export interface ComputerLevel<T extends GameTypes> {
  /** It takes its time. Law: a thought of a level that does not search is settled from the beginning. */
  readonly searches: boolean;
  /** Law: looks at nothing but the view; the same view and the same dice give the same thought. */
  think(view: T['view'], seat: Seat, dice: Dice): Thought<T['move']>;
}

/** A game's computer players, one for each level. */
export type Computers<T extends GameTypes> = Readonly<Record<LevelId, ComputerLevel<T>>>;

/** Thinks for this many iterations at most. */
export function choose<Move>(thought: Thought<Move>, iterations: number): Choice<Move> {
  for (let left = iterations; left > 0 && !thought.isSettled(left); left--) thought.step();
  return thought.best();
}

/** A thought that was over before it began: for players that don't search. */
export const atOnce = <Move>(move: Move, reason: Reason): Thought<Move> => ({
  step: () => undefined,
  isSettled: () => true,
  best: () => ({ move, reason, winChance: null, instead: null, iterations: 0 }),
});
