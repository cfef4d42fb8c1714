import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleEntries } from '#i18n/ants/rules.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { isBracketed } from '../../support/bracketed.ts';

const pages = ruleEntries(antsIn('en'));

describe('the rules book', () => {
  it.each(pages.map((page) => [page.title, page] as const))(
    'has the page %s, which fits a phone',
    (_, { title, text }) => {
      expect(title.length).toBeLessThanOrEqual(100);
      expect(text.length).toBeLessThanOrEqual(1400);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}/);
    },
  );

  it('has each page once', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  });

  it('says plainly what is our own', () => {
    expect(pages.find(({ id }) => id === 'content')?.text).toContain('our own');
  });

  it('is wholly made of words of the language, names of the content apart', () => {
    for (const { kind, text } of ruleEntries(antsIn(PSEUDO))) if (kind !== 'term') expect(isBracketed(text)).toBe(true);
  });

  it('has exactly the rulings that are tested', () => {
    const tested = readFileSync('test/games/ants/rulings.test.ts', 'utf8').match(/R-[A-Z]+(-[A-Z]+)*/g) ?? [];
    const told = pages.filter(({ kind }) => kind === 'ruling').map(({ id }) => id);
    expect(told.toSorted()).toEqual([...new Set(tested)].toSorted());
  });
});

it('what a queen does fits a line of a list', () => {
  for (const { effect } of Object.values(antsIn('en').queens)) expect(effect.length).toBeLessThanOrEqual(100);
});
