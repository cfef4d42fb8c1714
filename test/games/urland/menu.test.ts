import { describe, expect, it } from 'vitest';
import type { Answer } from '#engine/menu.ts';
import { menuOf } from '#games/urland/menu.ts';
import type { State } from '#games/urland/state.ts';
import { viewOf } from '#games/urland/view.ts';
import { type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

const step = (state: State, colour: 'red' | 'blue' | 'green', picks: readonly Answer[] = []) => {
  const seat = seatOf(colour);
  return menuOf(viewOf(state, seat), seat, picks);
};

const SCENE: Scene = { ichtos: { A: [3, 2, 4, 0], 5: [0, 0, 2, 0] }, genes: { green: ['wings', 'legs'] } };

describe('the menu of a turn', () => {
  it('first asks what to do, and says of each action why it can’t be done', () => {
    const asked = step(urland(SCENE), 'green');
    expect(asked).toMatchObject({ ok: true, value: { kind: 'options', asks: 'kind', of: 'action' } });
    const options = asked.ok && asked.value.kind === 'options' ? asked.value.options : [];
    expect(Object.fromEntries(options.map(({ id, blocked }) => [id, blocked?.code ?? null]))).toEqual({
      land: null,
      breed: null,
      swim: null,
      retreat: null,
      assimilate: 'needs-gene',
      cross: null,
      egg: 'needs-gene',
      fly: null,
      stink: 'needs-gene',
      bite: 'needs-gene',
      extra: 'actions-left',
      done: null,
    });
  });

  it('then asks from where, to where and how many, one small step at a time', () => {
    const state = urland({ ...SCENE, ichtos: { ...SCENE.ichtos, B: [0, 0, 1, 0] } });
    expect(step(state, 'green', ['land'])).toMatchObject({ value: { asks: 'from', of: 'ocean' } });
    expect(step(state, 'green', ['land', 'A'])).toMatchObject({ value: { asks: 'to', of: 'land' } });
    expect(step(state, 'green', ['land', 'A', 5])).toEqual({
      ok: true,
      value: { kind: 'amount', asks: 'count', draft: { kind: 'land', from: 'A', to: 5 }, min: 1, max: 2 },
    });
    expect(step(state, 'green', ['land', 'A', 5, 2])).toEqual({
      ok: true,
      value: { kind: 'complete', move: { kind: 'land', from: 'A', to: 5, count: 2 } },
    });
  });

  it('does not ask from where or how many where it can only be one', () => {
    const state = urland({ ...SCENE, genes: {} });
    expect(step(state, 'green', ['land', 5])).toMatchObject({ value: { kind: 'complete', move: { count: 1 } } });
  });

  it('asks for any mixture of areas in one step, with what is there', () => {
    expect(step(urland(SCENE), 'green', ['retreat'])).toEqual({
      ok: true,
      value: {
        kind: 'heap',
        asks: 'heap',
        draft: { kind: 'retreat' },
        places: [
          { place: 'A', count: 4 },
          { place: 5, count: 2 },
        ],
        min: 1,
        max: 6,
      },
    });
  });

  it('greys out an action without any target', () => {
    const asked = step(urland({ ichtos: { 5: [0, 0, 1] } }), 'green');
    const options = asked.ok && asked.value.kind === 'options' ? asked.value.options : [];
    expect(options.find(({ id }) => id === 'land')?.blocked).toEqual({ code: 'no-target', kind: 'land' });
  });

  it('greys out an action that costs too much everywhere, and says so', () => {
    const state = urland({ phase: turnOf('green', 1), genes: { green: ['egg'] }, ichtos: { 5: [0, 0, 1] } });
    const asked = step(state, 'green');
    const options = asked.ok && asked.value.kind === 'options' ? asked.value.options : [];
    const egg = options.find(({ id }) => id === 'egg');
    expect(egg?.blocked).toEqual({ code: 'too-few-actions', needs: 2, left: 1 });
  });

  it.each([
    ['a kind that is not offered', ['score']],
    ['an answer too many', ['done', 1]],
    ['a place that is none', ['land', 'Z']],
    ['half an Ichto', ['land', 5, 1.5]],
    ['a word for a number', ['land', 5, 'two']],
    ['a number for a heap', ['retreat', 3]],
    ['an empty heap', ['retreat', []]],
  ] as const)('answers %s with a refusal', (_what, picks) => {
    expect(step(urland(SCENE), 'green', picks)).toEqual({ ok: false, error: { code: 'malformed' } });
  });

  it('answers a blocked option with its reason', () => {
    expect(step(urland(SCENE), 'green', ['land', 1])).toMatchObject({ value: { asks: 'count' } });
    expect(step(urland(SCENE), 'green', ['land', 9])).toEqual({
      ok: false,
      error: { code: 'not-touching', from: 'A', to: 9 },
    });
  });
});

describe('the menu of others', () => {
  it('is empty for a seat that need not decide', () => {
    expect(step(urland(SCENE), 'blue')).toEqual({ ok: false, error: { code: 'not-your-decision' } });
  });

  it('shows the Environment player their own three chips', () => {
    const asked = step(urland({ phase: { kind: 'choose' }, hand: [4, 7, 1] }), 'red');
    expect(asked).toMatchObject({ value: { asks: 'chip', options: [{ id: 4 }, { id: 7 }, { id: 1 }] } });
  });

  it('skips the land in a panic with only one', () => {
    const state = urland({ phase: { kind: 'panic', seat: seatOf('red'), lands: [7] }, ichtos: { 7: [1] } });
    expect(step(state, 'red')).toMatchObject({ value: { asks: 'ocean' } });
    expect(step(state, 'red', ['B'])).toMatchObject({ value: { kind: 'complete', move: { land: 7, ocean: 'B' } } });
  });

  it('asks a buyer for a gene, then for exactly the price', () => {
    const state = urland({ ichtos: { A: [0, 0, 4] }, row: ['egg', 'legs'] });
    state.phase = { kind: 'buy', queue: [seatOf('green')], bids: [0, 0, 3, 0], sold: 1, after: 'turn' };
    expect(step(state, 'green', ['buy', 'egg'])).toMatchObject({ value: { kind: 'heap', min: 3, max: 3 } });
  });

  it('asks for no payment where the price is 0', () => {
    const state = urland({ ichtos: { A: [0, 0, 4] }, row: ['egg', 'legs'], phase: turnOf('green') });
    state.phase = { kind: 'buy', queue: [seatOf('green')], bids: [0, 0, 0, 0], sold: 1, after: 'turn' };
    expect(step(state, 'green', ['buy', 'egg'])).toMatchObject({ value: { kind: 'complete', move: { heap: [] } } });
  });
});
