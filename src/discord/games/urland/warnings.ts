/** Warnings before a move that can't be mended. */
import { heapSize } from '#engine/menu.ts';
import type { StandingOrder } from '#engine/module.ts';
import { onMap } from '#games/urland/ichtos.ts';
import { menuOf } from '#games/urland/menu.ts';
import type { Heap, Move } from '#games/urland/moves.ts';
import { onOffer, priceOfBid } from '#games/urland/mutation.ts';
import { ACTION_KINDS } from '#games/urland/rules.ts';
import type { Order } from '#games/urland/standing-orders.ts';
import { ofSeat } from '#games/urland/state.ts';
import { type AskedSeat, type Say, wordsOf } from './seat-context.ts';

export function warningBefore(asked: AskedSeat, move: Move): string | null {
  switch (move.kind) {
    case 'retreat':
    case 'buy':
      return ofLeaving(asked, move.heap);
    case 'bid':
      return ofBid(asked, move.amount, wordsOf(asked).play.warnings);
    case 'done':
      return ofStopping(asked);
    default:
      return null;
  }
}

/** R-EXTINCT: a player with none on the map has no way back. */
function ofLeaving(asked: AskedSeat, heap: Heap): string | null {
  const isLast = heap.length > 0 && heapSize(heap) === onMap(asked.view, asked.seat);
  return isLast ? wordsOf(asked).play.warnings.lastOne : null;
}

const BID: Order['kind'] = 'bid';

/** Much may change before the auction. */
export function orderWarningOf(asked: AskedSeat, order: StandingOrder): string | null {
  const { view, seat } = asked;
  if (order.kind !== BID || !('amount' in order) || onOffer(view).length === 0) return null;
  const amount = Math.min(Number(order.amount), ofSeat(view.reserve, seat));
  return ofBid(asked, amount, wordsOf(asked).play.warnings.inAdvance);
}

/** A bid of 0 can't be lowered, so there is nothing to warn of. */
function ofBid(asked: AskedSeat, amount: number, warnings: Say['play']['warnings']['inAdvance']): string | null {
  const map = onMap(asked.view, asked.seat);
  const price = priceOfBid(asked.view, asked.seat, amount);
  if (amount === 0 || price < map) return null;
  return price > map ? warnings.cannotPay({ amount, price, map }) : warnings.costsAll({ amount });
}

function ofStopping(asked: AskedSeat): string | null {
  const { phase } = asked.view;
  const left = phase.kind === 'actions' ? phase.left : 0;
  return left > 0 && canGoOn(asked) ? wordsOf(asked).play.warnings.actionsLeft({ left }) : null;
}

/** Nobody misses a retreat, which only takes from the map. */
function canGoOn({ view, seat }: AskedSeat): boolean {
  const menu = menuOf(view, seat, []);
  if (!menu.ok || menu.value.kind !== 'options') return false;
  const open = menu.value.options.filter(({ blocked }) => blocked === null);
  return open.some(({ id }) => id !== 'retreat' && ACTION_KINDS.some((kind) => kind === id));
}
