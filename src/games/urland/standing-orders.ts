/** Orders that a player may give in advance. Every order can be given at any time, so giving one reveals nothing. */

import type { Dice } from '#engine/chance.ts';
import { fields, oneOf, type Reader, readCount } from '#engine/json.ts';
import type { StandingOrders } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { URLAND } from './game.ts';
import type { Move } from './moves.ts';
import { refuseSeat } from './play.ts';
import { ofSeat } from './state.ts';
import type { Urland } from './types.ts';
import type { View } from './view.ts';

export type Order =
  /** The bid in the next auction that asks this player, cut to the reserve at that time. */
  | { readonly kind: 'bid'; readonly amount: number }
  /** Ends a turn when only the choice of an extra turn is left. */
  | { readonly kind: 'end-turn' }
  /** Lets fate choose the land and the ocean of a panic. */
  | { readonly kind: 'panic' };

const READERS: readonly Reader<Order>[] = [
  fields<Order & { kind: 'bid' }>({ kind: oneOf(['bid']), amount: readCount }),
  fields<Order & { kind: 'end-turn' }>({ kind: oneOf(['end-turn']) }),
  fields<Order & { kind: 'panic' }>({ kind: oneOf(['panic']) }),
];

const parseOrder: Reader<Order> = (json) => {
  for (const read of READERS) {
    const order = read(json);
    if (order) return order;
  }
  return null;
};

/** An auction uses up the order to bid; the other orders stay. */
const isSpent = ({ kind }: Order): boolean => kind === 'bid';

function followOrder(order: Order, view: View, seat: Seat, dice: Dice): Move | null {
  const { phase } = view;
  if (refuseSeat(view, seat) !== null) return null;
  switch (order.kind) {
    case 'bid':
      return phase.kind === 'bid' ? { kind: 'bid', amount: Math.min(order.amount, ofSeat(view.reserve, seat)) } : null;
    case 'end-turn':
      return phase.kind === 'actions' && phase.left === 0 ? { kind: 'done' } : null;
    case 'panic':
      return phase.kind === 'panic' ? wander(URLAND, view, seat, dice) : null;
  }
}

export const ORDERS: StandingOrders<Urland> = {
  parse: parseOrder,
  follow: (order, view, seat, dice) => followOrder(order as Order, view, seat, dice),
  isSpent: (order) => isSpent(order as Order),
};
