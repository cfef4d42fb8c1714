import type { Seat } from '#engine/seat.ts';
import { furthestSpace } from '#games/urland/track.ts';

/** How much each seat's points mean to whoever weighs: 1 for his own, less than nothing for the others'. */
export type Interest = readonly number[];

/** Somebody so many spaces behind the leader is e times less of a rival than he. */
const RIVALRY = 6;

/** Whoever is further ahead is more of a rival; all rivals together weigh as much as oneself. */
export function interestOf(track: readonly number[], seat: Seat, interest: number[] = []): number[] {
  const furthest = furthestSpace(track);
  let rivals = 0;
  for (let other = 0; other < track.length; other++) {
    const weight = other === seat ? 0 : Math.exp(((track[other] ?? 0) - furthest) / RIVALRY);
    interest[other] = weight;
    rivals += weight;
  }
  for (let other = 0; other < track.length; other++) {
    interest[other] = other === seat ? 1 : -(interest[other] ?? 0) / rivals;
  }
  return interest;
}
