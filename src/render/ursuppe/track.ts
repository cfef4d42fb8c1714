/** The score track around the soup, with the finish zone. */
import { seatsOf } from '#engine/seat.ts';
import { FINISH_SPACES, type Finish } from '#games/ursuppe/box.ts';
import type { Position } from '#games/ursuppe/state.ts';
import * as track from '../kit/track.ts';
import type { Drawing, Shape } from '../scene.ts';
import { type Look, letterOf, paintOf } from './look.ts';
import { TRACK } from './plan.ts';
import { BONE, FINISH, FINISH_LINE } from './theme.ts';

function emptySpace(space: number, first: number): track.EmptySpace {
  if (space === first) return { fill: FINISH_LINE, symbol: 'icon/flag' };
  return { fill: space > first ? FINISH : BONE, symbol: null };
}

/** One side with its empty spaces. */
export const trackSide = (finish: Finish, side: track.Side): Drawing =>
  track.emptySide(TRACK, side, (space) => emptySpace(space, FINISH_SPACES[finish]));

/** Around the soup. */
export const emptyTrack = (finish: Finish): Shape[] => track.sidesInPlace(TRACK, `track/${finish}`);

export function markers(position: Position, look: Look): Shape[] {
  const trails = look.events.flatMap((event) => (event.kind === 'scored' ? track.trackTrail(TRACK, event.from) : []));
  return [
    ...trails,
    ...seatsOf(position.seats).flatMap((seat) => {
      const space = position.track[seat] ?? 0;
      return space === 0 ? [] : track.letteredMarker(TRACK, space, paintOf(look, seat), letterOf(look, seat));
    }),
  ];
}
