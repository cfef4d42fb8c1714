import { describe, expect, it } from 'vitest';
import { judge } from '#ai/ursuppe/judge.ts';
import LEARNED from '#ai/ursuppe/judge-weights.json' with { type: 'json' };
import { TRAITS } from '#ai/ursuppe/trait-families.ts';
import { emptyTraits, glanceAt, noteTraits } from '#ai/ursuppe/traits.ts';
import { seatsOf } from '#engine/seat.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { laidOut, type Scene, seatOf } from '../../support/ursuppe.ts';
import { soupMoments } from '../../support/ursuppe-moments.ts';

/** After Phase 1 of the fifth round, with everybody alike. */
const EVEN: Scene = {
  round: 5,
  phase: 'card',
  turn: null,
  track: [17, 16, 15, 14],
  bp: { red: 4, blue: 4, green: 4, yellow: 4 },
  amoebas: { red: { 1: 3, 2: 7 }, blue: { 1: 5, 2: 9 }, green: { 1: 12, 2: 14 }, yellow: { 1: 17, 2: 19 } },
};

const chanceOfRed = (changes: Scene): number => judge(laidOut({ ...EVEN, ...changes }))[seatOf('red')] ?? 0;

describe('the judge of Ursuppe', () => {
  it.each([3, 4])('gives every one of %i seats a chance, and all of them make one', (seats) => {
    for (const { state } of soupMoments(seats, 5, attackingEntry, 19)) {
      const chances = judge(state);
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  it('knows who has won when it is over', () => {
    expect(judge({ ...laidOut({ ...EVEN, track: [30, 44, 28, 25] }), phase: 'over' })).toEqual([0, 1, 0, 0]);
  });

  it.each<[string, Scene]>([
    ['to be further ahead', { track: [24, 16, 15, 14] }],
    ['more amoebas', { amoebas: { ...EVEN.amoebas, red: { 1: 3, 2: 7, 3: 4, 4: 8 } } }],
    ['more BP', { bp: { ...EVEN.bp, red: 12 } }],
    ['genes that bring points', { genes: { red: ['movement1', 'life', 'speed'] } }],
  ])('likes %s', (_, better) => {
    expect(chanceOfRed(better)).toBeGreaterThan(chanceOfRed({}));
  });

  it('dislikes damage that kills', () => {
    expect(chanceOfRed({ amoebas: { ...EVEN.amoebas, red: { 1: [3, 2], 2: [7, 2] } } })).toBeLessThan(chanceOfRed({}));
  });

  it('has a weight for every trait, and every trait has a number', () => {
    expect(LEARNED.traits).toHaveLength(TRAITS);
    const list = emptyTraits();
    for (const { state } of soupMoments(4, 6, attackingEntry, 13)) {
      for (const seat of seatsOf(4)) {
        noteTraits(state, seat, glanceAt(state), list);
        expect([...list.traits.subarray(0, list.length)].every((trait) => trait >= 0 && trait < TRAITS)).toBe(true);
      }
    }
  });
});
