/** From worths in points to the chance to win. */
import type { Seat } from '#engine/seat.ts';
import { FINISH_SPACE } from '#games/urland/box.ts';

export interface Spread {
  /** How far off a worth can be when the leader is at the finish, in points. */
  readonly atFinish: number;
  /** And how much more for each space he has to go. */
  readonly perSpace: number;
}

/** Whoever is worth more is likelier to win, and the surer the nearer the end is. */
export function winChance(worth: readonly number[], track: readonly number[], seat: Seat, spread: Spread): number {
  let furthest = 0;
  for (const space of track) furthest = Math.max(furthest, space);
  const unit = spread.atFinish + spread.perSpace * Math.max(0, FINISH_SPACE - furthest);
  const own = worth[seat] ?? 0;
  let sum = 0;
  for (const other of worth) sum += Math.exp((other - own) / unit);
  return 1 / sum;
}
