/** Estimates of the others' bids. Bids are secret and simultaneous: only people's habits are known. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { onMap } from '#games/urland/ichtos.ts';
import { ofSeat, type Position } from '#games/urland/state.ts';

/** The frequency of each amount, from 0 up, in percent. */
const TENDENCY = [20, 22, 20, 16, 10, 7, 5];
const OUT_OF = TENDENCY.reduce((sum, share) => sum + share, 0);

/** A bid above a third of the bidder's Ichtos on the map is never worth it. */
const WILLING = 3;

export function likelyBid(position: Position, seat: Seat, dice: Dice): number {
  let left = dice.below(OUT_OF);
  let amount = 0;
  while (left >= (TENDENCY[amount] ?? OUT_OF)) left -= TENDENCY[amount++] ?? 0;
  return Math.min(amount, ofSeat(position.reserve, seat), Math.floor(onMap(position, seat) / WILLING));
}
