/** What chance decided, in the words of a record. */
import { QUEENS } from '../box.ts';
import type { Chance } from '../moves.ts';
import { type Colours, readAll, readAmong, readId, readList, readPair, readSeat, type Words } from './words.ts';

const readIds = (word: string): string[] | null => readList(word, readId);

export function parseChance(what: string, words: Words, colours: Colours): Chance | null {
  if (what === 'first') return parseFirst(words, colours);
  if (what === 'queens') return parsePairs(words);
  if (what === 'enemies' || what === 'tiles' || what === 'deal') return parseLists(what, words);
  const ids = readAll(words, readId);
  return ids && parseIds(what, ids);
}

function parseFirst(words: Words, colours: Colours): Chance | null {
  const seat = words.length === 1 ? readSeat(colours)(words[0] ?? '') : null;
  return seat === null ? null : { kind: 'first', seat };
}

/** `Q3:G1`. */
function parsePairs(words: Words): Chance | null {
  const pairs = readAll(words, (word) => readPair(word, ':', readAmong(QUEENS), readId));
  return pairs && { kind: 'queens', pairs: pairs.map(([queen, set]) => ({ queen, set })) };
}

function parseLists(what: 'enemies' | 'tiles' | 'deal', words: Words): Chance | null {
  const lists = readAll(words, readIds);
  if (lists === null) return null;
  switch (what) {
    case 'enemies':
      return { kind: what, piles: lists };
    case 'tiles':
      return { kind: what, layers: lists };
    case 'deal':
      return { kind: what, hands: lists };
  }
}

function parseIds(what: string, ids: string[]): Chance | null {
  switch (what) {
    case 'objects':
      return { kind: what, objects: ids };
    case 'leaves':
      return { kind: what, tiles: ids };
    case 'deck':
    case 'shuffle':
      return { kind: what, cards: ids };
    case 'nests':
      return { kind: what, nests: ids };
    case 'sets':
      return { kind: what, sets: ids };
    default:
      return null;
  }
}
