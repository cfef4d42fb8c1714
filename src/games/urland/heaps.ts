import { isOrderly } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { refuseWithoutOwn } from './actions/action.ts';
import type { Area } from './board.ts';
import { AREAS, ichtosAt, toReserve } from './ichtos.ts';
import type { Heap } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Position, State } from './state.ts';

/** All of one colour on the map, area by area. */
export function ownHeap(position: Position, seat: Seat): Heap {
  const heap: { place: Area; count: number }[] = [];
  for (const place of AREAS) {
    const count = ichtosAt(position, place, seat);
    if (count > 0) heap.push({ place, count });
  }
  return heap;
}

/** Oceans first, then lands by number; no area twice, none with 0; no more than the player has there. */
export function refuseHeap(position: Position, seat: Seat, heap: Heap): Refusal | null {
  if (!isOrderly(heap, AREAS)) return { code: 'unruly-heap' };
  for (const { place, count } of heap) {
    const refusal = refuseTaking(position, seat, place, count);
    if (refusal) return refusal;
  }
  return null;
}

function refuseTaking(position: Position, seat: Seat, area: Area, count: number): Refusal | null {
  const refusal = refuseWithoutOwn(position, seat, area);
  if (refusal) return refusal;
  const max = ichtosAt(position, area, seat);
  return count > max ? { code: 'too-many', max } : null;
}

export function heapToReserve(state: State, seat: Seat, heap: Heap): void {
  for (const { place, count } of heap) toReserve(state, seat, place, count);
}
