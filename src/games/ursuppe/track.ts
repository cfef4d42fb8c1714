/** The track. No two markers ever share a space, so there are no ties. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { ofSeat, type Position, type State } from './state.ts';

/** Last marker first. */
export const ascending = (position: Position): Seat[] => descending(position).reverse();

/** Leader first. */
export const descending = (position: Position): Seat[] =>
  [...seatsOf(position.seats)].sort((a, b) => ofSeat(position.track, b) - ofSeat(position.track, a));

/** The next player ahead of this one, or the last of all; null where nobody is further ahead. */
export function nextAhead({ track }: Position, seat: Seat | null): Seat | null {
  const from = seat === null ? 0 : (track[seat] ?? 0);
  let next: number | null = null;
  for (let other = 0; other < track.length; other++) {
    const space = track[other] ?? 0;
    if (space > from && (next === null || space < (track[next] ?? 0))) next = other;
  }
  return next as Seat | null;
}

/** The next player behind this one, or the leader; null where nobody is further behind. */
export function nextBehind({ track }: Position, seat: Seat | null): Seat | null {
  const from = seat === null ? Number.MAX_SAFE_INTEGER : (track[seat] ?? 0);
  let next: number | null = null;
  for (let other = 0; other < track.length; other++) {
    const space = track[other] ?? 0;
    if (space < from && (next === null || space > (track[next] ?? 0))) next = other;
  }
  return next as Seat | null;
}

/** Occupied spaces are jumped and not counted. */
export function advanceMarker(state: State, seat: Seat, spaces: number): number {
  let to = ofSeat(state.track, seat);
  for (let counted = 0; counted < spaces; counted++) {
    do to++;
    while (state.track.includes(to));
  }
  state.track[seat] = to;
  return to;
}

export const leader = (position: Position): Seat => descending(position)[0] as Seat;
