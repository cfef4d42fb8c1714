/** What a player is told before he does something that he can't mend. */
import { heapSize } from '#engine/menu.ts';
import { onMap } from '#games/urland/ichtos.ts';
import type { Heap, Move } from '#games/urland/moves.ts';
import { onOffer, priceOfBid } from '#games/urland/mutation.ts';
import type { Order } from '#games/urland/standing-orders.ts';
import { ofSeat } from '#games/urland/state.ts';
import type { Asked } from '../guide.ts';
import { type Say, viewOf, wordsOf } from './asked.ts';

export function warningOf(asked: Asked, move: Move): string | null {
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

/** R-EXTINCT: who has none on the map has no way back. */
function ofLeaving(asked: Asked, heap: Heap): string | null {
  const isLast = heap.length > 0 && heapSize(heap) === onMap(viewOf(asked), asked.seat);
  return isLast ? wordsOf(asked).play.warnings.lastOne : null;
}

/** Until the auction much may change. */
export function orderWarningOf(asked: Asked, order: Order): string | null {
  const view = viewOf(asked);
  if (order.kind !== 'bid' || onOffer(view).length === 0) return null;
  const amount = Math.min(order.amount, ofSeat(view.reserve, asked.seat));
  return ofBid(asked, amount, wordsOf(asked).play.warnings.inAdvance);
}

/** A bid of 0 can't be lowered, so there is nothing to warn of. */
function ofBid(asked: Asked, amount: number, warnings: Say['play']['warnings']['inAdvance']): string | null {
  const map = onMap(viewOf(asked), asked.seat);
  const price = priceOfBid(viewOf(asked), asked.seat, amount);
  if (amount === 0 || price < map) return null;
  return price > map ? warnings.cannotPay({ amount, price, map }) : warnings.costsAll({ amount });
}

function ofStopping(asked: Asked): string | null {
  const { phase } = viewOf(asked);
  const left = phase.kind === 'actions' ? phase.left : 0;
  return left > 0 ? wordsOf(asked).play.warnings.actionsLeft({ left }) : null;
}
