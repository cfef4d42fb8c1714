import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Area } from '../board.ts';
import { ichtosAt, totalIn } from '../ichtos.ts';
import type { Refusal } from '../refusals.ts';
import type { Position } from '../state.ts';

export const opponents = (position: Position, seat: Seat): Seat[] =>
  seatsOf(position.seats).filter((other) => other !== seat);

export const opposingIn = (position: Position, area: Area, seat: Seat): number =>
  totalIn(position, area) - ichtosAt(position, area, seat);

/** Another player, with at least one Ichto in the area. */
export function refuseVictim(position: Position, area: Area, seat: Seat, victim: Seat): Refusal | null {
  if (victim === seat || victim >= position.seats) return { code: 'no-such-opponent', seat: victim };
  return ichtosAt(position, area, victim) === 0 ? { code: 'none-of-theirs-there', area, seat: victim } : null;
}
