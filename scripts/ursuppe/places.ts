import type { Entry as AnyEntry } from '#engine/game.ts';
import type { Entry } from '#games/ursuppe/types.ts';

/** The seats in the order in which their markers were placed: chance decides it. */
export function firstOrder(log: readonly AnyEntry[]): readonly number[] {
  for (const { move } of log as readonly Entry[]) if (move.kind === 'order') return move.seats;
  return [];
}
