import { invariant } from '#engine/invariant.ts';
import { AREAS, ichtosAt } from '#games/urland/ichtos.ts';
import type { Heap } from '#games/urland/moves.ts';
import { addIn } from './changes.ts';
import { gainOfLosing, type Weighing } from './weighing.ts';

/** The cheapest way to take this many Ichtos off the map, one at a time. The position is changed and restored. */
export function cheapestHeap(weighing: Weighing, size: number): { readonly heap: Heap; readonly gain: number } {
  const counts = AREAS.map(() => 0);
  let gain = 0;
  for (let taken = 0; taken < size; taken++) {
    const loss = leastLoss(weighing);
    gain += loss.gain;
    counts[loss.row] = (counts[loss.row] ?? 0) + 1;
    addOwn(weighing, loss.row, -1);
  }
  for (const [row, count] of counts.entries()) if (count > 0) addOwn(weighing, row, count);
  return {
    heap: AREAS.map((place, row) => ({ place, count: counts[row] ?? 0 })).filter(({ count }) => count > 0),
    gain,
  };
}

/** Forgets the worth of the area, so that it is computed anew. */
function addOwn({ outlook, seat, asItStands }: Weighing, row: number, count: number): void {
  addIn(outlook.position, row, seat, count);
  asItStands[row] = Number.NaN;
}

interface Loss {
  readonly row: number;
  /** The gain of losing one: usually negative. */
  readonly gain: number;
}

/** The area where one Ichto is missed least. */
function leastLoss(weighing: Weighing): Loss {
  let least: Loss | null = null;
  for (const [row, place] of AREAS.entries()) {
    if (ichtosAt(weighing.outlook.position, place, weighing.seat) === 0) continue;
    const gain = gainOfLosing(weighing, place);
    if (least === null || gain > least.gain) least = { row, gain };
  }
  invariant(least !== null, 'whoever pays has Ichtos on the map');
  return least;
}
