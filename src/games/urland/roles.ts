/** Who does what in a turn. */
import { leftOf, type Seat } from '#engine/seat.ts';
import type { Position } from './state.ts';

export type Role = 'environment' | 'dummy' | 'ichto';

export const dummyOf = ({ seats }: Position, environment: Seat): Seat => leftOf(environment, seats);

export function roleIn(environment: Seat, seat: Seat, seats: number): Role {
  if (seat === environment) return 'environment';
  return seat === leftOf(environment, seats) ? 'dummy' : 'ichto';
}

/** Null before the roles are given out. */
export function roleOf(position: Position, seat: Seat): Role | null {
  const { environment, seats } = position;
  return environment === null ? null : roleIn(environment, seat, seats);
}
