import { describe, expect, it } from 'vitest';
import { scoringOf } from '#games/urland/scoring.ts';
import { moveMarkers } from '#games/urland/track.ts';
import { type Scene, urland } from '../../support/urland.ts';

const RULES: readonly { rule: string; on: readonly number[]; muscles?: 'red'; points: number[]; leaving: number[] }[] =
  [
    { rule: 'an empty land gives nothing', on: [0, 0, 0, 0], points: [0, 0, 0, 0], leaving: [] },
    { rule: 'a monopoly gives 3', on: [0, 5, 0, 0], points: [0, 3, 0, 0], leaving: [] },
    { rule: 'coexistence of two gives 2 each', on: [2, 2, 0, 0], points: [2, 2, 0, 0], leaving: [] },
    { rule: 'coexistence of four gives 2 each', on: [1, 1, 1, 1], points: [2, 2, 2, 2], leaving: [] },
    { rule: 'in a competition of two the weaker leaves', on: [3, 1, 0, 0], points: [3, 0, 0, 0], leaving: [1] },
    { rule: 'in a competition the middle gets 2', on: [4, 3, 2, 1], points: [3, 2, 2, 0], leaving: [3] },
    { rule: 'all tied for the least leave', on: [4, 4, 1, 1], points: [3, 3, 0, 0], leaving: [2, 3] },
    { rule: 'all tied for the most get 3', on: [5, 5, 5, 1], points: [3, 3, 3, 0], leaving: [3] },
    { rule: 'Muscles break a tie of two', on: [2, 2, 0, 0], muscles: 'red', points: [3, 0, 0, 0], leaving: [1] },
    { rule: 'Muscles do not beat one more', on: [2, 3, 2, 0], muscles: 'red', points: [2, 3, 0, 0], leaving: [2] },
    { rule: 'Muscles need an Ichto there', on: [0, 2, 2, 0], muscles: 'red', points: [0, 2, 2, 0], leaving: [] },
    {
      rule: 'Muscles keep their owner from a tie for the least',
      on: [1, 1, 1, 3],
      muscles: 'red',
      points: [2, 0, 0, 3],
      leaving: [1, 2],
    },
  ];

describe('scoring a land', () => {
  it.each(RULES)('$rule', ({ on, muscles, points, leaving }) => {
    const scene: Scene = { ichtos: { 7: on }, genes: muscles ? { [muscles]: ['muscles'] } : {} };
    expect(scoringOf(urland(scene), 7)).toMatchObject({ points, leaving });
  });
});

describe('the track', () => {
  it.each([
    { rule: 'a marker counts free spaces only', track: [5, 6, 7, 20], points: [1, 0, 0, 0], after: [8, 6, 7, 20] },
    { rule: 'the one furthest ahead moves first', track: [5, 6, 7, 20], points: [3, 2, 0, 0], after: [10, 9, 7, 20] },
    { rule: 'by place, not by points', track: [4, 3, 9, 20], points: [2, 3, 0, 0], after: [6, 7, 9, 20] },
    { rule: 'who gets nothing stands still', track: [1, 2, 3, 4], points: [0, 0, 0, 0], after: [1, 2, 3, 4] },
  ])('$rule', ({ track, points, after }) => {
    const state = urland({ track });
    moveMarkers(state, points, null);
    expect(state.track).toEqual(after);
  });
});
