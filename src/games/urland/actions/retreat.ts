import { heapSize, heapToReserve, ownHeap, refuseHeap } from '../heaps.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule } from '../rule.ts';
import { refuseCost, spend } from './action.ts';

export const RETREAT: Rule<MoveOf<'retreat'>> = {
  questions: [
    {
      kind: 'heap',
      asks: 'heap',
      bounds: (seen, seat) => {
        const places = ownHeap(seen, seat);
        return { places, min: 1, max: heapSize(places) };
      },
    },
  ],

  refuse(seen, seat, { heap }) {
    const cost = refuseCost(seen, 1);
    if (cost || heap === undefined) return cost;
    if (heap.length === 0) return { code: 'too-few', min: 1 };
    return refuseHeap(seen, seat, heap);
  },

  enact(state, seat, move) {
    heapToReserve(state, seat, move.heap);
    spend(state, 1);
  },
};
