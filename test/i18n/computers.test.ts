import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine/seat.ts';
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { nameOf } from '#render/urland/look.ts';
import { lookOf } from '../support/look.ts';

describe.each(LANGUAGES)('computers in %s', (language) => {
  const { characters, levels, remarks, name } = wordsIn(language).bot.computers;
  const names = Object.values(characters).map((character) => character.name);

  it('have names of their own, which pictures can write', () => {
    expect(new Set(names).size).toBe(names.length);
    const painted = names.map((each) => nameOf(lookOf([name({ name: each })]), 0 as Seat));
    expect(painted).toEqual(names);
  });

  it('are seen to be computers wherever they are named', () => {
    for (const each of names) expect(name({ name: each })).toContain('🤖');
  });

  it('have levels that fit the lines of a select', () => {
    for (const { title, about } of Object.values(levels)) {
      expect(title.length).toBeLessThanOrEqual(100);
      expect(about.length).toBeLessThanOrEqual(100);
    }
  });

  it('have something to say on every occasion', () => {
    for (const said of Object.values(remarks))
      for (const some of Object.values(said)) expect(some.length).toBeGreaterThan(0);
  });
});
