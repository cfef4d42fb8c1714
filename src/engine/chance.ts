import { invariant } from './invariant.ts';

/**
 * The source of chance. The engine has no randomness of its own: the host hands it in, and every draw goes into the
 * log.
 */
export interface Dice {
  /** A whole number from 0 up to, but not including, `limit`. Law: all are equally likely. */
  below(limit: number): number;
}

export function pickOne<T>(items: readonly T[], dice: Dice): T {
  const item = items[dice.below(items.length)];
  invariant(item !== undefined, 'something to pick from');
  return item;
}

const STEPS = 1 << 16;

/** A number from 0 up to, but not including, 1, in fine steps. */
export const fraction = (dice: Dice): number => dice.below(STEPS) / STEPS;

/** Fisher–Yates, from the end. */
export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const pile = [...items];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
  }
  return pile;
}

/** sfc32: small, fast and well tested; the same seed gives the same stream on every machine. Not for secrets. */
export function seededDice(seed: number): Dice {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 1;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return { below: (limit) => unbiased(next, limit, HIGHEST_WORD) };
}

const HIGHEST_WORD = 0x7fff_ffff;

/** A seed for a second, independent source of chance. */
export const seedFrom = (dice: Dice): number => dice.below(HIGHEST_WORD);

/**
 * A number below `limit` from a stream of words from 0 to `highest`. Words beyond the last whole multiple of `limit`
 * are skipped, so that all numbers are equally likely.
 */
export function unbiased(next: () => number, limit: number, highest: number): number {
  invariant(limit >= 1 && limit - 1 <= highest, 'a limit that a word can reach');
  for (;;) {
    const word = next();
    const number = word % limit;
    if (word - number + (limit - 1) <= highest) return number;
  }
}
