/** Every game's computer players. A new game brings its own, at every level. */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import type { LevelId } from './levels.ts';
import type { Computers, Purpose, Thought } from './player.ts';

export const COMPUTERS_OF = {} as Record<GameId, Computers<GameTypes>>;
for (const id of GAME_IDS) COMPUTERS_OF[id] = (await import(`./${id}/index.ts`)).COMPUTERS;

/** Everything that a computer player knows. */
export interface Question {
  readonly game: GameId;
  readonly level: LevelId;
  readonly seat: Seat;
  /** The view of this seat, as a person would have it. */
  readonly view: object;
  /** By default it is a computer's own move. */
  readonly purpose?: Purpose;
}

/** Whether this level searches, and so takes time; other levels answer at once. */
export const searches = ({ game, level }: Pick<Question, 'game' | 'level'>): boolean =>
  COMPUTERS_OF[game][level].searches;

/** The game's id says whose view it is; a table never mixes games. */
export function think({ game, level, seat, view, purpose }: Question, dice: Dice): Thought<{ readonly kind: string }> {
  return COMPUTERS_OF[game][level].think(view, seat, dice, purpose);
}
