/** How each game shows itself, found in the folder of its id. */
import type { GameTypes } from '#engine/game.ts';
import { GAME_IDS, type GameId } from '#tables/rulebook.ts';
import type { Presentation } from './presentation.ts';

export const PRESENTATIONS = {} as Record<GameId, Presentation<GameTypes>>;
for (const id of GAME_IDS) PRESENTATIONS[id] = (await import(`./${id}/index.ts`)).PRESENTATION;

export const presentationOf = (game: GameId): Presentation<GameTypes> => PRESENTATIONS[game];
