/** A move in words: in the past tense for the player who made it, or as advice. */
import type { Move } from '#games/ants/moves.ts';
import type { AntsWords } from './words.ts';

/** Each kind has its sentence, and that takes the move as it is: the kind chooses both. */
const tell = (move: Move, telling: AntsWords['play']['made']): string =>
  (telling[move.kind] as (move: Move) => string)(move);

export const sayMade = (move: Move, { play }: AntsWords): string => tell(move, play.made);

export const sayAdvised = (move: Move, { play }: AntsWords): string => tell(move, play.advised);
