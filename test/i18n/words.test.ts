import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en/index.ts';
import { PSEUDO } from '#i18n/languages.ts';
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
    expect(pathsOf(leaves)).toEqual(pathsOf(leavesOf(wordsIn('en'))));
    for (const { path, value } of leaves) expect(['string', 'function'], path).toContain(typeof value);
  });

  it('hold no empty text, no double blank, no blank at an end', () => {
    for (const { path, value } of leaves)
      if (typeof value === 'string') {
        expect(value, path).not.toBe('');
        expect(value, path).toBe(value.trim().replace(/ {2,}/g, ' '));
      }
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
    const { play: _, ...rest } = en;
    // @ts-expect-error a language needs words for playing
    const lacking: Words = { ...rest, language: 'en' };
    expect(lacking).not.toHaveProperty('play');
  });

  it('when a gap is left open, or another one filled', () => {
    const { bot } = wordsIn('en');
    // @ts-expect-error the colour is missing
    expect(() => bot.twin({ name: 'Anna' })).not.toThrow();
    // @ts-expect-error there is no such gap
    expect(bot.trouble({ number: 3 })).not.toContain('3');
    // @ts-expect-error there is no such key
    expect(bot.nothing).toBeUndefined();
  });
});

describe('the pseudo-language', () => {
  it('puts every text and every sentence in brackets', () => {
    const { bot } = wordsIn(PSEUDO);
    expect(bot.languageName).toBe('⟦English⟧');
    expect(bot.twin({ name: 'Ann', colour: 'Red' })).toBe('⟦Ann (Red)⟧');
  });

  it('is offered to nobody', () => {
    expect(LANGUAGES).not.toContain(PSEUDO);
  });
});
