/** The score track around the map. */
import { seatsOf } from '#engine/seat.ts';
import { FINISH_SPACE, MUTATION_SPACES } from '#games/urland/box.ts';
import type { Position } from '#games/urland/state.ts';
import * as track from '../kit/track.ts';
import type { Box, Drawing, Shape } from '../scene.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { colourOf, type Look, paintOf } from './look.ts';
import { BONE, EMBER, LEAF } from './theme.ts';

export const TRACK_SPACES = 40;
const BAND = 46;

const PLAN: track.TrackPlan = {
  inside: { width: MAP_WIDTH, height: MAP_HEIGHT },
  spaces: TRACK_SPACES,
  along: 11,
  band: BAND,
};

export const { width: BOARD_WIDTH, height: BOARD_HEIGHT } = track.outerSize(PLAN);
export const MAP_ORIGIN = { x: BAND, y: BAND };

export const boxOfSpace = (space: number): Box => track.spaceBox(PLAN, space);

const isMutation = (space: number): boolean => MUTATION_SPACES.some((mutation) => mutation === space);

function emptySpace(space: number): track.EmptySpace {
  if (space === FINISH_SPACE) return { fill: EMBER, symbol: 'icon/finish' };
  if (isMutation(space)) return { fill: LEAF, symbol: 'icon/mutation' };
  return { fill: space > FINISH_SPACE ? '#cdbf9c' : BONE, symbol: null };
}

/** One side with its empty spaces. */
export const trackSide = (side: track.Side): Drawing => track.emptySide(PLAN, side, emptySpace);

/** Around a board whose map is painted elsewhere. */
export const emptyTrack = (): Shape[] => track.sidesInPlace(PLAN, 'track');

export function markers(position: Position, look: Look): Shape[] {
  const trails = look.events.flatMap((event) =>
    event.kind === 'marker-moved' ? track.trackTrail(PLAN, event.from) : [],
  );
  return [
    ...trails,
    ...seatsOf(position.seats).flatMap((seat) => {
      const space = position.track[seat] ?? 0;
      const sign = { symbol: `ichto/${look.palette}/${colourOf(look, seat)}`, scale: 0.36 };
      return space === 0 ? [] : track.trackMarker(PLAN, Math.min(space, TRACK_SPACES), paintOf(look, seat), sign);
    }),
  ];
}
