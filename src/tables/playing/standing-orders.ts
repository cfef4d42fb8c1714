/** Decisions made in advance. The game says which orders there are. */
import type { Dice } from '#engine/chance.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import type { Play } from '../play-state.ts';
import { type AnyMove, askedIn, type GameId, gameOf, moduleOf } from '../rulebook.ts';
import { type Occupant, type Table, withPlace } from '../table.ts';

export interface Applicable {
  readonly order: StandingOrder;
  readonly move: AnyMove;
}

const ordersOf = ({ places }: Table, seat: Seat): readonly StandingOrder[] => places[seat]?.orders ?? [];

/** What somebody who sits down to play has ordered without a word. Computers have no orders. */
export const usualOrders = (game: GameId, { kind }: Occupant): readonly StandingOrder[] =>
  kind === 'person' ? (moduleOf(game).orders?.usual ?? []) : [];

/** Such orders answer before anybody is asked, so no seat ever waits for them. */
export const answerAtOnce = ({ game }: Table): boolean => moduleOf(game).orders?.answerAtOnce === true;

/** The first of the seat's orders that answers the present decision. */
export function applicableOrder(table: Table, play: Play, seat: Seat, dice: Dice): Applicable | null {
  const orders = ordersOf(table, seat);
  if (orders.length === 0) return null;
  if (!askedIn(table.game, play.state).includes(seat)) return null;
  const game = gameOf(table.game);
  const view = game.view(play.state, seat);
  for (const order of orders) {
    const move = moduleOf(table.game).orders?.follow(order, view, seat, dice);
    if (move && game.refuse(play.state, { by: seat, move }) === null) return { order, move };
  }
  return null;
}

/** An order for one decision is spent with it, even if the player decided in person. */
export function withoutSpent(table: Table, play: Play, seat: Seat, dice: Dice): Table {
  const applicable = applicableOrder(table, play, seat, dice);
  return applicable ? afterFollowing(table, seat, applicable.order) : table;
}

export function afterFollowing(table: Table, seat: Seat, followed: StandingOrder): Table {
  if (!moduleOf(table.game).orders?.isSpent(followed)) return table;
  return withPlace(table, seat, { orders: ordersOf(table, seat).filter((order) => order !== followed) });
}

/** A new order replaces an older one of its kind. */
export const addOrder = (table: Table, seat: Seat, order: StandingOrder): Table =>
  withPlace(table, seat, { orders: [...ordersOf(table, seat).filter(({ kind }) => kind !== order.kind), order] });

export const removeOrder = (table: Table, seat: Seat, kind: string): Table =>
  withPlace(table, seat, { orders: ordersOf(table, seat).filter((order) => order.kind !== kind) });
