/** Decisions made in advance. What can be ordered is the game's to say. */
import type { Dice } from '#engine/chance.ts';
import type { StandingOrder } from '#engine/companion.ts';
import { deciders } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { type AnyMove, companionOf, gameOf } from './rulebook.ts';
import type { Play, Table } from './table.ts';

export interface Applicable {
  readonly order: StandingOrder;
  readonly move: AnyMove;
}

/** The first of the seat's orders that decides what it is asked now. */
export function applicableOrder(table: Table, play: Play, seat: Seat, dice: Dice): Applicable | null {
  const orders = table.places[seat]?.orders ?? [];
  if (orders.length === 0) return null;
  const game = gameOf(table.game);
  if (!deciders(game.decision(play.state)).includes(seat)) return null;
  const view = game.view(play.state, seat);
  for (const order of orders) {
    const move = companionOf(table.game).followOrder(order, view, seat, dice);
    if (move && game.refuse(play.state, { by: seat, move }) === null) return { order, move };
  }
  return null;
}

/** An order for one decision is spent with it, whoever made the decision. */
export function withoutSpent(table: Table, play: Play, seat: Seat, dice: Dice): Table {
  const applicable = applicableOrder(table, play, seat, dice);
  if (!applicable || !companionOf(table.game).isSpent(applicable.order)) return table;
  return withOrders(table, seat, (orders) => orders.filter((order) => order !== applicable.order));
}

/** One of a kind: a new order takes the place of an older one. */
export const addOrder = (table: Table, seat: Seat, order: StandingOrder): Table =>
  withOrders(table, seat, (orders) => [...orders.filter(({ kind }) => kind !== order.kind), order]);

export const removeOrder = (table: Table, seat: Seat, kind: string): Table =>
  withOrders(table, seat, (orders) => orders.filter((order) => order.kind !== kind));

function withOrders(
  table: Table,
  seat: Seat,
  change: (orders: readonly StandingOrder[]) => readonly StandingOrder[],
): Table {
  const places = table.places.map((place, at) => (at === seat ? { ...place, orders: change(place.orders) } : place));
  return { ...table, places };
}
