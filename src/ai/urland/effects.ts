/** What a move changes for the scoring of lands: facts for reasons. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Land } from '#games/urland/board.ts';
import { fromReserve, ichtosAt } from '#games/urland/ichtos.ts';
import type { Move } from '#games/urland/moves.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { ofSeat, type Position } from '#games/urland/state.ts';
import { copyPosition } from '#games/urland/view.ts';
import { changesOf, makeChanges } from './changes.ts';

/** The table after a move of this seat, as far as Ichtos on the map go. */
export function positionAfter(position: Position, seat: Seat, move: Move): Position {
  const after = copyPosition(position);
  makeChanges(changesOf(after, seat, move), after);
  return after;
}

/** The points that a seat gets if this land is scored as it stands. */
export const pointsIn = (position: Position, land: Land, seat: Seat): number =>
  ofSeat(scoringOf(position, land).points, seat);

/** The other player who would get less than before, by most; null if nobody would. */
export function hurtMost(
  before: Position,
  after: Position,
  land: Land,
  seat: Seat,
): { readonly victim: Seat; readonly before: number; readonly points: number } | null {
  const losses = seatsOf(before.seats)
    .filter((other) => other !== seat)
    .map((victim) => ({ victim, before: pointsIn(before, land, victim), points: pointsIn(after, land, victim) }))
    .filter((loss) => loss.points < loss.before);
  return losses.sort((a, b) => b.before - b.points - (a.before - a.points))[0] ?? null;
}

const withMore = (position: Position, land: Land, seat: Seat, count: number): Position => {
  const more = copyPosition(position);
  fromReserve(more, seat, land, count);
  return more;
};

/** How many more of the seat's would bring points, and how many points. The land brings none as it stands. */
export function missingIn(
  position: Position,
  land: Land,
  seat: Seat,
): { readonly more: number; readonly points: number } {
  let more = 0;
  let points = 0;
  while (points === 0) {
    more++;
    points = pointsIn(withMore(position, land, seat, more), land, seat);
  }
  return { more, points };
}

/** A player there who could spoil the land for this seat with one more Ichto, before the move but not after it. */
export function heldOff(before: Position, after: Position, land: Land, seat: Seat): Seat | null {
  const points = pointsIn(before, land, seat);
  const spoils = (position: Position, rival: Seat): boolean =>
    pointsIn(withMore(position, land, rival, 1), land, seat) < points;
  const rivals = seatsOf(before.seats).filter((other) => other !== seat && ichtosAt(before, land, other) > 0);
  return rivals.find((rival) => spoils(before, rival) && !spoils(after, rival)) ?? null;
}
