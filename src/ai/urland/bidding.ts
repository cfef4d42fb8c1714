/** What others may bid. Bids are secret and simultaneous: all that is known of them is what people tend to do. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { onMap } from '#games/urland/ichtos.ts';
import { ofSeat, type Position } from '#games/urland/state.ts';

/** How often each amount is bid, from 0 up, out of a hundred. */
const TENDENCY = [20, 22, 20, 16, 10, 7, 5];
const OUT_OF = TENDENCY.reduce((sum, share) => sum + share, 0);

/** More than a third of what he has on the map is too dear for anything. */
const WILLING = 3;

export function likelyBid(position: Position, seat: Seat, dice: Dice): number {
  let left = dice.below(OUT_OF);
  let amount = 0;
  while (left >= (TENDENCY[amount] ?? OUT_OF)) left -= TENDENCY[amount++] ?? 0;
  return Math.min(amount, ofSeat(position.reserve, seat), Math.floor(onMap(position, seat) / WILLING));
}
