/** The guide of each game. A new game adds its own here. */
import { invariant } from '#engine/invariant.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Guide } from './guide.ts';
import { URLAND_GUIDE } from './urland/guide.ts';

const GUIDES: Readonly<Partial<Record<GameId, Guide>>> = { urland: URLAND_GUIDE };

export function guideOf(game: GameId): Guide {
  const guide = GUIDES[game];
  invariant(guide !== undefined, `${game} can be shown`);
  return guide;
}
