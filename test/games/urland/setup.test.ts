import { describe, expect, it } from 'vitest';
import { regionsOf } from '#games/urland/lands.ts';
import { setUp } from '#games/urland/setup.ts';
import { all, at, codeOf, type Played, play } from '../../support/urland.ts';

const FOUR = [
  'chance volcano 11',
  'chance deal red:3,7 blue:2,12 green:1,5 yellow:9,10',
  'chance pass red:7,3 blue:2,12 green:5,1 yellow:10,9',
  'chance genes wings teeth egg ears legs turbo care warm muscles stink assimilation',
  'chance draw 4',
  'chance draw 7',
  'chance draw 1',
] as const;

const THREE = [
  'chance volcano 11',
  'chance deal red:3,7,8 blue:2,12,6 green:1,5,4',
  'chance pass red:7,3 blue:2,12 green:5,1',
  'chance genes wings teeth egg ears legs turbo care warm assimilation',
  'chance draw 4',
  'chance draw 7',
  'chance draw 1',
] as const;

const upTo = (lines: readonly string[], step: number): Played =>
  play(setUp(lines === FOUR ? 4 : 3), ...lines.slice(0, step));

describe('setup', () => {
  it('puts 3 Ichtos of each colour into each ocean', () => {
    expect(all(setUp(5), 'C')).toEqual([3, 3, 3, 3, 3]);
    expect(setUp(5).reserve).toEqual([12, 12, 12, 12, 12]);
  });

  it.each([
    [3, 1],
    [4, 2],
    [5, 2],
  ])('gives each of %i players %i extra-turn chips', (seats, chips) => {
    expect(setUp(seats).extraTurns).toEqual(Array(seats).fill(chips));
  });

  it('begins with an eruption; that chip leaves the game', () => {
    const { state } = upTo(FOUR, 1);
    expect(regionsOf(state, 10)).toEqual([10, 11]);
    expect(codeOf(state, 'chance deal red:3,11 blue:2,12 green:1,5 yellow:9,10')).toBe('wrong-deal');
  });

  it('puts 1 Ichto on the land of each chip dealt', () => {
    const { state } = upTo(FOUR, 2);
    expect([at(state, 3, 'red'), at(state, 7, 'red'), at(state, 10, 'yellow')]).toEqual([1, 1, 1]);
    expect(state.reserve).toEqual([10, 10, 10, 10]);
  });

  it('starts with the highest chip on space 1, the others counter-clockwise', () => {
    const { state } = upTo(FOUR, 2);
    expect(state.environment).toBe(1);
    expect(state.track).toEqual([2, 1, 4, 3]);
  });

  it('passes one chip to the left neighbour and one to the right, 1 Ichto for each received', () => {
    const { state } = upTo(FOUR, 3);
    expect(at(state, 7, 'blue')).toBe(1);
    expect(at(state, 3, 'yellow')).toBe(1);
    expect(state.reserve).toEqual([8, 8, 8, 8]);
  });

  it('leaves a reserve of 7 with three players, whose third chip stays with them', () => {
    const { state } = upTo(THREE, 3);
    expect(state.reserve).toEqual([7, 7, 7]);
    expect(at(state, 8, 'blue') + at(state, 8, 'green')).toBe(0);
  });

  it('turns up 4 genes, or 3 with three players', () => {
    expect(upTo(FOUR, 4).state.row).toEqual(['wings', 'teeth', 'egg', 'ears']);
    expect(upTo(THREE, 4).state.row).toEqual(['wings', 'teeth', 'egg']);
  });

  it('deals the first hand without Panic, which is mixed into the pile only then', () => {
    expect(codeOf(upTo(FOUR, 6).state, 'chance draw panic')).toBe('not-drawable');
    const { state } = upTo(FOUR, 7);
    expect(state.pile).toHaveLength(8);
    expect(state.panicked).toBe(false);
    expect(state.phase).toEqual({ kind: 'choose' });
  });
});

describe('chance is refused', () => {
  it.each([
    ['a deal with a chip twice', 1, 'chance deal red:3,7 blue:3,12 green:1,5 yellow:9,10', 'wrong-deal'],
    [
      'a deal of three chips to four players',
      1,
      'chance deal red:3,7,4 blue:2,12,6 green:1,5,8 yellow:9,10,11',
      'wrong-deal',
    ],
    [
      'a pass of a chip that the player was not dealt',
      2,
      'chance pass red:7,4 blue:2,12 green:5,1 yellow:10,9',
      'wrong-deal',
    ],
    ['a pass of one chip twice', 2, 'chance pass red:7,7 blue:2,12 green:5,1 yellow:10,9', 'wrong-deal'],
    [
      'a deck with a gene missing',
      3,
      'chance genes wings teeth egg ears legs turbo care warm muscles stink',
      'wrong-deal',
    ],
    [
      'a deck with a gene twice',
      3,
      'chance genes wings teeth egg ears legs turbo care warm muscles stink stink',
      'wrong-deal',
    ],
    ['a draw of an erupted chip', 4, 'chance draw 11', 'not-drawable'],
    ['a step out of order', 0, 'chance draw 4', 'not-now'],
    ['an entry of a player', 0, 'red done', 'not-your-decision'],
  ] as const)('%s', (_what, step, line, code) => {
    expect(codeOf(upTo(FOUR, step).state, line)).toBe(code);
  });
});
