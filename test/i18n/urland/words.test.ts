import { describe, expect, it } from 'vitest';
import { urlandIn } from '#i18n/urland/words.ts';
import { LANGUAGES } from '#i18n/words.ts';

describe.each(LANGUAGES)('the words of Urland in %s', (language) => {
  it('keep the letters of colours apart', () => {
    const letters = Object.values(urlandIn(language).colours).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect([...letter]).toHaveLength(1);
  });

  it('say what a gene does in one breath', () => {
    for (const { effect } of Object.values(urlandIn(language).genes)) expect(effect.length).toBeLessThanOrEqual(75);
  });
});
