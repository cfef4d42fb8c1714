/** The score track. A marker counts free spaces only, so no two ever share one: there are no ties. */
import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import { FINISH_SPACE, MUTATION_SPACES } from './box.ts';
import type { Tell } from './events.ts';
import { ofSeat, type Position, type State } from './state.ts';

/** Furthest ahead first. */
export const byPlace = (position: Position): Seat[] =>
  [...seatsOf(position.seats)].sort((a, b) => ofSeat(position.track, b) - ofSeat(position.track, a));

export const leader = (position: Position): Seat => byPlace(position)[0] as Seat;
export const lastOnTrack = (position: Position): Seat => byPlace(position).at(-1) as Seat;

/** When several players score, the one furthest ahead moves first: by place, not by points. */
export function moveMarkers(state: State, points: BySeat<number>, tell: Tell): void {
  const movers = seatsOf(state.seats).filter((seat) => ofSeat(points, seat) > 0);
  if (movers.length > 1) movers.sort((a, b) => ofSeat(state.track, b) - ofSeat(state.track, a));
  for (const seat of movers) moveMarker(state, seat, ofSeat(points, seat), tell);
}

function moveMarker(state: State, seat: Seat, points: number, tell: Tell): void {
  const from = ofSeat(state.track, seat);
  let to = from;
  for (let counted = 0; counted < points; counted++) {
    do to++;
    while (state.track.includes(to));
  }
  state.track[seat] = to;
  tell?.({ kind: 'marker-moved', seat, from, to });
}

/** The space of the marker furthest ahead. */
export function furthestSpace(track: BySeat<number>): number {
  let most = 0;
  for (const space of track) if (space > most) most = space;
  return most;
}

export const hasReachedFinish = ({ track }: Position): boolean => furthestSpace(track) >= FINISH_SPACE;

/** The mutation space that a marker has reached or passed without an auction so far, or null. */
export function mutationDue({ mutations, track }: Position): number | null {
  const space = MUTATION_SPACES[mutations];
  return space !== undefined && furthestSpace(track) >= space ? space : null;
}
