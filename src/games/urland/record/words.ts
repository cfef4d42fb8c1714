/** The vocabulary of a record: colours, areas, counts and heaps as words, and back. An unknown word reads as null. */
import { type Seat, seat } from '#engine/seat.ts';
import { type Area, OCEANS, type Ocean, REGIONS, type Region } from '../board.ts';
import { GENES, type Gene } from '../genes.ts';
import type { Heap } from '../moves.ts';

type WordReader<T> = (word: string) => T | null;

export const readOcean: WordReader<Ocean> = (word) => OCEANS.find((ocean) => ocean === word) ?? null;

/** Compared as text, to reject signs and leading zeros. */
export const readRegion: WordReader<Region> = (word) => REGIONS.find((region) => String(region) === word) ?? null;

export const readArea: WordReader<Area> = (word) => readOcean(word) ?? readRegion(word);

export const readGene: WordReader<Gene> = (word) => GENES.find((gene) => gene === word) ?? null;

export const readNumber: WordReader<number> = (word) => {
  const number = /^(0|[1-9][0-9]*)$/.test(word) ? Number(word) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
};

export const readSeat =
  (colours: readonly string[]): WordReader<Seat> =>
  (word) => {
    const index = colours.indexOf(word);
    return index === -1 ? null : seat(index);
  };

/** Two words around one sign: `A>5`, `red:3`. */
export function readPair<A, B>(word: string, sign: string, first: WordReader<A>, second: WordReader<B>): [A, B] | null {
  const parts = word.split(sign);
  const a = parts.length === 2 ? first(parts[0] ?? '') : null;
  const b = parts.length === 2 ? second(parts[1] ?? '') : null;
  return a === null || b === null ? null : [a, b];
}

/** Words separated by commas. */
export function readList<T>(word: string, read: WordReader<T>): T[] | null {
  const items = word.split(',').map(read);
  return items.every((item) => item !== null) ? (items as T[]) : null;
}

/** A count of 1 is not written: `x1` is refused. */
export const readTimes: WordReader<number> = (word) => {
  const count = word.startsWith('x') ? readNumber(word.slice(1)) : null;
  return count !== null && count > 1 ? count : null;
};

export const formatTimes = (count: number): string => (count === 1 ? '' : ` x${count}`);

/** The rules check its order and counts, not this parser. */
export function readHeap(word: string): Heap | null {
  return readList(word, (part) => {
    const pair = readPair(part, ':', readArea, readNumber);
    return pair && { place: pair[0], count: pair[1] };
  });
}

export const formatHeap = (heap: Heap): string => heap.map(({ place, count }) => `${place}:${count}`).join(',');
