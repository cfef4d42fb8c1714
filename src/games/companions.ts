/** What tables want to know of each game beyond its rules. */
import type { Companion } from '#engine/companion.ts';
import type { GameTypes } from '#engine/game.ts';
import type { GameId } from './index.ts';
import { URLAND_COMPANION } from './urland/companion.ts';

export const COMPANIONS = { urland: URLAND_COMPANION } as const satisfies Record<GameId, Companion<GameTypes>>;
