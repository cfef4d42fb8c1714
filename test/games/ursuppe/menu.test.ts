import { describe, expect, it } from 'vitest';
import type { Answer } from '#engine/menu.ts';
import type { Colour } from '#games/ursuppe/colours.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { State } from '#games/ursuppe/state.ts';
import { type Scene, seatOf, soup, stateAfter } from '../../support/ursuppe.ts';

const step = (state: State, colour: Colour, ...answers: readonly Answer[]) =>
  URSUPPE.menu(URSUPPE.view(state, seatOf(colour)), seatOf(colour), answers);

/** Of each option why it can't be chosen, or null. */
function reasons(state: State, colour: Colour, ...answers: readonly Answer[]): Record<string, string | null> {
  const asked = step(state, colour, ...answers);
  const options = asked.ok && 'options' in asked.value ? asked.value.options : [];
  return Object.fromEntries(options.map(({ id, blocked }) => [id, blocked?.code ?? null]));
}

const MOVING: Scene = { card: 'N9', amoeba: 3, bp: { red: 1 }, amoebas: { red: { 3: 12 } } };

describe('the menu of an amoeba’s turn', () => {
  it('asks how to move, and says why not', () => {
    expect(reasons(soup(MOVING), 'red')).toEqual({ drift: null, move: null, stay: 'needs-gene' });
    expect(reasons(soup({ ...MOVING, bp: {}, genes: { red: ['holding'] } }), 'red')).toEqual({
      drift: null,
      move: 'too-few-bp',
      stay: null,
    });
  });

  it('drifts in one press', () => {
    expect(step(soup(MOVING), 'red', 'drift')).toEqual({
      ok: true,
      value: { kind: 'complete', move: { kind: 'drift', amoeba: 3, take: [] } },
    });
  });

  it('asks which way, then which cubes go along: one move', () => {
    const state = soup({ ...MOVING, genes: { red: ['movement2', 'tentacle'] } });
    expect(reasons(state, 'red', 'move')).toEqual({ N: null, E: null, S: null, W: null, stay: null });
    expect(step(state, 'red', 'move', 'E')).toMatchObject({ value: { kind: 'heap', asks: 'take', min: 0, max: 3 } });
    expect(step(state, 'red', 'move', 'E', [{ place: 1, count: 2 }])).toMatchObject({
      value: { kind: 'complete', move: { kind: 'move', amoeba: 3, way: 'E', take: [{ place: 1, count: 2 }] } },
    });
    expect(step(state, 'red', 'move', 'stay')).toMatchObject({ value: { kind: 'complete' } });
  });

  it('greys out a way that is blocked', () => {
    const state = soup({ ...MOVING, genes: { red: ['movement2'] }, amoebas: { red: { 3: 4 } } });
    expect(reasons(state, 'red', 'move')).toEqual({
      N: 'way-blocked',
      E: null,
      S: 'way-blocked',
      W: null,
      stay: 'stays-anyway',
    });
  });

  it('asks for the meal, then for the payer where there are several', () => {
    const state = soup({
      phase: 'feed',
      amoeba: 3,
      bp: { blue: 1, green: 1 },
      genes: { red: ['parasitism'] },
      cubes: { 12: [0, 1, 1, 0] },
      amoebas: { red: { 3: 12 }, blue: { 1: 12 }, green: { 1: 12 } },
    });
    expect(reasons(state, 'red')).toEqual({ eat: null, struggle: 'needs-gene', starve: null });
    expect(step(state, 'red', 'eat')).toMatchObject({ value: { asks: 'payer', draft: { meal: '0,1,1,0' } } });
    expect(reasons(state, 'red', 'eat')).toEqual({ 1: null, 2: null });
  });

  it('asks whom to attack', () => {
    const state = soup({
      phase: 'feed',
      amoeba: 3,
      bp: { red: 1 },
      genes: { red: ['struggle'], blue: ['armour'] },
      cubes: { 12: [0, 0, 0, 0] },
      amoebas: { red: { 3: 12, 4: 12 }, blue: { 5: 12 }, green: { 6: 12, 7: 12 } },
    });
    expect(reasons(state, 'red', 'struggle')).toEqual({ 0: null, 1: 'armoured', 2: null });
    expect(reasons(state, 'red', 'struggle', 2)).toEqual({ 6: null, 7: null });
    expect(step(state, 'red', 'struggle', 0)).toMatchObject({
      value: { kind: 'complete', move: { owner: 0, prey: 4 } },
    });
  });
});

describe('the menu of others', () => {
  it('is empty for whoever is not to decide', () => {
    expect(step(soup(MOVING), 'blue')).toEqual({ ok: false, error: { code: 'not-your-decision' } });
  });

  it('asks for a set of amoebas to cling', () => {
    const state = soup({
      ...MOVING,
      bp: {},
      genes: { blue: ['holding'] },
      amoebas: { red: { 3: 12 }, blue: { 1: 12, 4: 12, 5: 3 } },
    });
    expect(step(state, 'blue')).toMatchObject({ value: { kind: 'some', asks: 'amoebas', min: 0, max: 2 } });
    expect(step(state, 'blue', [1, 4])).toMatchObject({ value: { kind: 'complete' } });
    expect(step(state, 'blue', [4, 1])).toMatchObject({ ok: false });
  });

  it('asks for a set of genes, judged as a whole', () => {
    const genes: Scene['genes'] = { red: ['movement1', 'streamline', 'armour'] };
    const state = stateAfter(soup({ phase: 'card', turn: null, deck: ['W6'], genes, bp: {} }), 'chance card W6');
    expect(reasons(state, 'red')).toEqual({ movement1: null, streamline: null, armour: null });
    expect(step(state, 'red', ['armour'])).toMatchObject({ value: { kind: 'complete' } });
    expect(step(state, 'red', ['streamline', 'armour'])).toMatchObject({ error: { code: 'superfluous' } });
    expect(step(state, 'red', ['streamline'])).toMatchObject({ error: { code: 'too-few-bp', needs: 2, has: 0 } });
  });

  it('greys out a gene that no set can hold', () => {
    const genes: Scene['genes'] = { red: ['movement1', 'life', 'armour'] };
    const state = stateAfter(soup({ phase: 'card', turn: null, deck: ['N9'], genes, bp: {} }), 'chance card N9');
    expect(reasons(state, 'red')).toEqual({ movement1: 'superfluous', life: null, armour: null });
  });

  it('says of every gene in the shop why it can’t be bought', () => {
    const state = soup({ phase: 'genes', bp: { red: 5 }, genes: { red: ['speed'], blue: ['holding', 'armour'] } });
    expect(reasons(state, 'red', 'buy')).toMatchObject({
      intelligence: null,
      speed: 'owned-already',
      holding: 'not-in-pool',
      frugality: 'too-few-bp',
      persistence: null,
      movement2: 'needs-gene',
    });
  });

  it('asks what is given for Armour only where there is a choice', () => {
    const both = soup({ phase: 'genes', bp: { red: 6 }, genes: { red: ['defense', 'escape'] } });
    expect(reasons(both, 'red', 'buy', 'armour')).toEqual({ defense: null, escape: null });
    const one = soup({ phase: 'genes', bp: { red: 6 }, genes: { red: ['escape'] } });
    expect(step(one, 'red', 'buy', 'armour')).toMatchObject({ value: { move: { gives: 'escape' } } });
  });

  it('asks for number and space of a new amoeba', () => {
    const state = soup({ phase: 'divide', bp: { red: 6 }, amoebas: { red: { 1: 8, 2: 9 } } });
    expect(reasons(state, 'red', 'place')).toMatchObject({ 1: 'number-on-board', 3: null });
    expect(reasons(state, 'red', 'place', 3)).toMatchObject({ 1: 'not-beside-own', 3: null, 8: 'own-amoeba-there' });
  });
});
