/** The number filled in before a player counts: a likely choice. */
import { onMap } from '#games/urland/ichtos.ts';
import type { Move } from '#games/urland/moves.ts';
import { priceOfBid } from '#games/urland/mutation.ts';
import { type AtAmount, type AtHeap, underWay } from './seat-context.ts';

/** A mover moves all they can; with Ears nobody must leave; and a bid of 1 beats players who want no gene. */
export function startAmount(at: AtAmount): number {
  const { min, max } = at.step;
  const view = at.view;
  if (view.phase.kind === 'flee') return min;
  if (view.phase.kind !== 'bid') return max;
  const isAffordable = priceOfBid(view, at.seat, 1) < onMap(view, at.seat);
  return isAffordable ? Math.min(1, max) : min;
}

/** A price is taken one by one from the area with the most left; a retreat has no likely start. */
export function startHeap(at: AtHeap): number[] {
  const { places, min } = at.step;
  const taken = places.map(() => 0);
  if (underWay(at)?.kind !== ('buy' satisfies Move['kind'])) return taken;
  const left = places.map(({ count }) => count);
  for (let paid = 0; paid < min; paid++) {
    const fullest = left.indexOf(Math.max(...left));
    left[fullest] = (left[fullest] ?? 0) - 1;
    taken[fullest] = (taken[fullest] ?? 0) + 1;
  }
  return taken;
}
