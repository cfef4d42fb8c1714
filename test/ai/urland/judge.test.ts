import { describe, expect, it } from 'vitest';
import { judge } from '#ai/urland/judge.ts';
import LEARNED from '#ai/urland/judge-weights.json' with { type: 'json' };
import { TRAITS } from '#ai/urland/trait-families.ts';
import type { Phase, State } from '#games/urland/state.ts';
import { decisiveMoments } from '../../support/computer-games.ts';
import { type Scene, seatOf, urland } from '../../support/urland.ts';

const CHOOSE: Phase = { kind: 'choose' };
const EVEN: Scene = {
  ichtos: { A: [3, 3, 3, 3], B: [3, 3, 3, 3], 4: [2, 0, 0, 0], 5: [0, 2, 0, 0], 6: [0, 0, 2, 0], 7: [0, 0, 0, 2] },
  track: [15, 14, 13, 12],
  mutations: 1,
  phase: CHOOSE,
};

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);
const chanceOfRed = (changes: Scene): number => judge(urland({ ...EVEN, ...changes }))[seatOf('red')] ?? 0;

describe('the judge', () => {
  it.each([3, 4, 5])('gives every one of %i seats a chance, and all of them make one', (seats) => {
    for (const { state } of decisiveMoments(seats, 1, 19)) {
      const chances = judge(state);
      expect(chances).toHaveLength(seats);
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(total(chances)).toBeCloseTo(1, 9);
    }
  });

  it('knows who has won when it is over', () => {
    const over: State = { ...urland(EVEN), phase: { kind: 'over', winner: seatOf('green') } };
    expect(judge(over)).toEqual([0, 0, 1, 0]);
  });

  it('looks at nothing that is hidden', () => {
    const state = urland(EVEN);
    const other: State = { ...state, hand: state.pile.slice(0, 3), pile: state.hand, picked: 9, deck: ['ears'] };
    expect(judge(other)).toEqual(judge(state));
  });

  it.each<[string, Scene]>([
    ['is further on the track', { track: [21, 14, 13, 12] }],
    ['alone has an Ichto more in a land', { ichtos: { ...EVEN.ichtos, 4: [3, 0, 0, 0] } }],
    ['stands alone in another land', { ichtos: { ...EVEN.ichtos, 1: [2, 0, 0, 0], 2: [2, 0, 0, 0] } }],
    ['has more in the oceans', { ichtos: { ...EVEN.ichtos, E: [6, 0, 0, 0] } }],
  ])('thinks more of somebody who %s', (_, better) => {
    expect(chanceOfRed(better)).toBeGreaterThan(chanceOfRed({}));
  });

  it('has a row of weights for every trait', () => {
    expect(LEARNED.traits).toHaveLength(TRAITS);
  });
});
