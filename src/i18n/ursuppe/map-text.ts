import { DIRECTIONS, neighbour, SPACES, type Space } from '#games/ursuppe/board.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { UrsuppeWords } from './words.ts';

/** A blocked direction is staying. */
function driftFrom(space: Space, { card }: Position): Space | null {
  const way = card === null ? null : environmentOf(card).drift;
  if (way === null) return null;
  return neighbour(space, way) || space;
}

const neighboursOn = (space: Space) =>
  DIRECTIONS.flatMap((way) => {
    const next = neighbour(space, way);
    return next === 0 ? [] : [{ way, space: next }];
  });

/** Which spaces touch, and where the current carries now. */
export const mapText = (position: Position, { map }: UrsuppeWords): string =>
  [
    map.current({ card: position.card }),
    ...SPACES.map((space) =>
      map.space({ space, neighbours: neighboursOn(space), driftsTo: driftFrom(space, position) }),
    ),
  ].join('\n');
