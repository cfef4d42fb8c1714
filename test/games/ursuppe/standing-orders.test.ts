import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { COLOURS, type Colour } from '#games/ursuppe/colours.ts';
import { decider } from '#games/ursuppe/decider.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Order } from '#games/ursuppe/orders.ts';
import { formatEntry } from '#games/ursuppe/record/format-entry.ts';
import { ORDERS } from '#games/ursuppe/standing-orders.ts';
import type { State } from '#games/ursuppe/state.ts';
import { type Scene, seatOf, soup, stateAfter } from '../../support/ursuppe.ts';

/** What the order answers, as a record writes it; null where it is silent. */
function answer(order: Order, state: State, colour: Colour): string | null {
  const by = seatOf(colour);
  const move = ORDERS.follow(order, URSUPPE.view(state, by), by, seededDice(0));
  return move && formatEntry({ by, move }, COLOURS);
}

const MOVING: Scene = { round: 3, card: 'N9', amoeba: 3, bp: { red: 2 }, amoebas: { red: { 3: 12 } } };

describe('drift', () => {
  it.each([
    [{ kind: 'drift', round: 'always' }, 'red drift 3'],
    [{ kind: 'drift', round: 3 }, 'red drift 3'],
    [{ kind: 'drift', round: 2 }, null],
  ] as const)('%j: %s', (order, line) => {
    expect(answer(order, soup({ ...MOVING, genes: { red: ['tentacle'] } }), 'red')).toBe(line);
  });

  it('says nothing for another player, or to another question', () => {
    expect(answer({ kind: 'drift', round: 'always' }, soup(MOVING), 'blue')).toBeNull();
    expect(answer({ kind: 'drift', round: 'always' }, soup({ phase: 'genes', bp: { red: 9 } }), 'red')).toBeNull();
  });
});

describe('eat', () => {
  const fed = (cubes: readonly number[], scene: Scene = {}): string | null =>
    answer(
      { kind: 'eat' },
      soup({
        seats: cubes.length as 3 | 4,
        phase: 'feed',
        amoeba: 3,
        bp: { red: 1 },
        cubes: { 12: cubes },
        ...scene,
        amoebas: { red: { 3: 12 }, ...scene.amoebas },
      }),
      'red',
    );
  const all: Scene = {
    genes: { red: ['substitution', 'frugality', 'parasitism', 'struggle'] },
    bp: { red: 1, blue: 1 },
    amoebas: { red: { 3: 12 }, blue: { 1: 12 } },
  };

  it.each([
    ['a basic meal rather than any other', [0, 3, 3, 3], all, 'red eat 3 blue:1,green:1,yellow:1'],
    ['the fewest cubes', [0, 2, 2, 0], { genes: { red: ['substitution', 'frugality'] } }, 'red eat 3 blue:1,green:1'],
    ['of the colours that leave most', [0, 2, 3], {}, 'red eat 3 blue:1,green:2'],
    ['of equal ones the first in seat order', [0, 3, 3], {}, 'red eat 3 blue:2,green:1'],
    [
      'without a payer where that goes',
      [0, 1, 1, 0],
      { ...all, genes: { red: ['frugality'] } },
      'red eat 3 blue:1,green:1',
    ],
    ['with a payer where it must be', [0, 1, 0, 0], all, 'red eat 3 blue:1 drain blue'],
  ] as const)('chooses %s', (_what, cubes, scene, line) => {
    expect(fed(cubes, scene)).toBe(line);
  });

  it('says nothing where there is no meal', () => {
    expect(fed([0, 0, 0, 0], all)).toBeNull();
  });
});

describe('rest', () => {
  it('makes no second step', () => {
    const state = stateAfter(soup({ ...MOVING, genes: { red: ['speed', 'movement2'] } }), 'red move 3 N');
    expect(answer({ kind: 'rest' }, state, 'red')).toBe('red rest 3');
  });
});

describe('defend', () => {
  const attacked = (genes: readonly ('defense' | 'escape' | 'movement2')[]): State =>
    stateAfter(
      soup({
        phase: 'feed',
        amoeba: 3,
        bp: { red: 1, blue: 2 },
        genes: { red: ['struggle'], blue: genes },
        cubes: { 12: [0, 0, 0, 0] },
        amoebas: { red: { 3: 12 }, blue: { 5: 12 } },
      }),
      'red attack 3 blue-5',
    );

  it.each([
    ['fight', ['defense', 'escape'], 'blue fight 5'],
    ['fight', ['escape'], 'blue yield 5'],
    ['flee', ['defense', 'escape'], 'blue flee 5'],
    ['fight-flee', ['defense', 'escape'], 'blue fight 5'],
    ['fight-flee', ['escape'], 'blue flee 5'],
    ['flee-fight', ['defense', 'escape'], 'blue flee 5'],
    ['flee-fight', ['defense'], 'blue fight 5'],
    ['yield', ['defense', 'escape'], 'blue yield 5'],
    ['flee', ['escape', 'movement2'], null],
    ['flee-fight', ['defense', 'escape', 'movement2'], null],
    ['fight-flee', ['defense', 'escape', 'movement2'], 'blue fight 5'],
  ] as const)('%s with %j: %s', (how, genes, line) => {
    expect(answer({ kind: 'defend', how }, attacked(genes), 'blue')).toBe(line);
  });

  it('goes on to the next when the first did not help', () => {
    const lost = stateAfter(attacked(['defense', 'escape']), 'blue fight 5', 'chance fight 6 1');
    expect(answer({ kind: 'defend', how: 'fight-flee' }, lost, 'blue')).toBe('blue flee 5');
    expect(answer({ kind: 'defend', how: 'fight' }, lost, 'blue')).toBe('blue yield 5');
  });
});

describe('for others’ sake', () => {
  it('never cling', () => {
    const state = soup({
      ...MOVING,
      bp: {},
      genes: { blue: ['holding'] },
      amoebas: { red: { 3: 12 }, blue: { 1: 12 } },
    });
    expect(answer({ kind: 'never-cling' }, state, 'blue')).toBe('blue cling -');
  });

  it('peace', () => {
    const state = soup({
      phase: 'aggression',
      bp: { red: 1 },
      genes: { red: ['aggression'] },
      amoebas: { red: { 3: 12 }, blue: { 1: 12 } },
    });
    expect(answer({ kind: 'peace' }, state, 'red')).toBe('red pass');
  });
});

describe('in the shop and after', () => {
  const shop = soup({ phase: 'genes', round: 2, bp: { red: 9 }, genes: { red: ['escape'], blue: ['streamline'] } });

  it('buys the first of the list that can be bought, else is done', () => {
    const order = { kind: 'shopping', round: 2, genes: ['streamline', 'armour', 'intelligence'] } as const;
    expect(answer(order, shop, 'red')).toBe('red buy armour for escape');
    const armoured = stateAfter(shop, 'red buy armour for escape');
    expect(answer(order, armoured, 'red')).toBe('red buy intelligence');
    expect(answer({ ...order, genes: ['streamline'] }, shop, 'red')).toBe('red done');
    expect(answer({ ...order, round: 3 }, shop, 'red')).toBeNull();
  });

  it('brings amoebas to life on these spaces, with the lowest free number, else is done', () => {
    const order = { kind: 'colony', round: 2, spaces: [1, 4, 8] } as const;
    const one = soup({ phase: 'divide', round: 2, bp: { red: 12 }, amoebas: { red: { 1: 3, 3: 4 } } });
    expect(answer(order, one, 'red')).toBe('red place 2 1');
    const two = stateAfter(one, 'red place 2 1');
    expect(answer(order, two, 'red')).toBe('red place 4 8');
    expect(answer({ ...order, spaces: [4, 19] }, two, 'red')).toBe('red done');
    expect(answer({ ...order, round: 3 }, two, 'red')).toBeNull();
  });

  it('buys nothing, divides nothing, in this round alone', () => {
    expect(answer({ kind: 'no-purchase', round: 2 }, shop, 'red')).toBe('red done');
    expect(answer({ kind: 'no-purchase', round: 1 }, shop, 'red')).toBeNull();
    const dividing = soup({ phase: 'divide', round: 2 });
    expect(answer({ kind: 'no-division', round: 2 }, dividing, 'red')).toBe('red done');
    expect(answer({ kind: 'no-purchase', round: 2 }, dividing, 'red')).toBeNull();
  });
});

const EVERY_ORDER: readonly Order[] = [
  { kind: 'drift', round: 'always' },
  { kind: 'drift', round: 4 },
  { kind: 'eat' },
  { kind: 'rest' },
  { kind: 'defend', how: 'flee-fight' },
  { kind: 'never-cling' },
  { kind: 'peace' },
  { kind: 'shopping', round: 5, genes: ['armour', 'speed', 'persistence', 'life'] },
  { kind: 'colony', round: 5, spaces: [3, 7, 19] },
  { kind: 'no-purchase', round: 6 },
  { kind: 'no-division', round: 5 },
];

describe('every order', () => {
  it.each(EVERY_ORDER)('%j is read from JSON', (order) => {
    expect(ORDERS.parse(JSON.parse(JSON.stringify(order)))).toEqual(order);
  });

  it.each([
    { kind: 'drift' },
    { kind: 'drift', round: 11 },
    { kind: 'defend', how: 'run' },
    { kind: 'shopping', round: 1, genes: ['wings'] },
    { kind: 'eat', meal: '1' },
  ])('%j is none', (json) => {
    expect(ORDERS.parse(json)).toBeNull();
  });

  it('is legal or silent, throughout whole games', () => {
    const followed = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const dice = seededDice(seed);
      const state = URSUPPE.setUp(seed % 2 ? 3 : 4, { finish: 'long' });
      for (let next = attackingEntry(state, dice); next; next = attackingEntry(state, dice)) {
        for (const order of EVERY_ORDER) checkLegal(state, order, followed);
        URSUPPE.enact(state, next, null);
      }
    }
    expect(followed.size).toBe(new Set(EVERY_ORDER.map(({ kind }) => kind)).size);
  });
});

function checkLegal(state: State, order: Order, followed: Set<string>): void {
  const by = decider(state);
  const move = by === null ? null : ORDERS.follow(order, state, by, seededDice(0));
  if (by === null || move === null) return;
  expect(URSUPPE.refuse(state, { by, move })).toBeNull();
  followed.add(order.kind);
}
