import { describe, expect, it } from 'vitest';
import {
  acrossStraits,
  CONTINENTS,
  type Coasts,
  checkBoard,
  continentOf,
  OCEANS,
  OCEANS_OF,
  type Ocean,
  oceansTouch,
  REGIONS,
  type Region,
  RINGS,
  ringOf,
  volcanoTarget,
} from '#games/urland/board.ts';

describe('R-BOARD', () => {
  it('has three continents of 3, 4 and 5 regions, each region in one of them', () => {
    expect(RINGS.map((ring) => ring.length)).toEqual([3, 4, 5]);
    expect(RINGS.flat().sort((a, b) => a - b)).toEqual([...REGIONS]);
    for (const region of REGIONS) expect(ringOf(region)).toBe(RINGS[CONTINENTS.indexOf(continentOf(region))]);
  });

  it('lets every region touch at least one ocean, and every ocean at least one region', () => {
    for (const region of REGIONS) expect(OCEANS_OF[region].length).toBeGreaterThan(0);
    expect(new Set(REGIONS.flatMap((region) => OCEANS_OF[region]))).toEqual(new Set(OCEANS));
  });

  it('lets region 10 touch one ocean, 10 and 11 together two, region 1 two or more', () => {
    expect(OCEANS_OF[10]).toHaveLength(1);
    expect(new Set([...OCEANS_OF[10], ...OCEANS_OF[11]]).size).toBe(2);
    expect(OCEANS_OF[1].length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    [11, 10],
    [1, 3],
    [4, 7],
    [8, 12],
    [2, 1],
  ] as const)('joins volcano %i to region %i', (volcano, target) => {
    expect(volcanoTarget(volcano)).toBe(target);
  });

  it('has straits that run both ways', () => {
    for (const region of REGIONS) {
      for (const other of acrossStraits(region)) expect(acrossStraits(other)).toContain(region);
    }
  });

  it.each(['AC', 'BD', 'CE'])('keeps the oceans %s apart', (pair) => {
    expect(oceansTouch(pair[0] as 'A', pair[1] as 'C')).toBe(false);
  });

  it('reads the borders of oceans from either side', () => {
    for (const a of OCEANS) for (const b of OCEANS) expect(oceansTouch(a, b)).toBe(oceansTouch(b, a));
    expect(OCEANS.flatMap((a) => OCEANS.filter((b) => oceansTouch(a, b)))).toHaveLength(14);
  });

  const coasts: Coasts = {
    siberia: [
      [3, ['A']],
      [1, ['B']],
      [2, ['C']],
    ],
    laurussia: [4, 5, 6, 7].map((region) => [region as Region, ['D']]),
    gondwana: [8, 9, 10, 11, 12].map((region) => [region as Region, ['E']]),
  };

  it('is checked at load, and may be another', () => {
    expect(() => checkBoard(coasts, [['A', 'B']])).not.toThrow();
  });

  it.each<[string, Partial<Coasts>, readonly [Ocean, Ocean]]>([
    ['a board has each region once', { siberia: [...coasts.siberia, [4, ['A']]] }, ['A', 'B']],
    ['region 3 is on no continent', { siberia: [...coasts.siberia.slice(1), [4, ['A']]] }, ['A', 'B']],
    ['region 3 touches no ocean', { siberia: [[3, []], ...coasts.siberia.slice(1)] }, ['A', 'B']],
    ['no region touches ocean A', { siberia: [[3, ['B']], ...coasts.siberia.slice(1)] }, ['A', 'B']],
    ["ocean A can't touch itself", {}, ['A', 'A']],
  ])('is not played on if %s', (problem, broken, border) => {
    expect(() => checkBoard({ ...coasts, ...broken }, [border])).toThrow(problem);
  });
});
