/** Who does what in a turn. */
import { leftOf, type Seat } from '#engine/seat.ts';
import type { Position } from './state.ts';

export type Role = 'environment' | 'dummy' | 'ichto';

export const dummyOf = (position: Position, environment: Seat): Seat => leftOf(environment, position.seats);

/** Null before the roles are given out. */
export function roleOf(position: Position, seat: Seat): Role | null {
  const { environment } = position;
  if (environment === null) return null;
  if (seat === environment) return 'environment';
  return seat === dummyOf(position, environment) ? 'dummy' : 'ichto';
}
