import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { sayAdvised, sayMade } from '#i18n/urland/moves.ts';
import { urlandIn } from '#i18n/urland/words.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const urland = urlandIn('en');

describe('an assimilation', () => {
  it.each([
    [1, 2, 'one of Bob’s, one of Cleo’s'],
    [1, 1, 'both Bob’s'],
  ])('of seats %i and %i names them as “%s”', (first, second, owners) => {
    const move = { kind: 'assimilate', area: 'D', first: seat(first), second: seat(second) } as const;
    expect(sayMade(move, NAMES, urland)).toBe(`You assimilated two in Ural: ${owners}.`);
    expect(sayAdvised(move, NAMES, urland)).toBe(`Assimilate two in Ural: ${owners}.`);
  });
});
