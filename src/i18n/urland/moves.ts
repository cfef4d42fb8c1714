/** A move in words, told to the one who made it. */
import type { BySeat } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import { heapSize } from '#games/urland/heaps.ts';
import type { Heap, Move } from '#games/urland/moves.ts';
import type { Words } from '../words.ts';
import { areaName } from './places.ts';

type Say = Words['urland'];

/** “2 × Panthalassa”. */
export const heapNames = (heap: Heap, say: Say): string[] =>
  heap.map(({ place, count }) => `${count} × ${areaName(place, say)}`);

export function sayMade(move: Move, names: BySeat<string>, say: Say): string {
  const { made } = say.play;
  const place = (area: Area) => areaName(area, say);
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return made[move.kind]({ count: move.count, from: place(move.from), to: place(move.to) });
    case 'breed':
      return made.breed({ ocean: place(move.ocean) });
    case 'retreat':
      return made.retreat({ count: heapSize(move.heap), places: heapNames(move.heap, say) });
    case 'cross':
      return made.cross({ from: String(move.from), to: String(move.to) });
    case 'egg':
      return made.egg({ land: place(move.land) });
    case 'panic':
    case 'dive':
      return made[move.kind]({ land: place(move.land), ocean: place(move.ocean) });
    case 'flee':
    case 'score':
    case 'bid':
      return sayNumber(move, say);
    case 'buy':
      return made.buy({ gene: say.genes[move.gene].name, price: heapSize(move.heap) });
    case 'assimilate':
    case 'stink':
    case 'bite':
      return sayAttack(move, names, say);
    case 'extra':
    case 'done':
    case 'decline':
      return made[move.kind];
  }
}

function sayNumber(move: Extract<Move, { kind: 'flee' | 'score' | 'bid' }>, { play: { made } }: Say): string {
  switch (move.kind) {
    case 'flee':
      return made.flee(move);
    case 'score':
      return made.score(move);
    case 'bid':
      return made.bid(move);
  }
}

function sayAttack(
  move: Extract<Move, { kind: 'assimilate' | 'stink' | 'bite' }>,
  names: BySeat<string>,
  say: Say,
): string {
  const { made } = say.play;
  switch (move.kind) {
    case 'assimilate': {
      const victims = [move.first, move.second].map((victim) => names[victim] ?? '');
      return made.assimilate({ area: areaName(move.area, say), victims });
    }
    case 'stink':
      return made.stink({
        land: areaName(move.land, say),
        victim: names[move.victim] ?? '',
        ocean: areaName(move.ocean, say),
      });
    case 'bite':
      return made.bite({ area: areaName(move.area, say), victim: names[move.victim] ?? '' });
  }
}
