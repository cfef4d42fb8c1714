/** The face of each game. A new game adds its own here. */
import type { GameId } from '#tables/rulebook.ts';
import type { Face } from './face.ts';
import { URLAND_FACE } from './urland/face.ts';

const FACES = { urland: URLAND_FACE } as const satisfies Record<GameId, Face>;

export const faceOf = (game: GameId): Face => FACES[game];
