import type { Seat } from '#engine/seat.ts';
import { furthestSpace } from '#games/urland/track.ts';

/** The weight of each seat's points for one player: 1 for their own, negative for the others'. */
export type Interest = readonly number[];

/** A player this many spaces behind the leader is e times less of a rival. */
const RIVALRY = 6;

/** A player further ahead is more of a rival; all rivals together weigh as much as the player's own points. */
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
