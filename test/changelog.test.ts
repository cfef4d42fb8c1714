import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const [, ...SECTIONS] = read('CHANGELOG.md').split(/^## /m);
const titleOf = (section: string): string => section.split('\n')[0] ?? '';
const RELEASES = SECTIONS.map(titleOf).filter((title) => title !== 'Unreleased');

describe('the changelog', () => {
  it.each(SECTIONS.map((section) => [titleOf(section), section]))(
    'says of %s what running games will notice',
    (_, section) => {
      expect(section).toMatch(/^What running games will notice$/m);
    },
  );

  it('names releases by version and date, the latest that of the program', () => {
    for (const title of RELEASES) expect(title).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(RELEASES[0]?.split(' ')[0]).toBe(version);
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
  });

  it('has what is not released yet on top, if there is any, and releases from the newest to the oldest', () => {
    const titles = SECTIONS.map(titleOf);
    expect(titles.indexOf('Unreleased')).toBeLessThanOrEqual(0);
    const numbers = RELEASES.map((title) => (title.split(' ')[0] ?? '').split('.').map(Number));
    const isOlder = ([a = 0, b = 0, c = 0]: number[], [x = 0, y = 0, z = 0]: number[]): boolean =>
      a !== x ? a < x : b !== y ? b < y : c < z;
    expect(numbers.every((number, index) => index === 0 || isOlder(number, numbers[index - 1] ?? []))).toBe(true);
  });
});
