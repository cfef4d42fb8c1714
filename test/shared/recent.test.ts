import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recent } from '#shared/recent.ts';

/** Three at most, and a list of all that had to be made. */
function threeKept() {
  const values = recent<string, string | null>(3);
  const made: string[] = [];
  const get = (key: string): string | null =>
    values.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  return { values, made, get };
}

describe('what was used last', () => {
  it('is made once', () => {
    const { made, get } = threeKept();
    expect([get('a'), get('a')]).toEqual(['A', 'A']);
    expect(made).toEqual(['a']);
  });

  it('pushes out what was not used for longest, not what is oldest', () => {
    const { made, get } = threeKept();
    for (const key of 'abcadabc') get(key);
    expect(made.join('')).toBe('abcdbc');
  });

  it('is found without being made, which counts as use', () => {
    const { values, made, get } = threeKept();
    for (const key of 'abc') get(key);
    expect([values.find('a'), values.find('d')]).toEqual(['A', undefined]);
    for (const key of 'dab') get(key);
    expect(made.join('')).toBe('abcdb');
  });

  it('is what was set, and setting counts as use', () => {
    const { values, made, get } = threeKept();
    for (const key of 'abc') get(key);
    values.set('a', 'mine');
    get('d');
    expect([get('a'), get('c')]).toEqual(['mine', 'C']);
    expect(made.join('')).toBe('abcd');
  });

  it('has a weight of its own where that is said: many light ones or few heavy ones', () => {
    const values = recent<string, number>(10, (weight) => weight);
    for (const [key, weight] of Object.entries({ a: 4, b: 4, c: 2, d: 5, e: 5 })) values.set(key, weight);
    const isKept = (key: string): boolean => values.get(key, () => 0) > 0;
    expect(['e', 'd', 'c', 'b', 'a'].filter(isKept)).toEqual(['e', 'd']);
  });

  it('may be null', () => {
    const { values, made, get } = threeKept();
    values.set('a', null);
    expect(get('a')).toBeNull();
    expect(made).toEqual([]);
  });

  it('is made again once it was dropped, or all were cleared', () => {
    const { values, made, get } = threeKept();
    for (const key of 'ab') get(key);
    values.drop('a');
    for (const key of 'ab') get(key);
    values.clear();
    for (const key of 'ab') get(key);
    expect(made.join('')).toBe('abaab');
  });

  it('is not kept if making it failed', () => {
    const { values, get } = threeKept();
    const fail = (): never => {
      throw new Error('not now');
    };
    expect(() => values.get('a', fail)).toThrow('not now');
    expect(get('a')).toBe('A');
  });

  it('is what a list of the last different keys says, for any keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdef')), (keys) => {
        const { made, get } = threeKept();
        let last: string[] = [];
        const missed = keys.filter((key) => {
          const isMissed = !last.includes(key);
          last = [key, ...last.filter((other) => other !== key)].slice(0, 3);
          return isMissed;
        });
        for (const key of keys) get(key);
        expect(made).toEqual(missed);
      }),
    );
  });
});
