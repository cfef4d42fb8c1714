/** The vocabulary of a record: words as values. A word that is not one reads as null. */
import { type Seat, seat } from '#engine/seat.ts';
import type { Payment } from '../moves.ts';

export type Colours = readonly string[];
/** What stands after who and what. */
export type Words = readonly string[];
export type WordReader<T> = (word: string) => T | null;

/** Without sign or leading zero. */
export const readNumber: WordReader<number> = (word) => {
  const number = /^(0|[1-9][0-9]*)$/.test(word) ? Number(word) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
};

/** A count that is written is 1 or more. */
export const readPositive: WordReader<number> = (word) => {
  const number = readNumber(word);
  return number === 0 ? null : number;
};

/** An id of the content, whatever it is; the rules know which there are. */
export const readId: WordReader<string> = (word) => (/^[A-Za-z0-9+]+$/.test(word) ? word : null);

export const readAmong =
  <T extends string>(known: readonly T[]): WordReader<T> =>
  (word) =>
    known.find((each) => each === word) ?? null;

export const readSeat =
  (colours: Colours): WordReader<Seat> =>
  (word) => {
    const index = colours.indexOf(word);
    return index === -1 ? null : seat(index);
  };

/** Each word read, or null where one of them is none. */
export function readAll<T>(words: Words, read: WordReader<T>): T[] | null {
  const items = words.map(read);
  return items.every((item) => item !== null) ? (items as T[]) : null;
}

/** Words with commas between. */
export const readList = <T>(word: string, read: WordReader<T>): T[] | null => readAll(word.split(','), read);

/** Two words around one sign: `F:2`, `d>f`. */
export function readPair<A, B>(word: string, sign: string, first: WordReader<A>, second: WordReader<B>): [A, B] | null {
  const [before = '', after = '', ...rest] = word.split(sign);
  const a = first(before);
  const b = second(after);
  return a === null || b === null || rest.length > 0 ? null : [a, b];
}

/** `place:count`, joined by commas. */
export function readHeap<P extends string>(
  word: string,
  readPlace: WordReader<P>,
): { place: P; count: number }[] | null {
  return readList(word, (part) => {
    const pair = readPair(part, ':', readPlace, readPositive);
    return pair && { place: pair[0], count: pair[1] };
  });
}

export const readPayment: WordReader<Payment> = (word) => readHeap(word, readId);

export const formatHeap = (heap: Payment): string => heap.map(({ place, count }) => `${place}:${count}`).join(',');
