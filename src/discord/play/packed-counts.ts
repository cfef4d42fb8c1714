/**
 * Counts by place as one word: a number with one digit for each place, each digit in its own base (the most that may be
 * there, plus one), written in base 64. No spelling of arbitrary heaps is shorter, and custom ids have 100 characters.
 * A set is a heap with at most one of each.
 */
import { invariant } from '#engine/invariant.ts';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-';
const BASE = BigInt(SIGNS.length);
const SPELLING = /^(0|[1-9A-Za-z_-][\w-]*)$/;

function written(number: bigint): string {
  const higher = number / BASE;
  return (higher === 0n ? '' : written(higher)) + SIGNS.charAt(Number(number % BASE));
}

const read = (word: string): bigint => [...word].reduce((sum, sign) => sum * BASE + BigInt(SIGNS.indexOf(sign)), 0n);

/** `most`: by place, like `counts`. */
export function packCounts(counts: readonly number[], most: readonly number[]): string {
  const number = counts.reduceRight((sum, count, place) => {
    const limit = most[place] ?? 0;
    invariant(count >= 0 && count <= limit, 'a count is one of those that may be there');
    return sum * BigInt(limit + 1) + BigInt(count);
  }, 0n);
  return written(number);
}

/** By place; null if these places can't have these counts. */
export function unpackCounts(word: string, most: readonly number[]): number[] | null {
  if (!SPELLING.test(word)) return null;
  let left = read(word);
  const counts = most.map((limit) => {
    const base = BigInt(limit + 1);
    const count = Number(left % base);
    left /= base;
    return count;
  });
  return left === 0n ? counts : null;
}
