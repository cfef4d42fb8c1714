import { describe, expect, it } from 'vitest';
import { all, at, codeOf, eventsOf, play, type Scene, seatOf, urland } from '../../support/urland.ts';

const DRAWING: Scene = { phase: { kind: 'draw' }, hand: [1, 2], pile: [3, 4] };

describe('a panic', () => {
  it('drives all Ichtos of the most crowded land into the one ocean it touches, and asks nobody', () => {
    const { state } = play(urland({ ...DRAWING, ichtos: { 5: [2, 1, 0, 0], 7: [1, 1, 0, 0] } }), 'chance draw panic');
    expect(all(state, 5)).toEqual([0, 0, 0, 0]);
    expect(all(state, 'A')).toEqual([2, 1, 0, 0]);
    expect(state.phase).toEqual({ kind: 'draw' });
  });

  it('lets the player last on the track choose the ocean, even if they have none there', () => {
    const drawn = play(urland({ ...DRAWING, track: [4, 1, 3, 2], ichtos: { 7: [3, 0, 0, 0] } }), 'chance draw panic');
    expect(drawn.state.phase).toEqual({ kind: 'panic', seat: seatOf('blue'), lands: [7] });
    expect(codeOf(drawn.state, 'red panic 7>B')).toBe('not-your-decision');
    expect(codeOf(drawn.state, 'blue panic 7>A')).toBe('not-touching');
    expect(at(play(drawn.state, 'blue panic 7>E').state, 'E', 'red')).toBe(3);
  });

  it('lets that player choose among tied lands, and no other', () => {
    const drawn = play(
      urland({ ...DRAWING, ichtos: { 1: [2, 2, 0, 0], 3: [0, 0, 4, 0], 5: [1, 1, 1, 0] } }),
      'chance draw panic',
    );
    expect(drawn.state.phase).toEqual({ kind: 'panic', seat: seatOf('red'), lands: [1, 3] });
    expect(codeOf(drawn.state, 'red panic 5>A')).toBe('not-most-crowded');
    expect(all(play(drawn.state, 'red panic 1>D').state, 'D')).toEqual([2, 2, 0, 0]);
  });

  it('has no effect while all land is empty', () => {
    const played = play(urland({ ...DRAWING, ichtos: { A: [3, 3, 3, 3] } }), 'chance draw panic');
    expect(eventsOf(played, 'panic-without-effect')).toHaveLength(1);
    expect(played.state.phase).toEqual({ kind: 'draw' });
  });

  it('comes only once an epoch', () => {
    const { state } = play(urland(DRAWING), 'chance draw panic');
    expect(codeOf(state, 'chance draw panic')).toBe('not-drawable');
  });

  it('as the last chip to draw is resolved, and then the epoch ends', () => {
    const { state } = play(urland({ ...DRAWING, pile: [], ichtos: { 5: [2, 0, 0, 0] } }), 'chance draw panic');
    expect(at(state, 'A', 'red')).toBe(2);
    expect(state.phase).toEqual({ kind: 'epoch' });
  });
});

describe('Ears in a panic', () => {
  const scene: Scene = { ...DRAWING, ichtos: { 5: [2, 3, 0, 0] }, genes: { blue: ['ears'] } };

  it('stand until their owner has said how many leave', () => {
    const { state } = play(urland(scene), 'chance draw panic');
    expect(all(state, 5)).toEqual([0, 3, 0, 0]);
    expect(state.phase).toEqual({ kind: 'flee', land: 5, ocean: 'A' });
  });

  it.each([0, 2, 3])('leave %i for the common ocean, if their owner says so', (count) => {
    const { state } = play(urland(scene), 'chance draw panic', `blue dive ${count}`);
    expect([at(state, 'A', 'blue'), at(state, 5, 'blue')]).toEqual([count, 3 - count]);
    expect(state.phase).toEqual({ kind: 'draw' });
  });

  it('are not more than there are, and answer with a number', () => {
    const { state } = play(urland(scene), 'chance draw panic');
    expect(codeOf(state, 'blue dive 4')).toBe('too-many');
    expect(codeOf(state, 'blue dive 5>A')).toBe('not-now');
  });

  it('are not asked with none in that land', () => {
    const { state } = play(urland({ ...scene, ichtos: { 5: [2, 0, 0, 0], 7: [0, 1, 0, 0] } }), 'chance draw panic');
    expect(state.phase).toEqual({ kind: 'draw' });
  });
});
