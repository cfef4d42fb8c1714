/** A quick player by rule of thumb: it drifts, eats, defends itself and leaves others alone; the rest is any move. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import type { Order } from '#games/ursuppe/orders.ts';
import { ORDERS } from '#games/ursuppe/standing-orders.ts';
import type { State } from '#games/ursuppe/state.ts';

const HABITS: readonly Order[] = [
  { kind: 'drift', round: 'always' },
  { kind: 'eat' },
  { kind: 'rest' },
  { kind: 'defend', how: 'fight-flee' },
  { kind: 'never-cling' },
  { kind: 'peace' },
];

export function thumb(world: State, seat: Seat, dice: Dice): Move {
  for (const habit of HABITS) {
    const move = ORDERS.follow(habit, world, seat, dice);
    if (move !== null) return move;
  }
  return wander(URSUPPE, world, seat, dice);
}
