/** What a game has to say for computer players that are made from its contract. */
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { GameModule } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import type { Reason } from '../player.ts';

export interface Sense<T extends GameTypes> {
  /** Each seat's chance to win, from 0 to 1, at any moment at which seats decide. What a game that is over came to is known. */
  judge(world: T['state']): readonly number[];

  reason(view: T['view'], seat: Seat, move: T['move']): Reason;

  /** After so many turns a play-out is judged; `Infinity`: it goes on to the end of the game. */
  readonly horizon: number;

  /** How readily a beginner makes a move that came to their mind, next to others; all alike, if it isn't said. */
  weight?(view: T['view'], seat: Seat, move: T['move']): number;

  /**
   * The others do not see what this seat chooses now, though the decision isn't `sealed`: a card put down covered, say.
   * Never, if it isn't said.
   */
  isSecret?(view: T['view'], seat: Seat): boolean;
}

/** The two parts of a game's module that computer players need. */
export type Rules<T extends GameTypes> = Pick<GameModule<T>, 'game' | 'ranking'>;

export type Judge<T extends GameTypes> = (world: T['state']) => readonly number[];

/** The winners of a game that is over share what there is to win. */
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
