import { expect, it } from 'vitest';
import { momentText, relativeText } from '#playground/page/text/moments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each([
  [5 * MINUTE, 'en-US', 'in 5 minutes'],
  [-2 * DAY, 'en-US', '2 days ago'],
  [DAY, 'de', 'morgen'],
  [0, 'en-US', 'now'],
  [400 * DAY, 'en-US', 'next year'],
])('%i milliseconds ahead is, in %s: %s', (ahead, locale, text) => {
  expect(relativeText(ahead, locale)).toBe(text);
});

it('a letter Discord does not know means date and time', () => {
  const at = Date.UTC(2026, 10, 16, 12);
  expect(momentText(at, '?', at, 'en-US')).toBe(momentText(at, 'f', at, 'en-US'));
});
