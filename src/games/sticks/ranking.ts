import { type Seat, seat } from '#engine/seat.ts';
import { countOf, type Position, pebblesOf } from './state.ts';

const FIRST = seat(0);
const SECOND = seat(1);

/** Above 0 where the first seat is ahead, below 0 where the second is: by sticks, then by pebbles. */
function leadOfFirst(position: Position): number {
  const inSticks = countOf(position, FIRST) - countOf(position, SECOND);
  return inSticks === 0 ? pebblesOf(position, FIRST) - pebblesOf(position, SECOND) : inSticks;
}

/** Best first; both in one place where they have equally much of everything. */
export function rankingOf(position: Position): readonly (readonly Seat[])[] {
  const lead = leadOfFirst(position);
  if (lead === 0) return [[FIRST, SECOND]];
  return lead > 0 ? [[FIRST], [SECOND]] : [[SECOND], [FIRST]];
}
