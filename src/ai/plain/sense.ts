/** The knowledge that a game adds to its contract for the plain computer players. */
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { GameModule } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyReason } from '../player.ts';

export interface Sense<T extends GameTypes> {
  /** Each seat's chance to win, from 0 to 1, whenever seats decide. Not called for a game that is over. */
  judge(world: T['state']): readonly number[];

  reason(view: T['view'], seat: Seat, move: T['move']): AnyReason;

  /** A play-out is judged after this many turns; `Infinity`: it goes on to the end of the game. */
  readonly horizon: number;

  /** A beginner's weight for a move they consider; by default all weigh the same. */
  weight?(view: T['view'], seat: Seat, move: T['move']): number;

  /**
   * Whether the others can't see what this seat chooses now although the decision isn't `sealed`, as with a card put
   * down covered. By default never.
   */
  isSecret?(view: T['view'], seat: Seat): boolean;
}

export type Rules<T extends GameTypes> = Pick<GameModule<T>, 'game' | 'ranking'>;

export type Judge<T extends GameTypes> = (world: T['state']) => readonly number[];

/** The winners of a finished game share the win. */
export function judgeOf<T extends GameTypes>({ game, ranking }: Rules<T>, sense: Sense<T>): Judge<T> {
  return (world) => {
    if (game.decision(world).kind !== 'over') return sense.judge(world);
    const places = ranking(game.view(world, 'public'));
    const [winners] = places;
    invariant(winners !== undefined, 'a game that is over has a winner');
    const chances = places.flat().map(() => 0);
    for (const seat of winners) chances[seat] = 1 / winners.length;
    return chances;
  };
}
