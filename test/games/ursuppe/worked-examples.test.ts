/** The worked examples of the rules, one by one. Red has the marker furthest ahead unless said otherwise. */
import { describe, expect, it } from 'vitest';
import { SPACES } from '#games/ursuppe/board.ts';
import { genesInGame, PLACE } from '#games/ursuppe/genes.ts';
import { setUp } from '#games/ursuppe/setup.ts';
import type { State } from '#games/ursuppe/state.ts';
import {
  bpOf,
  codeOf,
  cubesAt,
  damageAt,
  genesOf,
  inPool,
  legal,
  type Scene,
  seatOf,
  soup,
  spaceAt,
  stateAfter,
} from '../../support/ursuppe.ts';

/** One amoeba of red, about to feed on these cubes on space 12. */
const feeding = (cubes: readonly number[], scene: Scene = {}): State =>
  soup({
    seats: cubes.length as 3 | 4,
    phase: 'feed',
    amoeba: 3,
    cubes: { 12: cubes },
    ...scene,
    amoebas: { red: { 3: 12 }, ...scene.amoebas },
  });

const deciders = (state: State): string => ['red', 'blue', 'green', 'yellow'][state.turn ?? -1] ?? 'nobody';

describe('E-1 the setup', () => {
  it.each([
    [3, 20, 18],
    [4, 30, 20],
  ])(
    'with %i players lays 2 of each colour everywhere, 17 in each reserve, 4 BP each, and %i gene cards',
    (seats, cards, kinds) => {
      const state = setUp(seats, { finish: 'long' });
      for (const space of SPACES) expect(cubesAt(state, space)).toEqual(Array(seats).fill(2));
      expect(state.reserve).toEqual(Array(seats).fill(17));
      expect(state.bp).toEqual(Array(seats).fill(4));
      expect(state.pool.reduce((sum, count) => sum + count, 0)).toBe(cards);
      expect(genesInGame(seats)).toHaveLength(kinds);
      expect(state.pool.filter((count) => count > 0)).toHaveLength(kinds);
      expect(state.pool[PLACE.frugality]).toBe(seats - 3);
    },
  );

  it('gives the last start space unasked, and places ascending, then descending', () => {
    let state = stateAfter(
      setUp(4, { finish: 'long' }),
      'chance card N9',
      'chance order blue red yellow green',
      'blue start 4',
      'red start 1',
      'yellow start 3',
    );
    expect(state.track).toEqual([1, 4, 2, 3]);
    const order = ['red', 'green', 'yellow', 'blue', 'blue', 'yellow', 'green', 'red'];
    for (const [index, colour] of order.entries()) {
      expect(deciders(state)).toBe(colour);
      state = stateAfter(state, `${colour} place ${index < 4 ? 1 : 2} ${index + 1}`);
    }
    expect([state.round, damageAt(state, 'red', 1), damageAt(state, 'red', 2)]).toEqual([1, 1, 0]);
  });
});

it('E-2 without BP nobody is asked how to move: edge, island and nook hold their amoebas', () => {
  const state = soup({ card: 'N9', turn: 'yellow', amoeba: 1, amoebas: { yellow: { 1: 4, 2: 13, 3: 1, 4: 3 } } });
  expect([1, 2, 3, 4].map((number) => spaceAt(state, 'yellow', number as 1))).toEqual([4, 13, 1, 1]);
  expect(state.phase).toBe('card');
});

describe('E-3 four players, red feeds', () => {
  it('on 0,2,1,3 unasked, and leaves 2,1,0,2', () => {
    expect(cubesAt(feeding([0, 2, 1, 3]), 12)).toEqual([2, 1, 0, 2]);
  });

  it('on 0,2,0,3 not at all: 1 damage, and nothing else changes', () => {
    const state = feeding([0, 2, 0, 3]);
    expect([cubesAt(state, 12), damageAt(state, 'red', 3)]).toEqual([[0, 2, 0, 3], 1]);
  });
});

describe('E-4 three players, red feeds', () => {
  const substitution: Scene = { genes: { red: ['substitution'] } };

  it('on 0,2,1 unasked, and leaves 2,0,0', () => {
    expect(cubesAt(feeding([0, 2, 1]), 12)).toEqual([2, 0, 0]);
  });

  it.each([
    [[0, 1, 1], {}],
    [[0, 3, 0], substitution],
  ])('on %j starves unasked', (cubes, scene) => {
    expect(damageAt(feeding(cubes, scene), 'red', 3)).toBe(1);
  });

  it.each([
    [[0, 2, 2], {}, ['eat 3 blue:1,green:2', 'eat 3 blue:2,green:1']],
    [[0, 4, 0], substitution, ['eat 3 blue:4', 'starve 3']],
    [[0, 4, 1], substitution, ['eat 3 blue:2,green:1', 'eat 3 blue:4']],
  ])('on %j has a choice', (cubes, scene, answers) => {
    expect(legal(feeding(cubes, scene))).toEqual(answers);
  });
});

it('E-5 Substitution and Frugality, red on 5,3,1,0: five answers', () => {
  expect(legal(feeding([5, 3, 1, 0], { genes: { red: ['substitution', 'frugality'] } }))).toEqual([
    'eat 3 blue:1,green:1',
    'eat 3 blue:2,green:1',
    'eat 3 blue:3',
    'eat 3 blue:3,green:1',
    'starve 3',
  ]);
});

describe('E-6 Parasitism', () => {
  it('takes a payer who has BP', () => {
    const state = feeding([0, 1, 1, 0], {
      genes: { red: ['parasitism'] },
      bp: { yellow: 3 },
      amoebas: { blue: { 1: 12 }, yellow: { 1: 12 } },
    });
    expect(legal(state)).toEqual(['eat 3 blue:1,green:1 drain yellow', 'starve 3']);
    const fed = stateAfter(state, 'red eat 3 blue:1,green:1 drain yellow');
    expect([bpOf(fed, 'yellow'), cubesAt(fed, 12)]).toEqual([2, [2, 0, 0, 0]]);
  });

  it('with all three feeding genes on 0,2,1,0 has eight answers', () => {
    const state = feeding([0, 2, 1, 0], {
      genes: { red: ['substitution', 'frugality', 'parasitism'] },
      bp: { yellow: 3 },
      amoebas: { yellow: { 1: 12 } },
    });
    expect(legal(state)).toEqual([
      'eat 3 blue:1 drain yellow',
      'eat 3 blue:1,green:1',
      'eat 3 blue:1,green:1 drain yellow',
      'eat 3 blue:2 drain yellow',
      'eat 3 blue:2,green:1',
      'eat 3 blue:2,green:1 drain yellow',
      'eat 3 green:1 drain yellow',
      'starve 3',
    ]);
  });
});

describe('E-7 outcomes', () => {
  const rolling = (space: 1 | 3 | 4 | 12 | 13, two: boolean): State =>
    stateAfter(
      soup({
        card: 'N9',
        amoeba: 3,
        bp: { red: 1 },
        genes: { red: two ? ['movement1'] : [] },
        amoebas: { red: { 3: space } },
      }),
      'red move 3',
    );

  it.each([
    [12, '2 5', ['go 3 N', 'go 3 stay']],
    [1, '1 6', ['go 3 S', 'go 3 stay']],
    [13, '6', ['go 3 E', 'go 3 S', 'go 3 W', 'go 3 stay']],
    [3, '6', ['go 3 E', 'go 3 N', 'go 3 S', 'go 3 W']],
  ] as const)('on %i with %s: %j', (space, dice, answers) => {
    expect(legal(stateAfter(rolling(space, dice.length > 1), `chance roll ${dice}`))).toEqual(answers);
  });

  it('on 4 with 2: stays unasked, and the BP is gone', () => {
    const state = stateAfter(rolling(4, false), 'chance roll 2');
    expect([spaceAt(state, 'red', 3), bpOf(state, 'red')]).toEqual([4, 0]);
  });

  it('fleeing from 1 with 1 6: goes south unasked', () => {
    const state = feeding([0, 0, 0, 0], {
      genes: { red: ['struggle'], blue: ['escape', 'movement1'] },
      bp: { red: 1, blue: 1 },
      amoebas: { red: { 3: 1 }, blue: { 5: 1 } },
      cubes: { 1: [0, 0, 0, 0] },
    });
    const fled = stateAfter(state, 'red attack 3 blue-5', 'blue flee 5', 'chance roll 1 6');
    expect(spaceAt(fled, 'blue', 5)).toBe(3);
  });
});

describe('gene defects', () => {
  const defect = (genes: Scene['genes'], bp: number, card: 'W6' | 'E8'): State =>
    stateAfter(
      soup({ card: 'calm14', deck: [card], phase: 'card', turn: null, genes: genes ?? {}, bp: { red: bp } }),
      `chance card ${card}`,
    );
  const pairs = ['give speed,division', 'give speed,streamline', 'give streamline,division'];

  it.each([
    [
      6,
      [
        'give -',
        'give division',
        'give speed',
        'give speed,division',
        'give speed,streamline',
        'give streamline',
        'give streamline,division',
      ],
    ],
    [0, pairs],
    [1, ['give division', ...pairs]],
  ])('E-8 Streamline, Speed and Division Rate against ozone 6, with %i BP', (bp, answers) => {
    expect(legal(defect({ red: ['streamline', 'speed', 'division'] }, bp, 'W6'))).toEqual(answers);
  });

  it('E-8 pays the rest in BP', () => {
    const paid = (line: string) =>
      bpOf(stateAfter(defect({ red: ['streamline', 'speed', 'division'] }, 6, 'W6'), line), 'red');
    const lines = [
      'red give -',
      'red give speed',
      'red give streamline',
      'red give division',
      'red give speed,division',
    ];
    // Phase 4 may have come since, with 10 BP for everybody.
    expect(lines.map((line) => paid(line) % 10)).toEqual([0, 3, 4, 5, 6]);
  });

  it.each([
    [0, []],
    [3, []],
    [4, ['give -']],
  ])('E-9 Ray Protection, Life Expectancy, Struggle and Division Rate against ozone 8, with %i BP', (bp, more) => {
    expect(legal(defect({ red: ['ray', 'life', 'struggle', 'division'] }, bp, 'E8'))).toEqual([
      ...more,
      'give division',
      'give life',
      'give ray',
      'give struggle',
    ]);
  });
});

describe('E-10 advanced genes', () => {
  it('Armour for Defense: the one given can’t be bought back, but the next player may buy it', () => {
    const state = soup({ phase: 'genes', genes: { red: ['defense', 'escape'] }, bp: { red: 10, blue: 4 } });
    const armoured = stateAfter(state, 'red buy armour for defense');
    expect([bpOf(armoured, 'red'), inPool(armoured, 'defense'), genesOf(armoured, 'red')]).toEqual([
      4,
      1,
      ['escape', 'armour'],
    ]);
    expect(codeOf(armoured, 'red buy defense')).toBe('given-for');
    expect(legal(stateAfter(armoured, 'red done'))).toContain('buy defense');
  });

  it('what was bought in this turn can’t be given in it', () => {
    const state = stateAfter(soup({ phase: 'genes', bp: { red: 20 } }), 'red buy movement1');
    expect(codeOf(state, 'red buy movement2')).toBe('bought-this-turn');
  });
});

describe('E-11 cell division without any amoeba', () => {
  const dividing = (division: boolean): State =>
    soup({ phase: 'genes', turn: null, genes: { red: division ? ['division'] : [] }, bp: {}, amoebas: {} });

  it('the first is free on any of 19 spaces, the second on any of 18 for 6 BP, then it is over', () => {
    const state = dividing(false);
    expect(legal(state)).toHaveLength(7 * 19 + 1);
    const one = stateAfter(state, 'red place 1 8');
    expect([bpOf(one, 'red'), legal(one).length]).toEqual([10, 6 * 18 + 1]);
    const two = stateAfter(one, 'red place 2 19');
    expect([bpOf(two, 'red'), deciders(two)]).toEqual([4, 'blue']);
  });

  it('with Division Rate there is a third, beside the others', () => {
    const state = stateAfter(dividing(true), 'red place 1 8', 'red place 2 19');
    const spaces = legal(state).flatMap((line) => (line.startsWith('place 3 ') ? [Number(line.split(' ')[2])] : []));
    expect(spaces.sort((a, b) => a - b)).toEqual([3, 7, 12, 14, 18]);
    expect(bpOf(stateAfter(state, 'red place 3 14'), 'red')).toBe(2);
  });
});

describe('attacks in Phase 1', () => {
  const fight = (genes: Scene['genes'], bp: Scene['bp'] = { red: 3, blue: 2 }): State =>
    soup({
      phase: 'feed',
      amoeba: 3,
      genes: genes ?? {},
      bp,
      amoebas: { red: { 3: 8 }, blue: { 5: 8 } },
      cubes: { 8: [1, 0, 0, 2] },
    });

  it('E-12 a flight that does not leave the space does not help', () => {
    const state = stateAfter(
      fight({ red: ['struggle'], blue: ['escape', 'movement1'] }),
      'red attack 3 blue-5',
      'blue flee 5',
      'chance roll 3 5',
    );
    expect([spaceAt(state, 'blue', 5), cubesAt(state, 8), damageAt(state, 'red', 3)]).toEqual([0, [2, 1, 1, 3], 0]);
    expect([bpOf(state, 'red'), bpOf(state, 'blue')]).toEqual([2, 1]);
  });

  it('E-13 a lost fight starves the attacker', () => {
    const state = stateAfter(
      fight({ red: ['struggle'], blue: ['defense'] }),
      'red attack 3 blue-5',
      'blue fight 5',
      'chance fight 2 5',
    );
    expect([damageAt(state, 'red', 3), bpOf(state, 'red'), bpOf(state, 'blue')]).toEqual([1, 2, 1]);
  });

  it('E-13 with Persistence the attacker may try again for nothing', () => {
    const failed = stateAfter(
      fight({ red: ['struggle', 'persistence'], blue: ['defense'] }),
      'red attack 3 blue-5',
      'blue fight 5',
      'chance fight 2 5',
    );
    expect(legal(failed)).toEqual(['attack 3 blue-5', 'starve 3']);
    const state = stateAfter(failed, 'red attack 3 blue-5', 'blue fight 5', 'chance fight 6 5');
    expect([spaceAt(state, 'blue', 5), damageAt(state, 'red', 3)]).toEqual([0, 0]);
    expect([bpOf(state, 'red'), bpOf(state, 'blue')]).toEqual([2, 0]);
  });

  it('E-13 with Persistence the defender throws twice for one payment', () => {
    const state = stateAfter(
      fight({ red: ['struggle'], blue: ['defense', 'persistence'] }),
      'red attack 3 blue-5',
      'blue fight 5',
      'chance fight 5 2',
      'chance fight 6 5',
    );
    expect([spaceAt(state, 'blue', 5), bpOf(state, 'blue')]).toEqual([0, 1]);
  });

  it('E-14 an attacker that clings to the fleeing one feeds where it is dragged to', () => {
    const state = soup({
      phase: 'feed',
      amoeba: 3,
      genes: { red: ['struggle', 'holding'], blue: ['escape', 'streamline'] },
      bp: { red: 1 },
      amoebas: { red: { 3: 12 }, blue: { 5: 12 } },
      cubes: { 12: [1, 0, 0, 2], 17: [0, 1, 1, 1] },
    });
    const fled = stateAfter(state, 'red attack 3 blue-5', 'blue flee 5', 'chance roll 4', 'red cling 3');
    expect([spaceAt(fled, 'red', 3), spaceAt(fled, 'blue', 5)]).toEqual([17, 17]);
    expect([cubesAt(fled, 17), damageAt(fled, 'red', 3)]).toEqual([[2, 0, 0, 0], 0]);
  });

  it('E-20 Armour does nothing against its own owner, and everything against Struggle', () => {
    const cubes = { 8: [1, 0, 0, 2] };
    const own = soup({
      phase: 'feed',
      amoeba: 3,
      genes: { red: ['struggle', 'armour'] },
      bp: { red: 1 },
      amoebas: { red: { 3: 8, 4: 8 } },
      cubes,
    });
    expect(legal(own)).toEqual(['attack 3 red-4', 'starve 3']);
    const eaten = stateAfter(own, 'red attack 3 red-4');
    expect([spaceAt(eaten, 'red', 4), bpOf(eaten, 'red'), cubesAt(eaten, 8)]).toEqual([0, 0, [2, 1, 1, 3]]);
    const foreign = soup({
      phase: 'feed',
      amoeba: 3,
      genes: { red: ['struggle'], blue: ['armour'] },
      bp: { red: 1 },
      amoebas: { red: { 3: 8, 4: 8 }, blue: { 1: 8 } },
      cubes,
    });
    expect(legal(foreign)).toEqual(['attack 3 red-4', 'starve 3']);
    expect(codeOf(foreign, 'red attack 3 blue-1')).toBe('armoured');
  });

  const fleeing = (): State =>
    stateAfter(
      soup({
        phase: 'feed',
        amoeba: 3,
        genes: { red: ['struggle'], blue: ['escape', 'speed'] },
        bp: { red: 1, blue: 1 },
        amoebas: { red: { 3: 12 }, blue: { 5: 12 } },
        cubes: { 12: [1, 0, 0, 2] },
      }),
      'red attack 3 blue-5',
      'blue flee 5',
    );

  it('E-21 with Speed a second step follows a first that did not leave, unasked', () => {
    const stuck = stateAfter(fleeing(), 'chance roll 5');
    expect(stuck).toMatchObject({ phase: 'roll', moving: { step: 2 } });
    const state = stateAfter(stuck, 'chance roll 2');
    expect([spaceAt(state, 'blue', 5), damageAt(state, 'red', 3)]).toEqual([8, 1]);
  });

  it('E-21 back in the space of the attack, the attack has failed all the same', () => {
    const state = stateAfter(fleeing(), 'chance roll 2', 'blue again 5', 'chance roll 4');
    expect([spaceAt(state, 'blue', 5), damageAt(state, 'red', 3)]).toEqual([12, 1]);
  });

  it('E-22 whose last BP went into a move starves unasked, Struggle or not', () => {
    const state = stateAfter(
      soup({
        amoeba: 3,
        genes: { red: ['struggle'] },
        bp: { red: 1 },
        amoebas: { red: { 3: 12 }, blue: { 5: 8 } },
        cubes: { 8: [2, 0, 2, 2] },
      }),
      'red move 3',
      'chance roll 2',
    );
    expect([spaceAt(state, 'red', 3), damageAt(state, 'red', 3), state.phase]).toEqual([8, 1, 'card']);
  });
});

it('E-15 Tentacle takes cubes along, and Holding clings', () => {
  const state = soup({
    card: 'W9',
    turn: 'green',
    amoeba: 2,
    track: [4, 3, 1, 2],
    genes: { green: ['tentacle'], blue: ['holding'] },
    amoebas: { green: { 2: 10 }, blue: { 1: 10, 4: 10 } },
  });
  const drifted = stateAfter(state, 'green drift 2 take blue:2,yellow:1');
  expect(drifted).toMatchObject({
    phase: 'cling',
    turn: seatOf('green'),
    moving: { seat: 2, amoeba: 2, step: 0, roll: [], to: 9, take: [0, 2, 0, 1] },
  });
  expect(legal(drifted)).toEqual(['cling -', 'cling 1', 'cling 1,4', 'cling 4']);
  const clung = stateAfter(drifted, 'blue cling 4');
  expect([cubesAt(clung, 10), cubesAt(clung, 9)]).toEqual([
    [2, 0, 2, 1],
    [1, 3, 4, 2],
  ]);
  expect([spaceAt(clung, 'blue', 1), spaceAt(clung, 'blue', 4)]).toEqual([10, 9]);
  expect(clung).toMatchObject({ phase: 'move', turn: seatOf('blue'), amoeba: 1 });
  expect(stateAfter(clung, 'blue stay 1')).toMatchObject({ turn: null, phase: 'card' });
});

describe('Phase 5', () => {
  it.each([
    [['armour'], 0, 0, [4, 4, 4, 4]],
    [['armour', 'life'], 8, 2, [2, 2, 2, 2]],
  ] as const)(
    'E-16 Aggression on an armoured amoeba with 1 damage, whose owner has %j',
    (genes, space, damage, cubes) => {
      const state = stateAfter(
        soup({
          phase: 'aggression',
          round: 10,
          genes: { red: ['aggression', 'persistence'], blue: genes },
          bp: { red: 1 },
          amoebas: { red: { 3: 8 }, blue: { 5: [8, 1] } },
        }),
        'red attack blue-5',
      );
      expect([spaceAt(state, 'blue', 5), damageAt(state, 'blue', 5), cubesAt(state, 8)]).toEqual([
        space,
        damage,
        cubes,
      ]);
      expect(state.phase).toBe('over');
    },
  );

  it('E-18 who dies first gets the last cubes', () => {
    const state = soup({
      phase: 'divide',
      turn: null,
      round: 10,
      reserve: [3, 9, 9, 9],
      amoebas: { red: { 6: [8, 2] }, blue: { 1: [9, 2] } },
    });
    expect([cubesAt(state, 8)[0], cubesAt(state, 9)[0]]).toEqual([4, 3]);
  });

  it('E-23 the aggressor clings to the fleeing one and attacks again', () => {
    const state = soup({
      phase: 'aggression',
      genes: { red: ['aggression', 'persistence', 'holding'], blue: ['armour', 'escape'] },
      armourFor: 'defense',
      round: 10,
      bp: { red: 1, blue: 3 },
      amoebas: { red: { 3: 8 }, blue: { 5: [8, 1] } },
    });
    const fled = stateAfter(state, 'red attack blue-5', 'blue flee 5', 'chance roll 4', 'red cling 3');
    expect([legal(fled), bpOf(fled, 'red'), spaceAt(fled, 'red', 3)]).toEqual([['attack blue-5', 'pass'], 0, 12]);
    const again = stateAfter(fled, 'red attack blue-5');
    expect(legal(again)).toEqual(['flee 5', 'yield 5']);
    const dead = stateAfter(again, 'blue yield 5');
    expect([spaceAt(dead, 'blue', 5), cubesAt(dead, 12), bpOf(dead, 'blue')]).toEqual([0, [4, 4, 4, 4], 2]);
  });
});

describe('E-17 a shortage', () => {
  it('of the own colour after a meal: what there is is placed', () => {
    const state = feeding([0, 1, 1, 1], { reserve: [1, 9, 9, 9] });
    expect([cubesAt(state, 12), state.reserve[0]]).toEqual([[1, 0, 0, 0], 0]);
  });

  it('at a natural death: of each colour what there is', () => {
    const state = soup({
      phase: 'divide',
      turn: null,
      round: 10,
      reserve: [1, 0, 5, 2],
      cubes: { 8: [0, 0, 0, 0] },
      amoebas: { red: { 6: [8, 2] } },
    });
    expect([cubesAt(state, 8), state.reserve]).toEqual([
      [1, 0, 2, 2],
      [0, 0, 3, 0],
    ]);
  });
});

it('E-19 a marker jumps the others and does not count them', () => {
  const state = soup({
    phase: 'aggression',
    turn: null,
    round: 10,
    track: [12, 14, 15, 20],
    genes: { red: ['movement2', 'speed', 'ray'] },
    amoebas: { red: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } },
  });
  expect(state.track).toEqual([21, 14, 15, 20]);
});

describe('E-24 Movement II and Streamline against the drift to the north, without BP', () => {
  const answers = (space: 4 | 12): string[] =>
    legal(soup({ card: 'N9', amoeba: 3, genes: { red: ['movement2', 'streamline'] }, amoebas: { red: { 3: space } } }));

  it('on 12: six answers', () => {
    expect(answers(12)).toEqual(['drift 3', 'move 3 E', 'move 3 N', 'move 3 S', 'move 3 W', 'move 3 stay']);
  });

  it('on 4: three', () => {
    expect(answers(4)).toEqual(['drift 3', 'move 3 E', 'move 3 W']);
  });
});
