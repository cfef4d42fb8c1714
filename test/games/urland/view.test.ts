import { describe, expect, it } from 'vitest';
import { viewOf } from '#games/urland/view.ts';
import { play, type Scene, seatOf, urland } from '../../support/urland.ts';

const CHOOSING: Scene = {
  ichtos: { A: [3, 3, 3, 3] },
  phase: { kind: 'choose' },
  hand: [4, 7, 1],
  pile: [2, 3],
  scored: [5, 6],
};
const chosen = play(urland(CHOOSING), 'red score 7');

const eyes = (colour: 'red' | 'blue' | 'green' | 'yellow', state = chosen.state) => {
  const { hand, picked, known } = viewOf(state, seatOf(colour));
  return { hand, picked, known };
};

describe('who knows which chips', () => {
  it('the Environment player their three', () => {
    expect(eyes('red', urland(CHOOSING))).toEqual({ hand: [4, 7, 1], picked: null, known: [4, 7, 1] });
  });

  it('nobody else any of them, before the pick', () => {
    expect(eyes('blue', urland(CHOOSING))).toEqual({ hand: [], picked: null, known: [] });
  });

  it('after the pick the Environment player still knows all, and which one is picked', () => {
    expect(eyes('red')).toEqual({ hand: [], picked: 7, known: [4, 7, 1] });
  });

  it('the Dummy the two handed to them', () => {
    expect(eyes('blue')).toEqual({ hand: [4, 1], picked: null, known: [4, 1] });
  });

  it('an Ichto player none', () => {
    expect(eyes('green')).toEqual({ hand: [], picked: null, known: [] });
    expect(viewOf(chosen.state, 'public')).toMatchObject({
      hand: [],
      picked: null,
      known: [],
      held: 3,
      isPicked: true,
    });
  });

  it('the Environment player of the turn before the two they handed on, until those are revealed', () => {
    const next = play(chosen.state, 'green done', 'yellow done', 'chance draw 2').state;
    expect(eyes('blue', next)).toEqual({ hand: [4, 1, 2], picked: null, known: [4, 1, 2] });
    expect(eyes('red', next)).toEqual({ hand: [], picked: null, known: [4, 1] });
    const shown = play(next, 'blue score 1', 'yellow done', 'red done', 'chance draw 3').state;
    expect(eyes('red', shown).known).toEqual([4]);
    expect(eyes('green', shown).known).toEqual([4, 2, 3]);
  });
});

describe('the events about chips', () => {
  const told = (colour: 'red' | 'blue') =>
    chosen.events.filter(({ to }) => to === seatOf(colour)).map(({ event }) => event);

  it('the chip to the Environment player alone, the two to the Dummy alone', () => {
    expect(told('red')).toEqual([{ kind: 'chose-chip', chip: 7 }]);
    expect(told('blue')).toEqual([{ kind: 'was-handed', chips: [4, 1] }]);
  });

  it('everybody else that a choice was made', () => {
    const open = chosen.events.filter(({ to }) => to === 'everybody').map(({ event }) => event);
    expect(open).toContainEqual({ kind: 'chose', seat: 0 });
    expect(JSON.stringify(open)).not.toContain('chip');
  });
});
