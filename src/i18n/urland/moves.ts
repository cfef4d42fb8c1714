/** A move in words: in the past tense for the player who made it, or as advice. */

import { heapSize } from '#engine/menu.ts';
import type { BySeat } from '#engine/seat.ts';
import type { Move } from '#games/urland/moves.ts';
import type { UrlandWords } from './words.ts';

type Say = UrlandWords;
/** A sentence for every kind of move. */
type Telling = Say['play']['made'];

export const sayMade = (move: Move, names: BySeat<string>, say: Say): string => tell(move, say.play.made, names);

export const sayAdvised = (move: Move, names: BySeat<string>, say: Say): string => tell(move, say.advice.moves, names);

function tell(move: Move, telling: Telling, names: BySeat<string>): string {
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return telling[move.kind](move);
    case 'breed':
      return telling.breed(move);
    case 'retreat':
      return telling.retreat({ ...move, count: heapSize(move.heap) });
    case 'cross':
      return telling.cross(move);
    case 'egg':
      return telling.egg(move);
    case 'panic':
    case 'dive':
      return telling[move.kind](move);
    case 'flee':
    case 'score':
    case 'bid':
      return tellNumber(move, telling);
    case 'buy':
      return telling.buy({ ...move, price: heapSize(move.heap) });
    case 'assimilate':
    case 'stink':
    case 'bite':
      return tellAttack(move, telling, names);
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
): string {
  switch (move.kind) {
    case 'assimilate': {
      const victims = [move.first, move.second].map((victim) => names[victim] ?? '');
      return telling.assimilate({ area: move.area, victims });
    }
    case 'stink':
      return telling.stink({ ...move, victim: names[move.victim] ?? '' });
    case 'bite':
      return telling.bite({ ...move, victim: names[move.victim] ?? '' });
  }
}
