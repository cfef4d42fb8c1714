import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, pickOne, seededDice, shuffled } from '#engine/chance.ts';

const draw = (dice: Dice, limit: number, times: number): number[] =>
  Array.from({ length: times }, () => dice.below(limit));

describe('seeded dice', () => {
  it('give the same stream for the same seed, on every machine', () => {
    expect(draw(seededDice(7), 1000, 6)).toEqual(draw(seededDice(7), 1000, 6));
    expect(draw(seededDice(7), 1000, 6)).toEqual([266, 158, 903, 782, 745, 822]);
    expect(draw(seededDice(8), 1000, 6)).not.toEqual(draw(seededDice(7), 1000, 6));
  });

  it('stay below their limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, limit) => {
        for (const number of draw(seededDice(seed), limit, 20)) {
          expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
        }
      }),
    );
  });

  it('show each side about equally often', () => {
    const sides = draw(seededDice(1), 6, 60_000);
    const counts = [0, 1, 2, 3, 4, 5].map((side) => sides.filter((drawn) => drawn === side).length);
    // 10,000 expected, standard deviation 91: five of them.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(456);
  });
});

describe('a shuffle', () => {
  it('keeps what it shuffles and leaves the original alone', () => {
    const original = Object.freeze([1, 2, 3, 4, 5]);
    expect(shuffled(original, seededDice(3)).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('makes each of the six orders of three about equally likely', () => {
    const dice = seededDice(2);
    const counts = new Map<string, number>();
    for (let times = 0; times < 12_000; times++) {
      const order = shuffled(['a', 'b', 'c'], dice).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 2,000 expected, standard deviation 41: five of them.
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(205);
  });
});

it('nothing can be picked from nothing', () => {
  expect(() => pickOne([], { below: () => 0 })).toThrow('invariant');
});
