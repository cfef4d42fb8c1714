import { AREAS, ichtosAt } from '#games/urland/ichtos.ts';
import type { Heap } from '#games/urland/moves.ts';
import { addIn } from './changes.ts';
import { gainOfLosing, type Weighing } from './weighing.ts';

/** The cheapest way to take this many Ichtos off the map, one after the other. The position is changed and put back. */
export function cheapestHeap(weighing: Weighing, size: number): { readonly heap: Heap; readonly gain: number } {
  const counts = AREAS.map(() => 0);
  let gain = 0;
  for (let taken = 0; taken < size; taken++) {
    const { row, loss } = leastMissed(weighing);
    gain += loss;
    counts[row] = (counts[row] ?? 0) + 1;
    addOwn(weighing, row, -1);
  }
  for (const [row, count] of counts.entries()) if (count > 0) addOwn(weighing, row, count);
  return {
    heap: AREAS.map((place, row) => ({ place, count: counts[row] ?? 0 })).filter(({ count }) => count > 0),
    gain,
  };
}

/** What the area means has to be asked again then. */
function addOwn({ outlook, seat, asItStands }: Weighing, row: number, count: number): void {
  addIn(outlook.position, row, seat, count);
  asItStands[row] = Number.NaN;
}

function leastMissed(weighing: Weighing): { row: number; loss: number } {
  const best = { row: -1, loss: Number.NEGATIVE_INFINITY };
  for (const [row, place] of AREAS.entries()) {
    if (ichtosAt(weighing.outlook.position, place, weighing.seat) === 0) continue;
    const loss = gainOfLosing(weighing, place);
    if (loss > best.loss) Object.assign(best, { row, loss });
  }
  return best;
}
