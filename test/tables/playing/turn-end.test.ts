import { describe, expect, it } from 'vitest';
import type { State } from '#games/urland/state.ts';
import { endsTurn, repeatsOf } from '#tables/playing/turn-end.ts';
import { gameOf } from '#tables/rulebook.ts';
import { type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

const BREED = { kind: 'breed', ocean: 'A' };
const DONE = { kind: 'done' };

/** Green acts, with enough Ichtos to breed. */
const scene = (changes: Scene): State => urland({ ichtos: { A: [0, 0, 4] }, ...changes });

const byGreen = (state: State, move: { readonly kind: string }): boolean =>
  endsTurn('urland', gameOf('urland').view(state, seatOf('green')), seatOf('green'), move);

describe('a move would end the turn', () => {
  it.each([
    ['an action with another one left', scene({ phase: turnOf('green', 2) }), BREED, false],
    [
      'the last action, with an extra-turn chip to be asked about',
      scene({ phase: turnOf('green', 1), extraTurns: [1, 1, 1, 1] }),
      BREED,
      false,
    ],
    ['the last action, without a chip', scene({ phase: turnOf('green', 1), extraTurns: [0, 0, 0, 0] }), BREED, true],
    ['to say that it ends', scene({ phase: turnOf('green', 2) }), DONE, true],
    ['an action in somebody else’s turn', scene({ phase: turnOf('blue', 1) }), BREED, false],
    ['an action that is not legal', scene({ ichtos: {}, phase: turnOf('green', 1) }), BREED, false],
  ])('%s', (_, state, move, expected) => {
    expect(byGreen(state, move)).toBe(expected);
  });

  it('is judged by the view alone: a land that only the Environment player knows makes no difference', () => {
    for (const picked of [4, 9] as const) {
      expect(byGreen(scene({ phase: turnOf('green', 1), extraTurns: [0, 0, 0, 0], picked }), BREED)).toBe(true);
    }
  });
});

describe('a move can be made again and again', () => {
  const repeats = (state: State, isFine = () => true) =>
    repeatsOf('urland', gameOf('urland').view(state, seatOf('green')), {
      seat: seatOf('green'),
      move: BREED,
      most: 5,
      isFine,
    });

  it.each([
    ['until the turn is over', scene({ phase: turnOf('green', 3), extraTurns: [0, 0, 0, 0] }), 3, true],
    [
      'until something else is asked, such as for an extra turn',
      scene({ phase: turnOf('green', 3), extraTurns: [1, 1, 1, 1] }),
      3,
      false,
    ],
    ['never in somebody else’s turn', scene({ phase: turnOf('blue', 3) }), 0, false],
    ['never if it is not legal', scene({ ichtos: {}, phase: turnOf('green', 3) }), 0, false],
    ['only as often as is counted', scene({ phase: turnOf('green', 9) }), 5, false],
  ])('%s', (_, state, times, endTurn) => {
    expect(repeats(state)).toEqual({ times, endTurn });
  });

  it('and stops where its player would rather be asked', () => {
    let left = 2;
    const state = scene({ phase: turnOf('green', 3), extraTurns: [0, 0, 0, 0] });
    expect(repeats(state, () => left-- > 0)).toEqual({ times: 2, endTurn: false });
  });
});
