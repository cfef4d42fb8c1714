import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en/index.ts';
import { listsOf, pluralsOf } from '#i18n/plural.ts';
import { LANGUAGES, type Words, wordsIn } from '#i18n/words.ts';

type Leaf = { readonly path: string; readonly value: unknown };

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
    : [{ path, value }];

const pathsOf = (leaves: readonly Leaf[]): string[] => leaves.map(({ path }) => path).sort();

describe.each(LANGUAGES)('the words of %s', (language) => {
  const leaves = leavesOf(wordsIn(language));

  it('say all that English says and nothing else, each in a text or a sentence with gaps', () => {
    expect(pathsOf(leaves)).toEqual(pathsOf(leavesOf(en)));
    for (const { path, value } of leaves) expect(['string', 'function'], path).toContain(typeof value);
  });

  it('hold no empty text, no double blank, no blank at an end', () => {
    for (const { path, value } of leaves)
      if (typeof value === 'string') {
        expect(value, path).not.toBe('');
        expect(value, path).toBe(value.trim().replace(/ {2,}/g, ' '));
      }
  });

  it('keep the letters of colours apart', () => {
    const letters = Object.values(wordsIn(language).urland.colours).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect([...letter]).toHaveLength(1);
  });

  it('say what a gene does in one breath', () => {
    for (const { effect } of Object.values(wordsIn(language).urland.genes))
      expect(effect.length).toBeLessThanOrEqual(75);
  });
});

describe('plurals', () => {
  it('follow the language', () => {
    const english = pluralsOf<'one' | 'other'>('en');
    expect([0, 1, 2].map((n) => english(n, { one: '# egg', other: '# eggs' }))).toEqual(['0 eggs', '1 egg', '2 eggs']);
    const polish = pluralsOf<'one' | 'few' | 'many' | 'other'>('pl');
    const forms = { one: '# jajo', few: '# jaja', many: '# jaj', other: '# jaja' };
    expect([1, 2, 5, 12, 22].map((n) => polish(n, forms))).toEqual(['1 jajo', '2 jaja', '5 jaj', '12 jaj', '22 jaja']);
  });

  it('list things as the language does', () => {
    expect(listsOf('en')([1, 2, 3])).toBe('1, 2, and 3');
    expect(listsOf('de')(['a', 'b', 'c'])).toBe('a, b und c');
  });
});

describe('a mistake in words fails the build', () => {
  it('when a key is missing', () => {
    const { oceans: _, ...rest } = en.urland;
    // @ts-expect-error a language needs names for its oceans
    const lacking: Words = { urland: rest };
    expect(lacking.urland).not.toHaveProperty('oceans');
  });

  it('when a gap is left open, or another one filled', () => {
    const { headline } = wordsIn('en').urland.picture;
    // @ts-expect-error the number is missing
    expect(() => headline.actions({ name: 'Anna' })).not.toThrow();
    // @ts-expect-error there is no such gap
    expect(headline.bid({ number: 3 })).not.toContain('3');
    // @ts-expect-error there is no such key
    expect(wordsIn('en').urland.picture.nothing).toBeUndefined();
  });
});
