import { describe, expect, it } from 'vitest';
import { REGIONS } from '#games/urland/board.ts';
import { landsOf, oceansOf, regionsOf } from '#games/urland/lands.ts';
import { all, at, codeOf, eventsOf, play, type Scene, urland } from '../../support/urland.ts';

/** Red could not draw: red's two chips decide the end of the epoch. */
const ENDING: Scene = { phase: { kind: 'epoch' }, hand: [11, 5], pile: [], panicked: true, scored: [1, 2] };

describe('the end of an epoch', () => {
  it('scores one of the last two chips on the lands as they are, then both volcanoes erupt', () => {
    const played = play(urland({ ...ENDING, ichtos: { 11: [2, 1, 0, 0], 5: [0, 0, 3, 0] } }), 'chance epoch 11');
    expect(eventsOf(played, 'scored')).toMatchObject([{ chip: 11, points: [3, 0, 0, 0] }]);
    expect(played.state.erupted).toEqual([11, 5]);
    expect(regionsOf(played.state, 10)).toEqual([10, 11]);
    expect(regionsOf(played.state, 4)).toEqual([4, 5]);
  });

  it('scores neither the other chip nor one that is not there', () => {
    const played = play(urland({ ...ENDING, ichtos: { 5: [0, 0, 3, 0] } }), 'chance epoch 11');
    expect(eventsOf(played, 'scored')).toHaveLength(1);
    expect(played.state.track).toEqual([1, 2, 3, 4]);
    expect(codeOf(urland(ENDING), 'chance epoch 4')).toBe('not-drawable');
  });

  it('takes losses once in each touched land, and in no other', () => {
    const scene = { ...ENDING, ichtos: { 10: [3, 1, 0, 0], 11: [2, 0, 0, 0], 4: [0, 0, 2, 2], 7: [4, 0, 0, 0] } };
    const { state } = play(urland(scene), 'chance epoch 5');
    expect(all(state, 10)).toEqual([1, 1, 0, 0]);
    expect(all(state, 4)).toEqual([0, 0, 1, 1]);
    expect(all(state, 7)).toEqual([4, 0, 0, 0]);
  });

  it('begins the next epoch with the same player, the chips left and Panic', () => {
    const { state } = play(urland(ENDING), 'chance epoch 5');
    expect(state.phase).toEqual({ kind: 'draw' });
    expect(state.environment).toBe(0);
    expect(state.scored).toEqual([]);
    expect(state.pile).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 12]);
    expect(state.panicked).toBe(false);
  });

  it('resolves a panic drawn into the new hand at once, and goes on drawing', () => {
    const scene = { ...ENDING, ichtos: { 6: [2, 0, 0, 0] }, track: [4, 3, 2, 1] };
    const lines = [
      'chance epoch 5',
      'chance draw 1',
      'chance draw panic',
      'yellow panic 6>B',
      'chance draw 2',
      'chance draw 3',
    ];
    const { state } = play(urland(scene), ...lines);
    expect(at(state, 'B', 'red')).toBe(2);
    expect(state.hand).toEqual([1, 2, 3]);
    expect(state.phase).toEqual({ kind: 'choose' });
  });
});

describe('Ears in an eruption', () => {
  const ears: Scene = { ...ENDING, genes: { blue: ['ears'] } };

  it('always have a choice on this board: no joined land touches a single ocean', () => {
    for (const volcano of REGIONS) {
      const state = urland({ volcanoes: [volcano] });
      expect(oceansOf(state, state.landOf[volcano]).length).toBeGreaterThan(1);
    }
  });

  it('answer land by land, by number, and lose nothing', () => {
    const { state } = play(urland({ ...ears, ichtos: { 4: [2, 4, 0, 0], 10: [0, 3, 0, 0] } }), 'chance epoch 5');
    expect(state.phase).toEqual({ kind: 'dive', lands: [4, 10] });
    expect(all(state, 4)).toEqual([1, 4, 0, 0]);
    expect(codeOf(state, 'blue dive 10>B')).toBe('not-next-land');
    expect(codeOf(state, 'blue dive 4>B')).toBe('not-touching');
    const after = play(state, 'blue dive 4>E', 'blue dive 10>C').state;
    expect([at(after, 4, 'blue'), at(after, 'E', 'blue'), at(after, 10, 'blue'), at(after, 'C', 'blue')]).toEqual([
      1, 3, 1, 2,
    ]);
  });

  it('are asked nothing without a surplus', () => {
    const { state } = play(urland({ ...ears, ichtos: { 4: [2, 1, 0, 0] } }), 'chance epoch 5');
    expect(state.phase).toEqual({ kind: 'draw' });
  });
});

describe('the name of a land', () => {
  it.each([
    { rule: 'is the chip left in it', volcanoes: [11], land: 10, regions: [10, 11] },
    { rule: 'stays through further joins', volcanoes: [11, 12], land: 10, regions: [10, 11, 12] },
    { rule: 'follows the chip when its own erupts', volcanoes: [11, 10], land: 9, regions: [9, 10, 11] },
    { rule: 'is the lowest region once its last chip is gone', volcanoes: [2, 3, 1], land: 1, regions: [1, 2, 3] },
    { rule: 'goes the other way round the ring too', volcanoes: [1], land: 3, regions: [1, 3] },
  ] as const)('$rule', ({ volcanoes, land, regions }) => {
    const state = urland({ volcanoes });
    expect(landsOf(state)).toContain(land);
    expect(regionsOf(state, land)).toEqual(regions);
  });
});
