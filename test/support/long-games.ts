/**
 * Laws over every game look at fewer moments of a long one: it has many, and large ones. Where that is not enough, its laws
 * run among the long tests.
 */
import { GAME_IDS, type GameId, MODULES } from '#games/index.ts';

/** In entries, at most. */
const LONG = 15_000;

export const isLong = (id: GameId): boolean => MODULES[id].game.maxEntries >= LONG;

export const LONG_GAMES: readonly GameId[] = GAME_IDS.filter(isLong);
export const BRIEF_GAMES: readonly GameId[] = GAME_IDS.filter((id) => !isLong(id));
