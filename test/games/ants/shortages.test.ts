/** What happens where discs, cards, tiles, objects or choices run out. */
import { describe, expect, it } from 'vitest';
import type { Operation } from '#games/ants/content/content-file.ts';
import type { State } from '#games/ants/state.ts';
import {
  type Colony,
  codeOf,
  colonyOf,
  discsOf,
  garden,
  hexOf,
  legal,
  type Scene,
  seatOf,
  squareOf,
  stateAfter,
} from '../../support/ants.ts';

const red = (colony: Colony, scene: Scene = {}): Scene => ({ ...scene, colonies: { red: colony, ...scene.colonies } });

/** Red is about to carry out this operation. */
const doing = (op: Operation, colony: Colony = {}, scene: Scene = {}): State =>
  garden({ ...red(colony, scene), agenda: [{ kind: 'do', op, source: { card: null, hex: null } }] });

/** All discs but this many are larvae of the first column. */
const withSupply = (count: number): Colony => ({ larvae: [39 - count, 0, 0] });

describe('discs', () => {
  it('come as eggs in the order d, e, f, as far as the supply goes', () => {
    const state = stateAfter(garden(red(withSupply(2))), 'red incubate');
    expect(colonyOf(state, 'red').tiles[2]?.discs).toEqual([1, 1, 0]);
  });

  it.each<Operation>([
    { op: 'larva' },
    { op: 'explore', n: 1 },
    { op: 'forage', n: 2 },
    { op: 'token', kind: ['aphid', 'sprout'], n: 1, on: 'any' },
  ])('are missing for $op: it lapses', (op) => {
    const state = doing(op, { ...withSupply(0), cards: ['R01a', 'R02a'] });
    expect([state.turn, discsOf(state, 'red')]).toEqual([seatOf('blue'), 40]);
  });

  it('are judged before a Boost is paid: the token that pays for it is not one of them', () => {
    const line = 'red explore 2 boost 1 pay R02a:2 take R03a to a1';
    const cards = ['R02a:2,0,0'];
    expect(codeOf(garden(red({ cards, ants: [0, 1, 0], larvae: [36, 0, 0] })), line)).toBe('too-few-discs');
    const state = stateAfter(garden(red({ cards, ants: [0, 1, 0], larvae: [35, 0, 0] })), line);
    // The token's two discs, and one of the two that went.
    expect(colonyOf(state, 'red').supply).toBe(3);
  });

  it.each<[string, Colony, Scene]>([
    ['without a disc in the supply', withSupply(0), {}],
    ['in an area without a free space', {}, { swarms: { low: ['blue', 'green', 'yellow', 'blue'] } }],
    ['in an area with an own disc', {}, { swarms: { low: ['blue', 'red', null, null] } }],
  ])('can’t swarm %s: nobody is asked', (_, colony, scene) => {
    const state = doing({ op: 'flight', n: 2 }, colony, { ...scene, flight: { 3: ['red'] } });
    expect([squareOf(state, 'red'), state.turn]).toEqual([5, seatOf('blue')]);
  });
});

describe('cards', () => {
  const display = ['S01a', 'S01b', 'S02a', 'S02b', 'S03a', 'S03b', null, null, null];

  it('can’t be taken from a row without any', () => {
    const state = garden(red({ ants: [0, 0, 1] }, { display, isDeckEmpty: true }));
    expect(codeOf(state, 'red forage 1 path 7')).toBeNull();
    expect(codeOf(state, 'red forage 1 take S01a path 7')).toBe('not-on-display');
    expect(codeOf(garden(red({ ants: [0, 0, 1] })), 'red forage 1 path 7')).toBe('must-take');
  });

  it('that were drawn to keep one of are in no count while chance shuffles', () => {
    const state = doing({ op: 'drawKeep', n: 2 }, {}, { deck: ['R01a'], discards: ['R02a', 'R03a'] });
    expect([state.phase, state.deck, state.discards]).toEqual(['shuffle', [], ['R02a', 'R03a']]);
    expect(codeOf(state, 'chance shuffle R01a R02a R03a')).toBe('not-drawable');
    const asked = stateAfter(state, 'chance shuffle R03a R02a');
    expect([legal(asked), colonyOf(asked, 'red').hand]).toEqual([['one R01a', 'one R03a'], []]);
    expect(stateAfter(asked, 'red one R03a').discards).toEqual(['R01a']);
  });

  it('are kept unasked where only one could be drawn', () => {
    expect(colonyOf(doing({ op: 'drawKeep', n: 2 }, {}, { deck: ['R01a'] }), 'red').hand).toEqual(['R01a']);
  });

  it('that Q1 pays with can fill the slot of the card that is taken', () => {
    const before = garden(red({ queen: 'Q1', discs: 1, ants: [0, 0, 1], hand: ['S21a'] }, { isDeckEmpty: true }));
    const asked = stateAfter(before, 'red forage 2 queen S21a take R04a path 7 13');
    expect([asked.phase, legal(asked)]).toEqual(['shuffle', ['shuffle S21a']]);
  });

  it('are not searched for where there are none', () => {
    expect(doing({ op: 'search' }, {}, { isDeckEmpty: true }).turn).toBe(seatOf('blue'));
  });

  it('do not come to the display any more after the last final incubation', () => {
    const last: Scene = { isFinal: true, round: 9, last: 9, first: 'blue', turn: 'red' };
    const slots: Scene = { display, isDeckEmpty: true, discards: ['R01a'], agenda: [{ kind: 'final' }] };
    expect(stateAfter(garden({ ...last, ...slots }), 'red incubate').phase).toBe('over');
    expect(stateAfter(garden({ ...last, ...slots, first: 'red' }), 'red incubate').phase).toBe('shuffle');
  });
});

describe('choices', () => {
  it('that are none are not asked for: the last object beside the board, the last scent', () => {
    expect(colonyOf(doing({ op: 'object' }, {}, { objects: ['X3'] }), 'red').taken).toEqual(['X3']);
    expect(doing({ op: 'object' }, {}, { objects: [] }).turn).toBe(seatOf('blue'));
    const scents = ['lawn', 'bed', 'pond', 'veg', 'gravel'] as const;
    expect(colonyOf(doing({ op: 'scent' }, { scents }), 'red').scents).toEqual([...scents, 'wood']);
    expect(doing({ op: 'scent' }, { scents: [...scents, 'wood'] }).turn).toBe(seatOf('blue'));
  });

  it('of a Dig’s next tile: it is placed unasked where only one place is left', () => {
    const rows = ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
    const rooms = rows.filter((square) => square !== 'D1' && square !== 'D5');
    const state = stateAfter(garden(red({ ants: [2, 0, 0], rooms })), 'red dig 2 take R01a room D1');
    expect(colonyOf(state, 'red').rooms.at(-1)?.id).toBe('D5');
  });

  it('of an alternative may be an optional task: it can be passed on then', () => {
    const op: Operation = { op: 'or', of: [[{ op: 'larva' }], [{ op: 'moveTokens', kind: 'sprout', n: 2 }]] };
    const state = stateAfter(doing(op, { cards: ['R22a:0,2,0', 'R15b'] }), 'red choose 2');
    expect(legal(state)).toEqual(['move R22a>R15b', 'pass']);
  });
});

describe('the last round', () => {
  it.each([
    [48, 49],
    [49, 50],
    [50, 50],
  ])('is known when the star track is full: in round %d it is %d', (round, last) => {
    const scene: Scene = {
      seats: 2,
      round,
      ...(round === 50 ? { last: 50 } : {}),
      colonies: { red: { ants: [0, 0, 1], scents: ['bed', 'pond'] } },
      hexes: { a1: { cubes: 1 } },
      starTrack: Array.from({ length: 9 }, () => ['blue', 'rooms'] as const),
    };
    const state = stateAfter(garden(scene), 'red forage 1 take R04a path 6');
    expect([state.stars.length, state.last]).toEqual([10, last]);
    expect(hexOf(state, 'a1').cubes).toBe(0);
  });
});
