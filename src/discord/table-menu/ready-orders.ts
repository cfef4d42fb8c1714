/** The orders in the list behind More. Of each kind at most one can be given. */
import { isDeepStrictEqual } from 'node:util';
import type { StandingOrder } from '#engine/module.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { MyView } from '#tables/table-view.ts';
import type { ReadyOrder } from '../games/game-words.ts';
import { presentationOf } from '../games/index.ts';

export function readyOrders(
  game: GameId,
  { view, orders: given }: Pick<MyView, 'view' | 'orders'>,
): readonly ReadyOrder[] {
  const words = presentationOf(game).words.orders;
  if (words === undefined || view === null) return [];
  if (words.ready) return words.ready(view, given);
  return words.kinds.filter(({ asksAmount }) => !asksAmount).map(({ kind }) => ({ id: kind, order: { kind } }));
}

/** The ids of those that stand. */
export const standingIds = (game: GameId, mine: Pick<MyView, 'view' | 'orders'>): readonly string[] =>
  readyOrders(game, mine).flatMap(({ id, order }) => (isGiven(order, mine.orders) ? [id] : []));

export const isGiven = (order: StandingOrder, given: readonly StandingOrder[]): boolean =>
  given.some((each) => isDeepStrictEqual(each, order));
