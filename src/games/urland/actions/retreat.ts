import { heapSize } from '#engine/menu.ts';
import { inOrder } from '#engine/questions.ts';
import { heapToReserve, ownHeap, refuseHeap } from '../heaps.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { refuseCost, spend } from './action.ts';

export const RETREAT: Rule<MoveOf<'retreat'>> = {
  next: inOrder({
    kind: 'heap',
    asks: 'heap',
    bounds: (position, seat) => {
      const places = ownHeap(position, seat);
      return { places, min: 1, max: heapSize(places) };
    },
  }),

  refuse(position, seat, { heap }) {
    const cost = refuseCost(position, 1);
    if (cost || heap === undefined) return cost;
    if (heap.length === 0) return { code: 'too-few', min: 1 };
    return refuseHeap(position, seat, heap);
  },

  enact(state, seat, move) {
    heapToReserve(state, seat, move.heap);
    spend(state, 1);
  },
};
