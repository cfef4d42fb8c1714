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
    expect(RELEASES[0]?.split(' ')[0] ?? version).toBe(version);
  });
});
