/** The worked examples of the rules, carried over to the 4-player map. In them orange is red, and white is green. */
import { describe, expect, it } from 'vitest';
import { scoresOf, winnersOf } from '#games/ants/scoring.ts';
import {
  type Colony,
  codeOf,
  colonyOf,
  discsOf,
  eventsOf,
  foragerAt,
  garden,
  happened,
  hexOf,
  leafCubes,
  legal,
  play,
  type Scene,
  seatOf,
  squareOf,
  stateAfter,
} from '../../support/ants.ts';

const DIGGERS: Colony = { ants: [4, 0, 0] };
const EXPLORERS: Colony = { ants: [0, 4, 0] };
const FORAGERS: Colony = { ants: [0, 0, 4] };

const dig = (strength: number, room: string, rest = ''): string => `red dig ${strength}${rest} take R01a room ${room}`;

describe('from the rulebook', () => {
  const c2: Scene = {
    turn: 'blue',
    colonies: {
      blue: { ...EXPLORERS, foragers: [26, 34] },
      red: { foragers: [42, 49] },
      green: { foragers: [41] },
    },
    flight: { 3: ['green'], 1: ['blue', 'red'] },
  };

  it('E-1 harvests in flight order: white 1, blue 2, orange 1', () => {
    const played = play(garden(c2), 'blue explore 2 take R02b to c2');
    expect(eventsOf(played, 'harvested').map(({ seat, count }) => [seat, count])).toEqual([
      [seatOf('green'), 1],
      [seatOf('blue'), 2],
      [seatOf('red'), 1],
    ]);
    expect(colonyOf(played.state, 'blue').leaf).toBe(4);
    expect(hexOf(played.state, 'c2')).toEqual({ explorer: seatOf('blue'), cubes: 0, enemy: 'N06', object: null });
  });

  it('E-2 emits the active player’s first, then clockwise; the active player alone gets the bonus', () => {
    const { state, events } = play(
      garden({ ...c2, leaves: ['T1', 'T4', 'T2', 'T3', 'T5', 'T6'] }),
      'blue explore 2 take R02b to c2',
    );
    expect(leafCubes(state, 'bed')).toEqual(['blue', 'green', 'red']);
    expect(colonyOf(state, 'blue').fungus).toBe(2);
    expect(events.filter(({ event }) => event.kind === 'leaf-tile-won')).toHaveLength(1);
  });

  it('E-2 loses the bonus for everybody where others put the first cube (R-LEAF-LOST)', () => {
    const scene: Scene = {
      ...c2,
      leaves: ['T1', 'T4', 'T2', 'T3', 'T5', 'T6'],
      colonies: { blue: EXPLORERS, red: { foragers: [42, 49] }, green: { foragers: [41, 26] } },
    };
    const { state, events } = play(garden(scene), 'blue explore 2 take R02b to c2');
    expect(leafCubes(state, 'bed')).toEqual(['green', 'red']);
    expect(events.some(({ event }) => event.kind === 'leaf-tile-won')).toBe(false);
    expect(state.players.map(({ fungus }) => fungus)).toEqual([0, 0, 0, 0]);
  });

  it('E-3 forages 2 + 2 + 1 along 7, 13, 19 and empties a1', () => {
    const played = play(
      garden({ colonies: { red: FORAGERS }, deck: ['R05b', 'R06a', 'R06b'] }),
      'red forage 3 take R04a path 7 13 19',
    );
    expect(eventsOf(played, 'harvested').map(({ hex }) => hex)).toEqual(['a1', 'a2', 'a1', 'a2', 'a1']);
    expect(eventsOf(played, 'drew-cards').map(({ cards }) => cards)).toEqual([['R06a']]);
    expect(colonyOf(played.state, 'red')).toMatchObject({ leaf: 3, food: 2, scents: ['lawn'] });
  });

  it('E-4 digs 4 as 2 + 1 + 1, with all bonuses at once, tile by tile', () => {
    const played = play(garden({ colonies: { red: DIGGERS } }), dig(4, 'A4+A5'), 'red room A1', 'red room B1');
    const told = happened(played).filter((kind) => ['room-placed', 'gained', 'drew'].includes(kind));
    expect(told).toEqual(['room-placed', 'gained', 'room-placed', 'gained', 'room-placed', 'drew']);
    expect(colonyOf(played.state, 'red')).toMatchObject({ leaf: 2, food: 2, supply: 39 });
  });

  it('E-5 incubates', () => {
    const scene: Scene = {
      colonies: {
        red: {
          leaf: 5,
          food: 3,
          tracks: [1, 2, 1, 1, 1],
          ants: [0, 0, 1],
          larvae: [1, 1, 1],
          cards: ['R20a'],
          abilities: ['2a=N03'],
        },
      },
    };
    const fed = play(garden(scene), 'red incubate G1a e', 'red feed F:3').state;
    expect(colonyOf(fed, 'red')).toMatchObject({ leaf: 7, food: 1, fungus: 1, wild: 1, stored: [0, 0, 1] });
    expect(colonyOf(fed, 'red').tracks).toEqual([1, 2, 1, 2, 1]);
    expect(colonyOf(fed, 'red').tiles).toEqual([
      { id: 'G1b', done: false, discs: [1, 1, 1] },
      { id: 'G1c', done: false, discs: [1, 2, 1] },
      { id: 'G1a', done: true, discs: [0, 0, 0] },
    ]);
  });

  it('E-6 boosts 2 explorers with 2 Food to strength 3: the hex gets one disc, two return', () => {
    const before = garden({ colonies: { red: { ants: [0, 2, 0], food: 2 } } });
    const { state } = play(before, 'red explore 3 boost 1 pay F:2 take R02b to d2');
    expect(colonyOf(state, 'red')).toMatchObject({ food: 0, supply: colonyOf(before, 'red').supply + 1 });
    expect(hexOf(state, 'd2').explorer).toBe(seatOf('red'));
    expect(discsOf(state, 'red')).toBe(40);
  });

  it('E-7 converts a digger to a forager for 1 Food', () => {
    const before = garden({ colonies: { red: { ants: [1, 0, 0], food: 1 } } });
    expect(codeOf(before, 'red forage 1 take R04a path 7')).toBe('no-ants');
    expect(stateAfter(before, 'red convert ant d>f pay F:1', 'red forage 1 take R04a path 7').turn).toBe(
      seatOf('blue'),
    );
  });

  it('E-8 digs at strength 3 with 1 digger and 2 wild ants', () => {
    const before = garden({ colonies: { red: { ants: [1, 0, 0], wild: 2 } } });
    expect(codeOf(before, dig(3, 'B2+B3+B4', ' wild 2'))).toBeNull();
    expect(codeOf(before, dig(3, 'B2+B3+B4', ' wild 1'))).toBe('too-few-ants');
  });

  it('E-9 takes 2 Food from the store to show 5: -2 at the end', () => {
    const before = garden({ colonies: { red: { food: 3, tiles: ['G2a', 'G2b', 'G2c'] } } });
    const { state } = play(before, 'red incubate G2a food store 2');
    expect(colonyOf(state, 'red')).toMatchObject({ food: 6, store: 3 });
    expect(scoresOf(state)[0]?.store).toBe(-2);
    expect(codeOf(before, 'red incubate')).toBeNull();
    expect(codeOf(before, 'red incubate G2a food store 1')).toBe('wrong-store');
    expect(codeOf(before, 'red incubate G2a food')).toBe('wrong-store');
  });

  it('E-10 swarms in the middle of an advance: the rest is taken by the new disc', () => {
    const before = garden({
      colonies: { red: { leaf: 1, hand: ['A10a'], scents: ['lawn', 'bed'] } },
      flight: { 3: ['red'] },
    });
    const asked = stateAfter(before, 'red play A10a');
    expect([asked.phase, legal(asked)]).toEqual(['swarm', ['stay', 'swarm']]);
    const swarmed = stateAfter(asked, 'red swarm');
    expect(swarmed.swarms[0]).toEqual([seatOf('red'), null, null, null]);
    expect(squareOf(swarmed, 'red')).toBe(1);
    expect(squareOf(stateAfter(asked, 'red stay'), 'red')).toBe(5);
    expect(discsOf(swarmed, 'red')).toBe(40);
  });

  it('E-11 gives the first pheromone star with the third pheromone: 4 VP', () => {
    const before = garden({ colonies: { red: { ...FORAGERS, scents: ['bed', 'pond'] } }, hexes: { a1: { cubes: 1 } } });
    const { state } = play(before, 'red forage 1 take R04a path 6');
    expect(state.stars).toEqual([{ seat: seatOf('red'), criterion: 'pheromones' }]);
    expect(scoresOf(state)[0]?.stars).toBe(4);
  });

  it('E-12 adds up all sources: 93', () => {
    const state = garden({
      colonies: {
        red: {
          stars: [3, 2, 1],
          cards: ['R24a', 'S17a', 'A15a', 'A14a', 'A13a', 'R19a'],
          abilities: ['2b=N03', '2c=N04', '2d=N08', '1b=N01'],
          taken: ['X1', 'X2', 'X4'],
          tracks: [4, 5, 1, 1, 1],
          ants: [2, 1, 1],
          stored: [1, 0, 0],
          wild: 1,
          store: 1,
        },
      },
      swarms: { low: ['blue', 'red', null, null], high: ['blue', 'green', 'red', null] },
    });
    expect(scoresOf(state)[0]).toEqual({
      stars: 34,
      swarming: 15,
      cards: 21,
      enemies: 11,
      objects: 6,
      production: 4,
      ants: 6,
      stones: 0,
      store: -4,
      total: 93,
    });
  });

  it('E-13 defeats an enemy II with two symbols and an AT, in row 1 or 2', () => {
    const before = garden({
      colonies: { red: { cards: ['O07', 'O05'], aggression: 1, explorers: ['c1'], hand: ['O01'] } },
      hexes: { a1: { enemy: 'N03' } },
    });
    expect(codeOf(before, 'red defeat a1 at 3a')).toBe('space-too-high');
    expect(codeOf(before, 'red defeat a1 at 1a')).toBeNull();
    const { state } = play(before, 'red defeat a1 at 2b');
    expect(colonyOf(state, 'red')).toMatchObject({ aggression: 0, abilities: [{ space: '2b', enemy: 'N03' }] });
    expect(hexOf(state, 'a1')).toMatchObject({ enemy: null, cubes: 3 });
    const away = garden({
      colonies: { red: { cards: ['O07', 'O05'], aggression: 1 } },
      hexes: { a1: { enemy: 'N03' } },
    });
    expect(codeOf(away, 'red defeat a1 at 1a')).toBe('no-explorer-on');
  });
});

describe('our own', () => {
  it('E-15 takes the bonus before the harvest: the flight disc counts where it stands now', () => {
    const scene = (flight: Scene['flight']): Scene => ({
      colonies: { red: { ...EXPLORERS, foragers: [12, 18, 25] }, blue: { foragers: [26, 33] } },
      ...(flight ? { flight } : {}),
    });
    const order = (flight: Scene['flight']) =>
      eventsOf(play(garden(scene(flight)), 'red explore 2 take R02b to b1'), 'harvested').map(({ seat, count }) => [
        seat,
        count,
      ]);
    const [red, blue] = [seatOf('red'), seatOf('blue')];
    expect(order({ 4: ['blue'], 5: ['red'] })).toEqual([
      [red, 3],
      [blue, 1],
    ]);
    expect(order({ 2: ['red'], 3: ['blue'] })).toEqual([
      [blue, 2],
      [red, 2],
    ]);
  });

  it('E-16 explores a start hex: its bonus, no enemy, no harvest', () => {
    const before = garden({ colonies: { red: { ...EXPLORERS, foragers: [7] } }, hexes: { a1: { cubes: 2 } } });
    const { state } = play(before, 'red explore 1 take R02b to a1');
    expect(colonyOf(state, 'red')).toMatchObject({ food: 1, leaf: 0 });
    expect(hexOf(state, 'a1')).toEqual({ explorer: seatOf('red'), cubes: 2, enemy: null, object: null });
    expect(state.piles[0]).toHaveLength(5);
  });

  it('E-17 empties two hexes at once: both are emitted, then the leaf bonuses come in that order', () => {
    const before = garden({
      colonies: { red: { ...FORAGERS, foragers: [7], scents: ['bed'] } },
      hexes: { a1: { cubes: 1 }, a2: { cubes: 1 } },
      leaves: ['T4', 'T1', 'T3', 'T2', 'T5', 'T6'],
    });
    const played = play(before, 'red forage 1 take R04a path 13');
    const told = happened(played).filter((kind) => ['emitted', 'star', 'leaf-tile-won', 'gained'].includes(kind));
    expect(told).toEqual(['emitted', 'leaf-tile-won', 'emitted', 'star', 'leaf-tile-won', 'gained', 'gained']);
    expect(colonyOf(played.state, 'red')).toMatchObject({ scents: ['bed', 'lawn', 'veg'], fungus: 2, wild: 2 });
  });

  it('E-18 sends the third ant back where a card put a forager on its corner (R-BLOCKED)', () => {
    const before = garden({
      colonies: { red: { ...FORAGERS, hand: ['R21a'], leaf: 2, rooms: ['A2+A3', 'B2+B3+B4'], foragers: [] } },
      hexes: { a1: { cubes: 2 } },
      leaves: ['T5', 'T1', 'T2', 'T3', 'T4', 'T6'],
    });
    const asked = stateAfter(before, 'red forage 3 take R04a path 7 13 19');
    expect(asked.phase).toBe('play');
    const foraging = stateAfter(asked, 'red play R21a pay L:2');
    expect(foraging.phase).toBe('foragers');
    const played = play(foraging, 'red foragers 19 26');
    expect(eventsOf(played, 'ants-returned')).toEqual([{ kind: 'ants-returned', seat: seatOf('red'), count: 1 }]);
    expect([7, 13, 19, 26].map((corner) => foragerAt(played.state, corner))).toEqual(['red', 'red', 'red', 'red']);
    expect(discsOf(played.state, 'red')).toBe(40);
  });

  it.each<[string, Colony, string, Partial<Colony> | string]>([
    ['MT alone for Po', { cards: ['O09', 'O06'], mutation: 2, aggression: 3 }, 'A11a', { mutation: 2, aggression: 4 }],
    ['two MT for Po and Co', { cards: ['O09'], mutation: 2, aggression: 3 }, 'A11a', { mutation: 1, aggression: 4 }],
    ['one MT too few', { cards: ['O09'], mutation: 1, aggression: 3 }, 'A11a', 'symbols-missing'],
    [
      'AT first, then MT for Ag',
      { cards: ['O07'], mutation: 1, aggression: 1 },
      'A07a',
      { mutation: 0, aggression: 0 },
    ],
  ])('E-19 spends tokens: %s', (_, colony, card, result) => {
    const before = garden({ colonies: { red: { ...colony, hand: [card] } } });
    if (typeof result === 'string') expect(codeOf(before, `red play ${card}`)).toBe(result);
    else expect(colonyOf(stateAfter(before, `red play ${card}`), 'red')).toMatchObject(result);
  });

  it('E-20 waives one requirement: Farmers with `waive 2`, Warlike with `waive 1`', () => {
    const before = garden({
      colonies: {
        red: { hand: ['R14a', 'A08a', 'A07a'], leaf: 2, cards: ['O02', 'O08', 'O07'] },
      },
      display: ['S01a', null, null, null, null, null, null, null, null],
    });
    const asked = stateAfter(before, 'red play R14a pay L:2');
    expect(asked.phase).toBe('play');
    expect(codeOf(asked, 'red play A08a waive 2')).toBeNull();
    expect(codeOf(asked, 'red play A08a waive 1')).toBe('symbols-missing');
    expect(codeOf(asked, 'red play A08a')).toBe('no-such-choice');
    expect(codeOf(asked, 'red play A07a waive 1')).toBeNull();
    expect(legal(asked)).toEqual(['pass', 'play A07a waive 1', 'play A08a waive 2']);
  });

  it('E-21 fills the smallest room that is large enough; Chamber of Stone makes each bigger', () => {
    const before = garden({ colonies: { red: { hand: ['R03a', 'R18a'], leaf: 1, rooms: ['B2+B3+B4', 'A2+A3'] } } });
    const after = stateAfter(before, 'red play R03a');
    expect(colonyOf(after, 'red').rooms).toEqual([
      { id: 'B2+B3+B4', card: null },
      { id: 'A2+A3', card: 'R03a' },
    ]);
    const bigger = garden({
      colonies: { red: { hand: ['R18a'], leaf: 1, cards: ['K7'], rooms: ['B2+B3+B4', 'A2+A3'] } },
    });
    expect(colonyOf(stateAfter(bigger, 'red play R18a pay L:1'), 'red').rooms[1]?.card).toBe('R18a');
  });

  it('E-22 draws for the second Scent Niche alone (R-NO-SELF-TRIGGER)', () => {
    const before = garden({ colonies: { red: { hand: ['R04a', 'R04b'], leaf: 2, rooms: ['A2+A3', 'A1'] } } });
    const first = play(before, 'red play R04a pay L:1');
    expect(happened(first)).not.toContain('drew');
    expect(eventsOf(play(first.state, 'red play R04b pay L:1'), 'drew')).toHaveLength(1);
  });

  it('E-23 sets off Thick Cuticle once, after both tiles; not by `room`, but by a `dig` of an effect', () => {
    const cuticle: Colony = { ants: [4, 0, 0], cards: ['S09a'] };
    const dug = stateAfter(garden({ colonies: { red: cuticle } }), dig(3, 'B2+B3'), 'red room B4');
    expect([dug.phase, dug.agenda.length]).toEqual(['convert', 2]);
    const room = garden({ colonies: { red: { ...cuticle, hand: ['K7'], leaf: 2 } } });
    expect(stateAfter(room, 'red play K7 pay L:2', 'red room A1').phase).toBe('main');
    const gallery = garden({
      colonies: { red: { ...cuticle, larvae: [1, 0, 0], cards: ['S09a', 'R09a'], hand: ['R01a', 'R01b'] } },
      agenda: [{ kind: 'effects', of: 'incubation', used: [] }],
    });
    expect(stateAfter(gallery, 'red use R09a drop R01a', 'red room A1').phase).toBe('convert');
  });

  it('E-24 takes Fungus as payment, never as a requirement', () => {
    const hoard = garden({ colonies: { red: { leaf: 4, fungus: 1, hand: ['A03a', 'S20a'], cards: ['O02', 'O08'] } } });
    expect(codeOf(hoard, 'red play A03a')).toBe('need-not-met');
    expect(codeOf(hoard, 'red play S20a pay L:4,U:1')).toBeNull();
    const feeding = garden({
      colonies: { red: { food: 1, fungus: 2, larvae: [4, 0, 0] } },
      agenda: [{ kind: 'effects', of: 'incubation', used: [] }],
    });
    expect(codeOf(feeding, 'red feed F:1,U:2,S:1')).toBeNull();
    expect(codeOf(feeding, 'red feed F:1,S:3')).toBeNull();
    expect(codeOf(feeding, 'red feed U:2,S:2')).toBe('keeps-food-back');
  });

  it('E-25 gives Q2 no N for "+1 Leaf or Food", but 1N for "+1 any track" that nothing can take', () => {
    const q2 = (tracks: number[], hand: string): Scene => ({
      colonies: { red: { queen: 'Q2', leaf: 9, tracks, hand: [hand], rooms: ['A2+A3', 'B1+B2+B3'] } },
    });
    const named = stateAfter(garden(q2([0, 0, 1, 1, 1], 'A03a')), 'red play A03a', 'red track food');
    expect(squareOf(named, 'red')).toBe(0);
    const full = stateAfter(garden(q2([5, 5, 5, 5, 5], 'K3')), 'red play K3 pay L:2');
    expect(squareOf(full, 'red')).toBe(1);
    expect(colonyOf(full, 'red').tracks).toEqual([5, 5, 5, 5, 5]);
  });

  it('E-26 gives two room stars for one tile, before the bonuses', () => {
    const rooms = ['A2+A3', 'A1', 'A4', 'B1', 'B2', 'B3', 'C3', 'B4'];
    const played = play(garden({ colonies: { red: { ...DIGGERS, rooms } } }), 'red dig 2 take R01a room A5+B5');
    const told = happened(played).filter((kind) => ['room-placed', 'star', 'gained', 'drew'].includes(kind));
    expect(told).toEqual(['room-placed', 'star', 'star', 'gained', 'drew']);
    expect(played.state.stars.map(({ criterion }) => criterion)).toEqual(['rooms', 'rooms']);
  });

  it('E-27 shuffles the discards before the slot is filled, and only then are ants placed', () => {
    const before = garden({ colonies: { red: FORAGERS }, isDeckEmpty: true, discards: ['S21a', 'S21b'] });
    const asked = stateAfter(before, 'red forage 1 take R04a path 7');
    expect([asked.phase, foragerAt(asked, 7), asked.display[6]]).toEqual(['shuffle', null, null]);
    expect(colonyOf(asked, 'red').supply).toBe(35);
    const after = stateAfter(asked, 'chance shuffle S21b S21a');
    expect([foragerAt(after, 7), after.display[6], after.deck]).toEqual(['red', 'S21b', ['S21a']]);
    const without = garden({ colonies: { red: FORAGERS }, isDeckEmpty: true });
    expect(stateAfter(without, 'red forage 1 take R04a path 7').display[6]).toBeNull();
  });

  it.each(['red', 'blue'] as const)(
    'E-28 ends after round 22 where the tenth star falls in round 21 in the turn of %s',
    (turn) => {
      const scene: Scene = {
        seats: 2,
        round: 21,
        first: 'red',
        turn,
        colonies: { [turn]: { ...FORAGERS, scents: ['bed', 'pond'] } },
        hexes: { a1: { cubes: 1 } },
        leaves: ['T4', 'T1', 'T2', 'T3', 'T5', 'T6'],
        starTrack: Array.from({ length: 9 }, () => ['red', 'rooms'] as const),
      };
      let state = stateAfter(garden(scene), `${turn} forage 1 take R04a path 6`);
      expect(state.last).toBe(22);
      const seen: string[] = [];
      while (state.phase !== 'over') {
        const colour = state.turn === 0 ? 'red' : 'blue';
        if (state.phase === 'main' || state.phase === 'final') seen.push(`${state.round} ${colour} ${state.phase}`);
        state = stateAfter(
          state,
          state.phase === 'effects' ? `${colour} feed -${larvaeOf(state, colour)}` : `${colour} incubate`,
        );
      }
      const rest = ['22 red main', '22 blue main', '22 red final', '22 blue final'];
      expect(seen).toEqual(turn === 'red' ? ['21 blue main', ...rest] : rest);
      expect(winnersOf(state)).toHaveLength(1);
    },
  );

  const larvaeOf = (state: Parameters<typeof legal>[0], colour: 'red' | 'blue'): string =>
    (colonyOf(state, colour).tiles[1]?.discs ?? [])
      .flatMap((count, at) => (count > 0 ? [`${'def'[at]}:${count}`] : []))
      .join(',')
      .replace(/^(?=.)/, ' lose ');

  it('E-29 is stuck on top where it has swarmed before (R-FLIGHT-END)', () => {
    const before = garden({
      colonies: { red: { hand: ['A10a'], scents: ['lawn', 'bed'] } },
      flight: { 12: ['red'] },
      swarms: { high: ['red', null, null, null] },
    });
    const after = stateAfter(before, 'red play A10a');
    expect([squareOf(after, 'red'), after.phase]).toEqual([12, 'main']);
  });

  it('E-30 digs 3 with a digger, a disc of Q1 and a Boost', () => {
    const red: Colony = { queen: 'Q1', discs: 1, ants: [1, 0, 0], hand: ['S01a'], food: 2 };
    const before = garden({ colonies: { red } });
    const { state } = play(before, 'red dig 3 boost 1 pay F:2 queen S01a take R01a room B2+B3+B4');
    expect(colonyOf(state, 'red')).toMatchObject({ discs: 0, food: 0, hand: ['R01a'] });
    expect(state.discards).toEqual(['S01a']);
    expect(discsOf(state, 'red')).toBe(40);
    const alone = garden({ colonies: { red: { ...red, ants: [0, 0, 0] } } });
    expect(codeOf(alone, 'red dig 2 boost 1 pay F:2 queen S01a take R01a room B2+B3')).toBe('no-ants');
  });

  it('E-31 feeds two larvae and gives up one', () => {
    const before = garden({
      colonies: { red: { food: 2, larvae: [2, 1, 0] } },
      agenda: [{ kind: 'effects', of: 'incubation', used: [] }, { kind: 'slide' }].toReversed() as Scene['agenda'] &
        object,
    });
    const { state } = play(before, 'red feed F:2 lose d:1');
    expect(colonyOf(state, 'red').tiles[0]?.discs).toEqual([1, 1, 0]);
    expect(colonyOf(state, 'red').food).toBe(0);
    expect(discsOf(state, 'red')).toBe(40);
  });

  it('E-32 gives red a star in the turn of green, and nobody is asked', () => {
    const before = garden({
      turn: 'green',
      colonies: { green: EXPLORERS, red: { foragers: [14, 21, 28, 27], scents: ['lawn', 'bed'] } },
    });
    const { state } = play(before, 'green explore 2 take R02b to b3');
    expect(colonyOf(state, 'red').scents).toEqual(['lawn', 'bed', 'wood']);
    expect(state.stars).toEqual([{ seat: seatOf('red'), criterion: 'pheromones' }]);
    expect([state.phase, state.turn]).toEqual(['main', seatOf('yellow')]);
  });
});
