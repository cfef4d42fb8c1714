/** What chance decided, in the words of a record. */
import type { Chance } from '../moves.ts';
import { type Colours, oneWord, readCard, readNumber, readSeat, twoWords, type Words } from './words.ts';

export function parseChance(what: string, words: Words, colours: Colours): Chance | null {
  switch (what) {
    case 'card':
      return oneWord(words, readCard, (card) => ({ kind: 'card', card }));
    case 'order': {
      const seats = words.map(readSeat(colours));
      return seats.every((seat) => seat !== null) ? { kind: 'order', seats } : null;
    }
    case 'roll': {
      const dice = words.map(readNumber);
      return dice.every((die) => die !== null) ? { kind: 'roll', dice } : null;
    }
    case 'fight':
      return twoWords(words, readNumber, readNumber, (attacker, defender) => ({ kind: 'fight', attacker, defender }));
    default:
      return null;
  }
}
