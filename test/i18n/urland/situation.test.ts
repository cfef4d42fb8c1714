import { describe, expect, it } from 'vitest';
import { headline } from '#i18n/urland/situation.ts';
import { urlandIn } from '#i18n/urland/words.ts';
import { turnOf, urland } from '../../support/urland.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

describe('the headline of a turn', () => {
  it.each([
    [2, 'Cleo: 2 actions left'],
    [1, 'Cleo: 1 action left'],
    [0, 'Cleo: an extra turn?'],
  ])('with %i left is “%s”', (left, words) => {
    const state = urland({ phase: turnOf('green', left), ichtos: { A: [0, 0, 3, 0] } });
    expect(headline(state, urlandIn('en'), (seat) => NAMES[seat] ?? '')).toBe(words);
  });
});
