/** A computer player: it gets only the view of its own seat. */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { LevelId } from './levels.ts';

/** Why a move is good: an id, and the ids and numbers that its sentence needs. */
export interface AnyReason {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Advised<Move> {
  readonly move: Move;
  readonly reason: AnyReason;
}

export interface Choice<Move> {
  readonly move: Move;
  /**
   * For a person who is advised, the rest of the turn as far as it is foreseen; a player gets their move alone. Law: it
   * begins with `move`, unless another move does what `move` and a later one would do together.
   */
  readonly plan: readonly [Advised<Move>, ...(readonly Advised<Move>[])];
  /** This seat's chance to win after the move, from 0 to 1, as the player estimates it; null if it has no estimate. */
  readonly winChance: number | null;
  /** The best move beside those of the plan, if another was tried. */
  readonly instead: (Advised<Move> & { readonly winChance: number }) | null;
  /** The number of iterations. */
  readonly iterations: number;
}

/** A search that can stop after any step. Law: a function of the view, the seat, the dice and the number of steps. */
export interface Thought<Move> {
  /** One iteration. */
  step(): void;
  /** Whether further thought is not worth its time, with at most `left` steps to come (default: any number). */
  isSettled(left?: number): boolean;
  best(): Choice<Move>;
}

/** To make the move, or to advise a person. */
export type Purpose = 'play' | 'advice';

export interface ComputerLevel<T extends GameTypes> {
  /** Whether this level searches. Law: a thought of a level that doesn't search is settled from the start. */
  readonly searches: boolean;
  /** Law: reads only the view; the same view and the same dice give the same thought, and the same move for either purpose. */
  think(view: T['view'], seat: Seat, dice: Dice, purpose?: Purpose): Thought<T['move']>;
}

/** A game's computer players, one for each level. */
export type Computers<T extends GameTypes> = Readonly<Record<LevelId, ComputerLevel<T>>>;

/** Thinks for this many iterations at most. */
export function choose<Move>(thought: Thought<Move>, iterations: number): Choice<Move> {
  for (let left = iterations; left > 0 && !thought.isSettled(left); left--) thought.step();
  return thought.best();
}

/** A finished thought, for players that don't search. */
export const atOnce = <Move>(move: Move, reason: AnyReason): Thought<Move> => ({
  step: () => undefined,
  isSettled: () => true,
  best: () => ({ move, plan: [{ move, reason }], winChance: null, instead: null, iterations: 0 }),
});
