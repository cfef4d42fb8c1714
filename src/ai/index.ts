/** Every game's computer players. A new game brings its own, at every level. */
import type { Dice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { GAMES, GameId } from '#games/index.ts';
import type { LevelId } from './levels.ts';
import type { ComputerLevel, Thought } from './player.ts';
import { BEGINNER } from './urland/beginner.ts';
import { STEADY } from './urland/steady.ts';
import { STRONG } from './urland/strong.ts';

type TypesOf<G extends GameId> = (typeof GAMES)[G] extends Game<infer T> ? T : never;

export const COMPUTERS = {
  urland: { beginner: BEGINNER, steady: STEADY, strong: STRONG },
} satisfies { [G in GameId]: Record<LevelId, ComputerLevel<TypesOf<G>>> };

/** All that a computer player is told. */
export interface Question {
  readonly game: GameId;
  readonly level: LevelId;
  readonly seat: Seat;
  /** What a person in this seat would see. */
  readonly view: object;
}

/** The game's id says whose view it is; a table never mixes them up. */
export function think({ game, level, seat, view }: Question, dice: Dice): Thought<{ readonly kind: string }> {
  const player = COMPUTERS[game][level] as unknown as ComputerLevel<GameTypes>;
  return player.think(view, seat, dice);
}
