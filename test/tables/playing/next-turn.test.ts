import { describe, expect, it } from 'vitest';
import { nextInTurn } from '#tables/playing/next-turn.ts';
import { gameOf } from '#tables/rulebook.ts';
import { seatOf, turnOf, urland } from '../../support/urland.ts';

const next = (state: object) => nextInTurn('urland', gameOf('urland').view(state, 'public'));

describe('whose turn is next', () => {
  it('is the player to the left, as long as another Ichto player is to come', () => {
    expect(next(urland({ ichtos: { A: [4, 4, 4, 4] }, phase: turnOf('green', 1), extraTurns: [0, 0, 0, 0] }))).toBe(
      seatOf('yellow'),
    );
  });

  it('is nobody’s while all bid', () => {
    const waiting = [seatOf('red'), seatOf('blue')];
    expect(next(urland({ phase: { kind: 'bid', waiting, after: 'turn' } as never }))).toBeNull();
  });
});
