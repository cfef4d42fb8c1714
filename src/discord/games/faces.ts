/** The face of each game. A new game adds its own here. */
import { invariant } from '#engine/invariant.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Face } from './face.ts';
import { URLAND_FACE } from './urland/face.ts';

const FACES: Readonly<Partial<Record<GameId, Face>>> = { urland: URLAND_FACE };

export function faceOf(game: GameId): Face {
  const face = FACES[game];
  invariant(face !== undefined, `${game} can be shown`);
  return face;
}
