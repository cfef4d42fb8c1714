import { expect, it } from 'vitest';
import { sayUnverified } from '#discord/table/over.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Unverified } from '#tables/log/verify.ts';

it.each<[Unverified, RegExp]>([
  [{ code: 'no-seed' }, /^❌ The record has no seed, so nothing can be checked\. Tell whoever runs me/],
  [{ code: 'no-record', line: 7, reason: 'malformed' }, /^❌ The record can’t be replayed: line 7 /],
  [{ code: 'wrong-commitment', expected: '' }, /^❌ The seed is not the one that the table was committed to\./],
  [{ code: 'wrong-draw', draw: 3, drawn: 1, expected: 2 }, /^❌ Draw 3, counted from 0, is not what the seed gives\./],
  [{ code: 'other-rules', rules: '0' }, /^The rules have changed since this game began/],
])('a problem with the draws has words: %j', (problem, words) => {
  const said = sayUnverified(problem, wordsIn('en'));
  expect(said).toMatch(words);
  expect(said).not.toContain(problem.code);
});
