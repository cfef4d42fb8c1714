/** Where the sources are silent or differ: every ruling by its id. */
import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { DIRECTIONS, neighbour, SPACES } from '#games/ursuppe/board.ts';
import { NUMBERS } from '#games/ursuppe/box.ts';
import { ALL_CARDS, CARDS, environmentOf } from '#games/ursuppe/cards.ts';
import { chancesIn, drawChance } from '#games/ursuppe/fate.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { GENES } from '#games/ursuppe/genes.ts';
import { MODULE } from '#games/ursuppe/index.ts';
import { setUp } from '#games/ursuppe/setup.ts';
import type { State } from '#games/ursuppe/state.ts';
import {
  bpOf,
  codeOf,
  cubesAt,
  damageAt,
  eventsOf,
  inPool,
  laidOut,
  legal,
  play,
  type Scene,
  soup,
  spaceAt,
  stateAfter,
} from '../../support/ursuppe.ts';

/** No basic meal for anybody. */
const BARE = [0, 0, 0, 0];

/** Red 3 attacks blue 5 on 12, where there is nothing to eat. */
const attack = (scene: Scene): State =>
  soup({
    phase: 'feed',
    amoeba: 3,
    bp: { red: 2, blue: 2 },
    cubes: { 12: BARE },
    ...scene,
    amoebas: { red: { 3: 12 }, blue: { 5: 12 }, ...scene.amoebas },
  });

describe('R-BOARD: 19 spaces around an island', () => {
  it('have 26 borders, and every space can be reached', () => {
    const borders = SPACES.flatMap((space) => DIRECTIONS.filter((way) => neighbour(space, way) !== 0));
    expect(borders).toHaveLength(2 * 26);
    const reached = new Set<number>([1]);
    for (const from of reached) {
      for (const way of DIRECTIONS) {
        const next = neighbour(from as 1, way);
        if (next !== 0) reached.add(next);
      }
    }
    expect(reached.size).toBe(19);
  });
});

describe('R-CARDS: eleven cards', () => {
  it('each with a drift and an ozone', () => {
    expect(ALL_CARDS).toHaveLength(11);
    expect(CARDS.map(environmentOf)).toContainEqual({ drift: null, ozone: 14 });
    for (const card of CARDS) {
      const { drift, ozone } = environmentOf(card);
      expect(`${drift ?? 'calm'}${ozone}`).toBe(card);
    }
  });

  it('E10 is twice as likely as any other while both are left, and never comes a third time', () => {
    const state = setUp(4, { finish: 'long' });
    const dice = seededDice(1);
    const drawn = Array.from({ length: 11_000 }, () => drawChance(state, dice));
    const share = (card: string) =>
      drawn.filter((chance) => chance.kind === 'card' && chance.card === card).length / 1000;
    expect(share('E10')).toBeCloseTo(2, 0);
    expect(share('W6')).toBeCloseTo(1, 0);
    expect(chancesIn(state)).toHaveLength(10);
    expect(codeOf(soup({ phase: 'card', turn: null, deck: ['W6'] }), 'chance card E10')).toBe('not-drawable');
  });
});

describe('R-ORDER: chance decides an order of the players', () => {
  it.each([
    [3, 6],
    [4, 24],
  ])('with %i players one of %i', (seats, orders) => {
    const state = stateAfter(setUp(seats, { finish: 'long' }), 'chance card W6');
    expect(chancesIn(state)).toHaveLength(orders);
  });

  it('names everybody once', () => {
    const state = stateAfter(setUp(3, { finish: 'long' }), 'chance card W6');
    expect(codeOf(state, 'chance order red blue')).toBe('not-drawable');
    expect(codeOf(state, 'chance order red blue blue')).toBe('not-drawable');
    expect(codeOf(state, 'chance order green red blue')).toBeNull();
  });
});

describe('R-ONE: with exactly one legal answer nobody is asked', () => {
  it('and with two they are, however alike they look', () => {
    const scene: Scene = { amoeba: 3, amoebas: { red: { 3: 12 } } };
    expect(soup(scene).phase).toBe('card');
    expect(legal(soup({ ...scene, bp: { red: 1 } }))).toEqual(['drift 3', 'move 3']);
  });

  it('what would happen anyway can’t be written', () => {
    expect(codeOf(soup({ amoeba: 3, amoebas: { red: { 3: 12 } } }), 'red drift 3')).toBe('not-your-decision');
  });

  it('an attack that can’t be answered succeeds at once', () => {
    const state = stateAfter(
      attack({ genes: { red: ['struggle'], blue: ['defense'] }, bp: { red: 1 } }),
      'red attack 3 blue-5',
    );
    expect(spaceAt(state, 'blue', 5)).toBe(0);
  });
});

describe('R-HEAL: nothing heals', () => {
  it('a meal leaves the damage as it is', () => {
    expect(damageAt(soup({ phase: 'feed', amoeba: 3, amoebas: { red: { 3: [12, 1] } } }), 'red', 3)).toBe(1);
  });

  it('but an amoeba that left the board comes back without any', () => {
    const state = soup({ phase: 'divide', turn: null, bp: { red: 0 }, amoebas: { red: { 1: [8, 2], 2: 9 } } });
    expect([spaceAt(state, 'red', 1), damageAt(state, 'red', 1)]).toEqual([0, 0]);
  });
});

describe('R-KILLED: who was eaten earlier in the phase has no turn', () => {
  it('the next number acts', () => {
    const state = soup({
      phase: 'feed',
      amoeba: 1,
      genes: { red: ['struggle'] },
      bp: { red: 2 },
      amoebas: { red: { 1: 12, 2: 12, 5: 3 } },
      cubes: { 12: BARE },
    });
    expect(stateAfter(state, 'red attack 1 red-2')).toMatchObject({ phase: 'move', amoeba: 5 });
  });

  it('one that was dragged acts from where it is then', () => {
    const state = soup({
      card: 'E8',
      turn: 'yellow',
      amoeba: 1,
      genes: { red: ['holding'] },
      bp: { red: 1 },
      amoebas: { yellow: { 1: 11 }, red: { 4: 11 } },
    });
    const dragged = stateAfter(state, 'red cling 4');
    expect(dragged).toMatchObject({ phase: 'move', turn: 0, amoeba: 4 });
    expect(spaceAt(stateAfter(dragged, 'red drift 4'), 'red', 4)).toBe(13);
  });
});

describe('R-SIX: a 6 may be used to stay if a direction is blocked', () => {
  it.each([
    [3, false],
    [13, true],
  ] as const)('on %i: %s', (space, mayStay) => {
    const state = soup({ amoeba: 3, bp: { red: 1 }, amoebas: { red: { 3: space } } });
    expect(legal(stateAfter(state, 'red move 3', 'chance roll 6')).includes('go 3 stay')).toBe(mayStay);
  });
});

describe('R-STAY: staying is only for whoever would be displaced', () => {
  const answers = (card: 'N9' | 'calm14', gene: 'holding' | 'movement2'): string[] =>
    legal(soup({ card, amoeba: 3, bp: { red: 1 }, genes: { red: [gene] }, amoebas: { red: { 3: 12 } } }));

  it('with Holding for nothing', () => {
    expect(answers('N9', 'holding')).toContain('stay 3');
    expect(answers('calm14', 'holding')).not.toContain('stay 3');
  });

  it('with Movement II for 1 BP, and without a second step', () => {
    expect(answers('N9', 'movement2')).toContain('move 3 stay');
    expect(answers('calm14', 'movement2')).not.toContain('move 3 stay');
    const genes: Scene['genes'] = { red: ['movement2', 'speed'] };
    const state = soup({ card: 'N9', amoeba: 3, bp: { red: 1 }, genes, amoebas: { red: { 3: 12 } } });
    expect(stateAfter(state, 'red move 3 stay')).toMatchObject({ phase: 'card', bp: [0, 0, 0, 0] });
    expect(codeOf(stateAfter(state, 'red move 3 N'), 'red again 3 stay')).toBe('must-go');
  });
});

describe('R-FLEE: a flight leaves if it can', () => {
  const flight = (...genes: ('movement1' | 'speed' | 'movement2')[]): State =>
    stateAfter(attack({ genes: { red: ['struggle'], blue: ['escape', ...genes] } }), 'red attack 3 blue-5');

  it('staying is no outcome beside another', () => {
    const state = stateAfter(flight('movement1'), 'blue flee 5', 'chance roll 5 6');
    expect(legal(state)).toEqual(['go 5 E', 'go 5 N', 'go 5 S', 'go 5 W']);
    expect(codeOf(state, 'blue go 5 stay')).toBe('must-leave');
  });

  it('in another space it may stay', () => {
    const state = stateAfter(
      flight('movement1', 'speed'),
      'blue flee 5',
      'chance roll 2 2',
      'blue again 5',
      'chance roll 4 5',
    );
    expect(legal(state)).toEqual(['go 5 S', 'go 5 stay']);
  });

  it('a second step that stays does not undo the first: the attack has failed', () => {
    const state = stateAfter(flight('speed'), 'blue flee 5', 'chance roll 2', 'blue again 5', 'chance roll 5');
    expect([spaceAt(state, 'blue', 5), damageAt(state, 'red', 3)]).toEqual([8, 1]);
  });

  it('with Movement II the owner chooses a way, and no other', () => {
    expect(legal(flight('movement2'))).toEqual(['flee 5 E', 'flee 5 N', 'flee 5 S', 'flee 5 W', 'yield 5']);
    expect(codeOf(flight('movement2'), 'blue flee 5')).toBe('owner-decides');
  });
});

describe('R-TENTACLE-STEP: cubes are taken once for each step', () => {
  it('and may be dropped and picked up on the way', () => {
    const state = soup({
      amoeba: 3,
      bp: { red: 1 },
      genes: { red: ['tentacle', 'movement2', 'speed'] },
      amoebas: { red: { 3: 7 } },
    });
    const first = stateAfter(state, 'red move 3 E take blue:2,green:1');
    expect([cubesAt(first, 7), cubesAt(first, 8)]).toEqual([
      [2, 0, 1, 2],
      [2, 4, 3, 2],
    ]);
    const second = stateAfter(first, 'red again 3 S take blue:3');
    expect([cubesAt(second, 8), cubesAt(second, 12)]).toEqual([
      [2, 1, 3, 2],
      [4, 4, 1, 1],
    ]);
  });

  it.each([
    [3, 'red drift 3 take red:2', null],
    [3, 'red drift 3 take red:2,blue:1', 'too-many'],
    [4, 'red drift 3 take red:2,blue:1', null],
    [4, 'red drift 3 take red:2,blue:2', 'too-many'],
    [4, 'red drift 3 take red:3', 'too-many'],
  ] as const)('with %i players: %s', (seats, line, code) => {
    const state = soup({ seats, card: 'N9', amoeba: 3, genes: { red: ['tentacle'] }, amoebas: { red: { 3: 12 } } });
    expect(codeOf(state, line)).toBe(code);
  });

  it('takes none where the drift does not displace', () => {
    const state = soup({ amoeba: 3, bp: { red: 1 }, genes: { red: ['tentacle'] }, amoebas: { red: { 3: 12 } } });
    expect(codeOf(state, 'red drift 3 take blue:1')).toBe('nothing-to-take');
  });
});

describe('R-CLING: clinging is free and asked anew for each step', () => {
  const scene: Scene = {
    amoeba: 3,
    bp: { red: 1 },
    genes: { red: ['speed', 'movement2'], blue: ['holding'] },
    amoebas: { red: { 3: 7 }, blue: { 1: 7, 2: 8 } },
  };

  it('by whoever is there', () => {
    const first = stateAfter(soup(scene), 'red move 3 E', 'blue cling 1');
    const second = stateAfter(first, 'red again 3 S');
    expect(legal(second)).toEqual(['cling -', 'cling 1', 'cling 1,2', 'cling 2']);
    const state = stateAfter(second, 'blue cling 2');
    expect([spaceAt(state, 'blue', 1), spaceAt(state, 'blue', 2), spaceAt(state, 'red', 3)]).toEqual([8, 12, 12]);
  });

  it('one that has acted does not feed again', () => {
    const played = play(soup(scene), 'red move 3 E', 'blue cling 1', 'red rest 3');
    expect(eventsOf(played, 'ate').map(({ seat }) => seat)).toEqual([0]);
  });

  it('in Phase 5, too', () => {
    const state = soup({
      phase: 'aggression',
      genes: { red: ['aggression'], blue: ['escape'], green: ['holding'] },
      bp: { red: 1, blue: 1 },
      amoebas: { red: { 3: 12 }, blue: { 5: 12 }, green: { 7: 12 } },
    });
    const fled = stateAfter(state, 'red attack blue-5', 'blue flee 5', 'chance roll 2');
    expect(fled).toMatchObject({ phase: 'cling', turn: 0, amoeba: null });
    expect(URSUPPE.decision(fled)).toMatchObject({ seats: [2], as: 'reaction' });
    expect(spaceAt(stateAfter(fled, 'green cling 7'), 'green', 7)).toBe(8);
  });

  it('never to an amoeba of one’s own', () => {
    const state = soup({
      card: 'N9',
      amoeba: 3,
      bp: { red: 1 },
      genes: { red: ['holding'] },
      amoebas: { red: { 3: 12, 4: 12 } },
    });
    expect(stateAfter(state, 'red drift 3')).toMatchObject({ phase: 'move', amoeba: 4 });
  });
});

describe('R-TENTACLE-CLING: who clings takes no cubes along', () => {
  it('though its owner has Tentacle', () => {
    const state = soup({
      card: 'N9',
      turn: 'yellow',
      amoeba: 1,
      genes: { red: ['holding', 'tentacle'] },
      amoebas: { yellow: { 1: 12 }, red: { 4: 12 } },
    });
    expect(legal(state)).toEqual(['cling -', 'cling 4']);
    expect(cubesAt(stateAfter(state, 'red cling 4'), 12)).toEqual([2, 2, 2, 2]);
  });
});

describe('R-MUST-EAT: with a basic meal in front of it, an amoeba eats', () => {
  it('and neither starves nor attacks', () => {
    const genes: Scene['genes'] = { red: ['struggle', 'frugality'] };
    const state = attack({ genes, cubes: { 12: [0, 1, 1, 1] } });
    expect(legal(state)).toEqual([
      'eat 3 blue:1,green:1',
      'eat 3 blue:1,green:1,yellow:1',
      'eat 3 blue:1,yellow:1',
      'eat 3 green:1,yellow:1',
    ]);
    expect([codeOf(state, 'red starve 3'), codeOf(state, 'red attack 3 blue-5')]).toEqual(['must-eat', 'must-eat']);
  });
});

describe('R-PARASITE: once a meal, of an opponent who is there and has BP', () => {
  const genes: Scene['genes'] = { red: ['parasitism'] };

  it('though there is food enough', () => {
    expect(legal(attack({ genes, cubes: { 12: [0, 1, 1, 1] } }))).toContain('eat 3 blue:1,green:1 drain blue');
  });

  it.each([
    ['red eat 3 blue:1,green:1 drain green', 'no-payer'],
    ['red eat 3 blue:1,green:1 drain red', 'no-payer'],
    ['red eat 3 blue:1,green:1', 'needs-payer'],
    ['red eat 3 blue:1,green:1,yellow:1 drain blue', 'whole-meal'],
    ['red eat 3 blue:1 drain blue', 'not-your-meal'],
  ])('not so: %s', (line, code) => {
    expect(codeOf(attack({ genes, cubes: { 12: [0, 1, 1, 1] } }), line)).toBe(code);
  });
});

describe('R-DOOMED: until Phase 5 a doomed amoeba counts for everything', () => {
  it('it eats, and its owner is not extinct', () => {
    const state = soup({ phase: 'feed', amoeba: 3, amoebas: { red: { 3: [12, 2] } } });
    expect([cubesAt(state, 12), spaceAt(state, 'red', 3)]).toEqual([[4, 1, 1, 1], 12]);
  });
});

describe('R-AGGRESSOR: no attacking amoeba is named', () => {
  it('and the targets are all that share a space with one of the attacker’s', () => {
    const state = soup({
      phase: 'aggression',
      genes: { red: ['aggression'] },
      bp: { red: 1 },
      amoebas: { red: { 1: 8, 2: 9 }, blue: { 5: 8 }, green: { 6: 9, 7: 10 } },
    });
    expect(legal(state)).toEqual(['attack blue-5', 'attack green-6', 'pass']);
    expect(codeOf(state, 'red attack green-7')).toBe('not-sharing-a-space');
    expect(codeOf(state, 'red attack red-2')).toBe('own-amoeba');
  });
});

describe('R-OWN-PREY: an own amoeba is eaten at once', () => {
  it('whatever genes its owner has', () => {
    const state = attack({ genes: { red: ['struggle', 'defense', 'escape'] }, amoebas: { red: { 3: 12, 4: 12 } } });
    expect(spaceAt(stateAfter(state, 'red attack 3 red-4'), 'red', 4)).toBe(0);
    expect(codeOf(state, 'red attack 3 red-3')).toBe('not-itself');
  });
});

describe('R-TIES: equal dice are thrown again and not written down', () => {
  const fighting = (): State =>
    stateAfter(attack({ genes: { red: ['struggle'], blue: ['defense'] } }), 'red attack 3 blue-5', 'blue fight 5');

  it('so one of 30 throws decides', () => {
    expect(chancesIn(fighting())).toHaveLength(30);
    expect(codeOf(fighting(), 'chance fight 3 3')).toBe('not-drawable');
    expect(codeOf(fighting(), 'chance fight 7 3')).toBe('not-drawable');
  });
});

describe('R-REFIGHT: a second throw follows by itself, once', () => {
  it('and a won one ends the attack', () => {
    const state = attack({ genes: { red: ['struggle'], blue: ['defense', 'persistence'] } });
    const lost = stateAfter(state, 'red attack 3 blue-5', 'blue fight 5', 'chance fight 5 2');
    expect(lost).toMatchObject({ phase: 'fight', attack: { throws: 1 } });
    expect(damageAt(stateAfter(lost, 'chance fight 1 2'), 'red', 3)).toBe(1);
  });
});

describe('R-RETRY: a second attempt is the same kind of attack once more', () => {
  const failed = (amoebas: Scene['amoebas'] = {}): State =>
    stateAfter(
      attack({ genes: { red: ['aggression', 'persistence'], blue: ['defense', 'escape'] }, amoebas }),
      'red attack 3 blue-5',
      'blue fight 5',
      'chance fight 2 5',
    );

  it('on any target that is legal then', () => {
    expect(legal(failed({ red: { 3: 12, 4: 12 }, green: { 1: 12 } }))).toEqual([
      'attack 3 blue-5',
      'attack 3 green-1',
      'attack 3 red-4',
      'starve 3',
    ]);
  });

  it('against which its owner may fight and flee afresh', () => {
    const again = stateAfter(failed(), 'red attack 3 blue-5');
    expect(again).toMatchObject({ attack: { attempt: 2, fought: false, fled: false }, bp: [1, 1, 0, 0] });
    expect(legal(again)).toEqual(['fight 5', 'flee 5', 'yield 5']);
    const lost = stateAfter(again, 'blue fight 5', 'chance fight 1 6');
    expect(damageAt(lost, 'red', 3)).toBe(1);
  });

  it('in Phase 5 on a target anywhere on the board, or none', () => {
    const state = soup({
      phase: 'aggression',
      genes: { red: ['aggression', 'persistence'], blue: ['escape', 'speed'] },
      bp: { red: 1, blue: 1 },
      amoebas: { red: { 3: 12, 4: 9 }, blue: { 5: 12 }, green: { 7: 9 } },
    });
    const fled = stateAfter(state, 'red attack blue-5', 'blue flee 5', 'chance roll 2', 'blue rest 5');
    expect(legal(fled)).toEqual(['attack green-7', 'pass']);
    expect(spaceAt(stateAfter(fled, 'red attack green-7'), 'green', 7)).toBe(0);
    expect(stateAfter(fled, 'red pass')).toMatchObject({ round: 2, attack: null });
  });
});

describe('R-FAILED: an attack takes the meal’s place', () => {
  const genes: Scene['genes'] = {
    red: ['struggle', 'frugality', 'persistence'],
    blue: ['defense', 'escape'],
    green: ['tentacle'],
  };

  it('feeding genes no longer help', () => {
    const state = attack({ genes, cubes: { 12: [0, 1, 1, 0] } });
    expect(legal(state)).toContain('eat 3 blue:1,green:1');
    const failed = stateAfter(state, 'red attack 3 blue-5', 'blue fight 5', 'chance fight 2 5');
    expect(legal(failed)).toEqual(['attack 3 blue-5', 'starve 3']);
    expect(codeOf(failed, 'red eat 3 blue:1,green:1')).toBe('attack-instead-of-meal');
  });

  it('nor does a basic meal that came back with the fleeing one bar the second attempt', () => {
    const blue = ['escape', 'speed', 'tentacle'] as const;
    const state = attack({ genes: { ...genes, blue, green: [] }, cubes: { 12: [0, 1, 1, 0] } });
    const back = stateAfter(
      state,
      'red attack 3 blue-5',
      'blue flee 5',
      'chance roll 2',
      'blue go 5 N',
      'blue again 5',
      'chance roll 4',
      'blue go 5 S take yellow:1',
    );
    expect(cubesAt(back, 12)).toEqual([0, 1, 1, 1]);
    expect(legal(back)).toEqual(['attack 3 blue-5', 'starve 3']);
  });

  it('without a second attempt or a target it starves unasked', () => {
    const state = attack({ genes, cubes: { 12: [0, 1, 1, 0] } });
    const fled = stateAfter(state, 'red attack 3 blue-5', 'blue flee 5', 'chance roll 2');
    expect(damageAt(fled, 'red', 3)).toBe(1);
  });

  it('but the one that was dragged away feeds where it is, with attacks only as second attempt', () => {
    const state = attack({
      genes: { red: ['struggle', 'holding', 'persistence'], blue: ['escape'] },
      cubes: { 12: BARE, 8: [0, 0, 1, 1] },
      amoebas: { red: { 3: 12 }, blue: { 5: 12 }, green: { 1: 8 } },
    });
    const dragged = stateAfter(state, 'red attack 3 blue-5', 'blue flee 5', 'chance roll 2', 'red cling 3');
    expect(legal(dragged)).toEqual(['attack 3 blue-5', 'attack 3 green-1', 'starve 3']);
    expect(bpOf(stateAfter(dragged, 'red attack 3 green-1'), 'red')).toBe(1);
  });

  it('the one that was dragged away and back does not', () => {
    const state = attack({
      genes: { red: ['struggle', 'holding'], blue: ['escape', 'speed'] },
      cubes: { 12: [2, 2, 0, 2] },
    });
    const back = stateAfter(
      state,
      'red attack 3 blue-5',
      'blue flee 5',
      'chance roll 2',
      'red cling 3',
      'blue again 5',
      'chance roll 4',
      'red cling 3',
    );
    expect([spaceAt(back, 'red', 3), damageAt(back, 'red', 3)]).toEqual([12, 1]);
  });
});

describe('R-DEFECT: nothing is given away for nothing', () => {
  const defect = (bp: number): State =>
    stateAfter(
      soup({ phase: 'card', turn: null, deck: ['W6'], genes: { red: ['movement1', 'armour'] }, bp: { red: bp } }),
      'chance card W6',
    );

  it('a gene that is not needed stays', () => {
    expect(legal(defect(2))).toEqual(['give -', 'give armour', 'give movement1']);
    expect(codeOf(defect(2), 'red give movement1,armour')).toBe('superfluous');
    expect(codeOf(defect(2), 'red give speed')).toBe('not-owned');
  });

  it('what is given back is in the pool at once, and Armour forgets what was given for it', () => {
    const state = stateAfter(defect(2), 'red give armour');
    expect([inPool(state, 'armour'), state.armourFor]).toEqual([1, null]);
  });

  it('a set too small for the BP is refused', () => {
    const state = stateAfter(
      soup({
        phase: 'card',
        turn: null,
        deck: ['W6'],
        genes: { red: ['movement1', 'armour', 'life'] },
        bp: { red: 1 },
      }),
      'chance card W6',
    );
    expect(codeOf(state, 'red give life')).toBe('too-few-bp');
    expect(legal(state)).toEqual(['give armour', 'give life,armour', 'give movement1,armour', 'give movement1,life']);
  });
});

describe('R-ARMOUR: of Defense and Escape only the one given is barred', () => {
  it.each([
    ['defense', 'escape'],
    ['escape', 'defense'],
  ] as const)('for %s: %s may be bought', (given, other) => {
    const state = stateAfter(
      soup({ phase: 'genes', genes: { red: [given] }, bp: { red: 20 } }),
      `red buy armour for ${given}`,
      `red buy ${other}`,
    );
    expect(codeOf(state, `red buy ${given}`)).toBe('given-for');
  });

  it('the one bought in this turn can’t be given', () => {
    const state = stateAfter(soup({ phase: 'genes', genes: { red: ['defense'] }, bp: { red: 20 } }), 'red buy escape');
    expect(legal(state)).toContain('buy armour for defense');
    expect(codeOf(state, 'red buy armour for escape')).toBe('bought-this-turn');
  });
});

describe('R-INCOME: everybody gets 10 BP when Phase 4 begins', () => {
  it('before anybody divides', () => {
    const state = soup({ phase: 'genes', turn: null, bp: { blue: 1 }, amoebas: { red: { 1: 1, 2: 2 } } });
    expect(state).toMatchObject({ phase: 'divide', bp: [10, 11, 10, 10] });
  });
});

describe('R-FREE: the first of a player without any is free, and may be declined', () => {
  it('so the player is asked without BP', () => {
    const state = soup({ phase: 'divide', bp: {} });
    expect(legal(state)).toContain('done');
    expect(stateAfter(state, 'red done')).toMatchObject({ phase: 'divide', turn: 1 });
  });
});

describe('R-SECOND: with one amoeba the next goes anywhere, at the normal price', () => {
  it('but not where the first is', () => {
    const state = soup({ phase: 'divide', bp: { red: 12 }, amoebas: { red: { 1: 8 } } });
    expect(codeOf(state, 'red place 2 8')).toBe('own-amoeba-there');
    const two = stateAfter(state, 'red place 2 19');
    expect(bpOf(two, 'red')).toBe(6);
    expect(codeOf(two, 'red place 3 1')).toBe('not-beside-own');
    expect(codeOf(two, 'red place 3 14')).toBeNull();
  });
});

describe('R-EXTINCT: a player without amoebas stays in the game', () => {
  it('with no turn in Phase 1, and all else as usual', () => {
    const played = play(
      soup({ phase: 'card', turn: null, bp: { blue: 4 }, amoebas: { red: { 1: 12 } } }),
      'chance card W6',
      'blue done',
    );
    expect(played.state).toMatchObject({ phase: 'divide', turn: 0 });
    expect(legal(stateAfter(played.state, 'red done'))).toContain('place 1 1');
  });
});

describe('Phase 6 brings', () => {
  /** How far red's marker goes. */
  const advance = (scene: Scene): number => {
    const { track } = soup({ phase: 'aggression', turn: null, round: 10, track: [10, 3, 2, 1], ...scene });
    return (track[0] ?? 0) - 10;
  };

  it('0, 0, 0, 1, 2, 4, 5 and 6 spaces for no amoeba to seven', () => {
    const amoebas = NUMBERS.map((number) => [number, number] as const);
    const counts = [0, ...NUMBERS];
    const brought = counts.map((count) => advance({ amoebas: { red: Object.fromEntries(amoebas.slice(0, count)) } }));
    expect(brought).toEqual([0, 0, 0, 1, 2, 4, 5, 6]);
  });

  it('0, 0, 0, 1, 2, 3, 4 and 4 spaces for no gene to seven', () => {
    const brought = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => advance({ genes: { red: GENES.slice(0, count) } }));
    expect(brought).toEqual([0, 0, 0, 1, 2, 3, 4, 4]);
  });

  it.each([
    [['ray', 'speed', 'spores'], 0],
    [['ray', 'persistence', 'spores'], 1],
    [['persistence', 'movement2', 'aggression'], 4],
  ] as const)('of %j %i: an advanced gene counts as two, Ray Protection as none', (red, spaces) => {
    expect(advance({ genes: { red } })).toBe(spaces);
  });
});

describe('the end', () => {
  const ended = (scene: Scene): State => soup({ phase: 'aggression', turn: null, ...scene });
  const three: Scene['amoebas'] = { blue: { 1: 1, 2: 2, 3: 3 } };

  it.each([
    ['R-FINISH: a marker on 41 ends the game', 'long', [3, 40, 2, 1], 'over'],
    ['R-FINISH: a marker on 40 does not', 'long', [3, 39, 2, 1], 'move'],
    ['R-SHORT: a marker on 25 ends a short game', 'short', [3, 24, 2, 1], 'over'],
    ['R-SHORT: a marker on 25 does not end a long one', 'long', [3, 24, 2, 1], 'move'],
  ] as const)('%s', (_what, finish, track, phase) => {
    const state = ended({ finish, track, amoebas: three, bp: { blue: 1 } });
    expect([state.phase, state.round]).toEqual([phase, phase === 'over' ? 1 : 2]);
  });

  it('comes after round 10 at the latest', () => {
    expect(ended({ round: 10 })).toMatchObject({ phase: 'over', round: 10, turn: null, amoeba: null });
    expect(ended({ round: 9, amoebas: three, bp: { blue: 1 } })).toMatchObject({ phase: 'move', round: 10 });
  });

  it('leaves nothing to decide', () => {
    const state = ended({ round: 10 });
    expect(URSUPPE.decision(state)).toEqual({ kind: 'over' });
    expect(codeOf(state, 'red done')).toBe('game-over');
  });
});

describe('R-SHORT: an option beforehand', () => {
  it('is taken or left as usual', () => {
    expect(URSUPPE.settleOptions({ finish: 'short' })).toEqual({ finish: 'short' });
    expect(URSUPPE.settleOptions({})).toEqual({ finish: 'long' });
  });
});

describe('decisions', () => {
  it('in a player’s own turn are a turn, inside another’s a reaction', () => {
    const state = attack({ genes: { red: ['struggle'], blue: ['escape', 'movement1'] } });
    expect(URSUPPE.decision(state)).toMatchObject({ seats: [0 as Seat], as: 'turn' });
    const attacked = stateAfter(state, 'red attack 3 blue-5');
    expect(URSUPPE.decision(attacked)).toMatchObject({ seats: [1 as Seat], as: 'reaction' });
    const thrown = stateAfter(attacked, 'blue flee 5', 'chance roll 2 3');
    expect(URSUPPE.decision(thrown)).toMatchObject({ seats: [1 as Seat], as: 'reaction' });
  });

  it('of all amoebas of a player in Phase 1 are one turn', () => {
    const state = laidOut({ amoeba: 1, bp: { red: 3 }, amoebas: { red: { 1: 12, 2: 3 } } });
    const { turns } = state;
    const next = stateAfter(state, 'red drift 1');
    expect([next.amoeba, next.turns]).toEqual([2, turns]);
  });
});

describe('the module', () => {
  it('ranks by the track, the leader first', () => {
    const end = soup({ phase: 'aggression', turn: null, round: 10, track: [7, 12, 3, 9] });
    expect(MODULE.ranking(end)).toEqual([[1], [3], [0], [2]]);
  });
});
