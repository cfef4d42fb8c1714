/** Every game there is: the one list of them. A room that has a part of each game finds it in the folder of that name. */
import type { GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';

export const GAME_IDS = ['urland', 'ursuppe', 'ants', 'sticks'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/** What a game's folder gives away. Which game's states, moves and views are meant, the id beside them says. */
export const MODULES = {} as Record<GameId, GameModule<GameTypes>>;
for (const id of GAME_IDS) MODULES[id] = (await import(`./${id}/index.ts`)).MODULE;
