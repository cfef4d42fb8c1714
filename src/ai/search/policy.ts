/** What a game brings to the search: which moves are worth a thought, how people play, and how a position looks. */
import type { Dice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { Reason } from '../player.ts';

export interface PromisingMove<Move> {
  readonly move: Move;
  /** At first sight; only how far promises are apart matters (`Selection.doubt`). */
  readonly promise: number;
}

/**
 * `world`: a state of the search's own, which may differ from the real one in all that its seat does not see. Whoever
 * decides in it goes by their own view of it. Law: the same arguments and the same dice give the same answer.
 */
export interface Policy<T extends GameTypes> {
  readonly game: Game<T>;

  /** The moves worth a thought for a seat that must decide, best promise first. Law: at least one; all are legal. */
  candidates(view: T['view'], seat: Seat, dice: Dice): readonly PromisingMove<T['move']>[];

  /** The same for whoever must decide in a world. */
  candidatesIn(world: T['state'], seat: Seat, dice: Dice): readonly PromisingMove<T['move']>[];

  /** What anybody would do, found fast: how everybody plays on where the tree ends. Law: legal. */
  thumb(world: T['state'], seat: Seat, dice: Dice): T['move'];

  /** A world that this view could be a view of, the likelier ones more often. */
  imagine(view: T['view'], dice: Dice): T['state'];

  /** Each seat's chance to win, from 0 to 1: at the horizon, and when the game is over. */
  judge(world: T['state']): readonly number[];

  /**
   * Here a play-out stops and is judged. `turns`: how many have begun since it started, or since the last horizon.
   * Law: of two moments with one entry between them, no more than one.
   */
  isHorizon(world: T['state'], turns: number): boolean;

  /**
   * Names this decision among all that may follow the same moves: decisions with the same key share what is learned about
   * their moves. Null: the tree ends here. Law: with the same key, the same moves are legal; it says no more than the
   * decider knows.
   */
  junctionAt(world: T['state'], seat: Seat): string | null;

  /** The others do not see what this seat chooses now: in a tree below it they would come to know it. */
  isSecret(view: T['view'], seat: Seat): boolean;

  reason(view: T['view'], seat: Seat, move: T['move']): Reason;
}
