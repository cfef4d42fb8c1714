import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Area } from '../board.ts';
import { ichtosAt, totalIn } from '../ichtos.ts';
import type { Refusal } from '../refusals.ts';
import type { Seen } from '../state.ts';

export const opponents = (seen: Seen, seat: Seat): Seat[] => seatsOf(seen.seats).filter((other) => other !== seat);

export const opposingIn = (seen: Seen, area: Area, seat: Seat): number =>
  totalIn(seen, area) - ichtosAt(seen, area, seat);

/** Another player, with at least one Ichto in the area. */
export function refuseVictim(seen: Seen, area: Area, seat: Seat, victim: Seat): Refusal | null {
  if (victim === seat || victim >= seen.seats) return { code: 'no-such-opponent', seat: victim };
  return ichtosAt(seen, area, victim) === 0 ? { code: 'none-of-theirs-there', area, seat: victim } : null;
}
