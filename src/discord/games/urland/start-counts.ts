/** The number filled in before a player counts: a likely choice. */
import type { Move } from '#games/urland/moves.ts';
import { type AtAmount, type AtHeap, underWay } from './seat-context.ts';

/** A mover moves all they can; with Ears nobody must leave; and no bid is better than another. */
export function startAmount({ view, step: { min, max } }: AtAmount): number | null {
  if (view.phase.kind === 'bid') return null;
  return view.phase.kind === 'flee' ? min : max;
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
