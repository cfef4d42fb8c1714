/** The guide of each game. A new game adds its own here. */
import type { GameId } from '#tables/rulebook.ts';
import type { Guide } from './guide.ts';
import { URLAND_GUIDE } from './urland/guide.ts';

const GUIDES = { urland: URLAND_GUIDE } as const satisfies Record<GameId, Guide>;

export const guideOf = (game: GameId): Guide => GUIDES[game];
