/** A game's knowledge for the search: which moves deserve a try, how people play, and how good a position is. */
import type { Dice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyReason } from '../player.ts';

export interface PromisingMove<Move> {
  readonly move: Move;
  /** A first estimate; only the differences between promises matter (`Selection.doubt`). */
  readonly promise: number;
}

/**
 * `world`: the search's own state, which may differ from the real one in everything that the searching seat can't see.
 * The decider in a world goes by their own view of it. Law: the same arguments and the same dice give the same result.
 */
export interface Policy<T extends GameTypes> {
  readonly game: Game<T>;

  /** The moves that deserve a try by a seat that must decide, best promise first. Law: at least one; all are legal. */
  candidates(view: T['view'], seat: Seat, dice: Dice): readonly PromisingMove<T['move']>[];

  /** The same for the decider in a world. */
  candidatesIn(world: T['state'], seat: Seat, dice: Dice): readonly PromisingMove<T['move']>[];

  /** A plausible move, found fast: everybody plays by it below the tree. Law: legal. */
  thumb(world: T['state'], seat: Seat, dice: Dice): T['move'];

  /** A world that fits this view; likelier worlds come more often. */
  imagine(view: T['view'], dice: Dice): T['state'];

  /** Each seat's chance to win, from 0 to 1: at the horizon, and when the game is over. */
  judge(world: T['state']): readonly number[];

  /**
   * Whether a play-out stops here and is judged. `turns`: the number begun since the play-out started or since the last
   * horizon. Law: never true twice with only one entry in between.
   */
  isHorizon(world: T['state'], turns: number): boolean;

  /**
   * The key of this decision among all that may follow the same moves: decisions with the same key share their
   * statistics. Null: the tree ends here. Law: the same key means the same legal moves; the key contains only what the
   * decider knows.
   */
  junctionAt(world: T['state'], seat: Seat): string | null;

  /** Whether the others can't see what this seat chooses now: a tree below the choice would let them know it. */
  isSecret(view: T['view'], seat: Seat): boolean;

  reason(view: T['view'], seat: Seat, move: T['move']): AnyReason;

  /**
   * The same effect with fewer moves, where this seat's next moves make a detour. By default the line as it is. Law: not
   * empty, and legal if the line is.
   */
  withoutDetours?(view: T['view'], seat: Seat, line: readonly T['move'][]): readonly T['move'][];
}
