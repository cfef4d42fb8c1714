/** A move in words: told to the one who made it, or to one who may want to; and why it is good. */
import type { Reason } from '#ai/sticks/reason.ts';
import type { Move } from '#games/sticks/moves.ts';
import type { SticksWords } from './words.ts';

export type { Reason };

type Telling = SticksWords['play']['made'];

export const sayMade = (move: Move, { play }: SticksWords): string => tell(move, play.made);

export const sayAdvised = (move: Move, { play }: SticksWords): string => tell(move, play.advised);

function tell(move: Move, telling: Telling): string {
  switch (move.kind) {
    case 'take':
      return telling.take(move);
    case 'gather':
      return telling.gather(move);
    case 'block':
    case 'allow':
      return telling[move.kind];
  }
}

export function sayReason({ id, values }: Reason, { play: { reasons } }: SticksWords): string {
  switch (id) {
    case 'take':
      return reasons.take(values);
    case 'gather':
      return reasons.gather(values);
    case 'block':
    case 'allow':
      return reasons[id];
  }
}
