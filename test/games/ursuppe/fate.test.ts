import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { chancesIn, drawChance } from '#games/ursuppe/fate.ts';
import type { State } from '#games/ursuppe/state.ts';
import { soup, stateAfter } from '../../support/ursuppe.ts';

/** How often each comes in so many draws, by what is drawn. */
function counts(state: State, draws: number): Map<string, number> {
  const dice = seededDice(7);
  const found = new Map<string, number>();
  for (let drawn = 0; drawn < draws; drawn++) {
    const key = JSON.stringify(drawChance(state, dice));
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

const rolling = (two: boolean): State =>
  stateAfter(
    soup({ amoeba: 3, bp: { red: 1 }, genes: { red: two ? ['movement1'] : [] }, amoebas: { red: { 3: 12 } } }),
    'red move 3',
  );

describe('dice', () => {
  it('one has six faces, each as likely', () => {
    const found = counts(rolling(false), 6000);
    expect(found.size).toBe(6);
    for (const count of found.values()) expect(count / 1000).toBeCloseTo(1, 0);
  });

  it('of two, different ones are twice as likely as equal ones', () => {
    const found = counts(rolling(true), 36_000);
    expect(found.size).toBe(21);
    expect((found.get('{"kind":"roll","dice":[2,5]}') ?? 0) / 1000).toBeCloseTo(2, 0);
    expect((found.get('{"kind":"roll","dice":[5,5]}') ?? 0) / 1000).toBeCloseTo(1, 0);
  });

  it('of a fight are never equal, and every unequal pair is as likely', () => {
    const state = soup({
      phase: 'feed',
      amoeba: 3,
      bp: { red: 1, blue: 1 },
      genes: { red: ['struggle'], blue: ['defense'] },
      cubes: { 12: [0, 0, 0, 0] },
      amoebas: { red: { 3: 12 }, blue: { 5: 12 } },
    });
    const found = counts(stateAfter(state, 'red attack 3 blue-5', 'blue fight 5'), 30_000);
    expect(found.size).toBe(30);
    for (const count of found.values()) expect(count / 1000).toBeCloseTo(1, 0);
  });

  it('are all listed', () => {
    expect([chancesIn(rolling(false)).length, chancesIn(rolling(true)).length]).toEqual([6, 21]);
  });
});
