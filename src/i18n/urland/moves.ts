/** A move in words: told to the one who made it, or to one who may want to. */

import { heapSize } from '#engine/menu.ts';
import type { BySeat } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import type { Move } from '#games/urland/moves.ts';
import type { Words } from '../words.ts';
import { areaName, heapNames, whereabouts } from './places.ts';

type Say = Words['urland'];
/** A sentence for every kind of move. */
type Telling = Say['play']['made'];

export const sayMade = (move: Move, names: BySeat<string>, say: Say): string => tell(move, say.play.made, names, say);

export const sayAdvised = (move: Move, names: BySeat<string>, say: Say): string =>
  tell(move, say.advice.moves, names, say);

function tell(move: Move, telling: Telling, names: BySeat<string>, say: Say): string {
  const place = (area: Area) => areaName(area, say);
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return telling[move.kind]({ count: move.count, from: place(move.from), to: place(move.to) });
    case 'breed':
      return telling.breed({ ocean: place(move.ocean) });
    case 'retreat':
      return telling.retreat({ count: heapSize(move.heap), places: heapNames(move.heap, say) });
    case 'cross':
      return telling.cross({ from: String(move.from), to: String(move.to) });
    case 'egg':
      return telling.egg({ land: place(move.land) });
    case 'panic':
    case 'dive':
      return telling[move.kind]({ land: place(move.land), ocean: place(move.ocean) });
    case 'flee':
    case 'score':
    case 'bid':
      return tellNumber(move, telling);
    case 'buy':
      return telling.buy({
        gene: say.genes[move.gene].name,
        price: heapSize(move.heap),
        places: heapNames(move.heap, say),
      });
    case 'assimilate':
    case 'stink':
    case 'bite':
      return tellAttack(move, telling, names, say);
    case 'extra':
    case 'done':
    case 'decline':
      return telling[move.kind];
  }
}

function tellNumber(move: Extract<Move, { kind: 'flee' | 'score' | 'bid' }>, telling: Telling): string {
  switch (move.kind) {
    case 'flee':
      return telling.flee(move);
    case 'score':
      return telling.score(move);
    case 'bid':
      return telling.bid(move);
  }
}

function tellAttack(
  move: Extract<Move, { kind: 'assimilate' | 'stink' | 'bite' }>,
  telling: Telling,
  names: BySeat<string>,
  say: Say,
): string {
  switch (move.kind) {
    case 'assimilate': {
      const victims = [move.first, move.second].map((victim) => names[victim] ?? '');
      return telling.assimilate({ where: whereabouts(move.area, say), victims });
    }
    case 'stink':
      return telling.stink({
        land: areaName(move.land, say),
        victim: names[move.victim] ?? '',
        ocean: areaName(move.ocean, say),
      });
    case 'bite':
      return telling.bite({ where: whereabouts(move.area, say), victim: names[move.victim] ?? '' });
  }
}
