import { describe, expect, it } from 'vitest';
import { finish } from '#games/urland/ending.ts';
import { eventsOf, play, type Scene, turnOf, urland } from '../../support/urland.ts';

const CASES: readonly { rule: string; ichtos: NonNullable<Scene['ichtos']>; total: number[]; land: number[] }[] = [
  {
    rule: 'most on the map alone: 3, and no part in Land',
    ichtos: { A: [9], 5: [5, 3, 2] },
    total: [3, 0, 0, 0],
    land: [0, 2, 0, 0],
  },
  {
    rule: 'two tied on the map: 1 each, and all take part in Land',
    ichtos: { A: [4, 3], 5: [1, 2] },
    total: [1, 1, 0, 0],
    land: [0, 2, 0, 0],
  },
  { rule: 'three tied on the map: 1 each', ichtos: { A: [3, 3, 3, 1] }, total: [1, 1, 1, 0], land: [0, 0, 0, 0] },
  { rule: 'four tied on the map: nothing', ichtos: { A: [3, 3, 3, 3] }, total: [0, 0, 0, 0], land: [0, 0, 0, 0] },
  { rule: 'two tied on land: 1 each', ichtos: { A: [9], 5: [1, 2, 2] }, total: [3, 0, 0, 0], land: [0, 1, 1, 0] },
  { rule: 'three tied on land: nothing', ichtos: { A: [9], 5: [0, 2, 2, 2] }, total: [3, 0, 0, 0], land: [0, 0, 0, 0] },
  { rule: 'nobody on land: nothing', ichtos: { A: [2, 1] }, total: [3, 0, 0, 0], land: [0, 0, 0, 0] },
  { rule: 'nobody on the map: nothing at all', ichtos: {}, total: [0, 0, 0, 0], land: [0, 0, 0, 0] },
  {
    rule: 'only the best of Total on land: nothing',
    ichtos: { 5: [2], A: [0, 1] },
    total: [3, 0, 0, 0],
    land: [0, 0, 0, 0],
  },
];

describe('Total and Land', () => {
  it.each(CASES)('$rule', ({ ichtos, total, land }) => {
    const points: Record<string, readonly number[]> = {};
    finish(urland({ ichtos, genes: { blue: ['muscles'] } }), (event) => {
      if (event.kind === 'final-total' || event.kind === 'final-land') points[event.kind] = event.points;
    });
    expect(points).toEqual({ 'final-total': total, 'final-land': land });
  });

  it('bring nothing where nobody is on the map, with three players either', () => {
    const state = urland({ seats: 3, track: [20, 22, 24] });
    finish(state, null);
    expect(state.track).toEqual([20, 22, 24]);
  });

  it('are marked one after the other, by the usual rules of the track', () => {
    const state = urland({ track: [20, 22, 24, 31], ichtos: { A: [5], 5: [0, 2] } });
    finish(state, null);
    // Red counts 21, 23, 25 over blue and green; blue then 23, 26 over green and red.
    expect(state.track).toEqual([25, 26, 24, 31]);
  });

  it('are won by the one furthest ahead', () => {
    const state = urland({ track: [29, 28, 30, 3], ichtos: { A: [5] } });
    finish(state, null);
    expect(state.phase).toEqual({ kind: 'over', winner: 0 });
  });
});

describe('the end of the game', () => {
  const scene: Scene = {
    track: [28, 12, 11, 10],
    mutations: 2,
    ichtos: { 12: [2, 0, 0, 1], A: [1, 1, 1, 1] },
    phase: turnOf('yellow', 0),
    picked: 12,
  };

  it('comes when a scoring brings a marker to 30; a mutation no longer happens', () => {
    const played = play(urland(scene), 'yellow done');
    expect(played.state.phase).toEqual({ kind: 'over', winner: 0 });
    expect(eventsOf(played, 'mutation')).toEqual([]);
    expect(played.state.environment).toBe(0);
  });

  it('after an epoch’s end scoring waits for the eruptions, the losses and the dives', () => {
    const epoch: Scene = {
      ...scene,
      phase: { kind: 'epoch' },
      picked: null,
      hand: [12, 5],
      pile: [],
      panicked: true,
      genes: { blue: ['ears'] },
    };
    const state = play(urland({ ...epoch, ichtos: { 12: [2, 0, 0, 0], 4: [0, 3, 0, 0] } }), 'chance epoch 12').state;
    expect(state.phase).toEqual({ kind: 'dive', lands: [4] });
    expect(play(state, 'blue dive 4>A').state.phase.kind).toBe('over');
  });
});
