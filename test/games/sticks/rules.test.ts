import { describe, expect, it } from 'vitest';
import { sticksOf } from '#games/sticks/board.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import { rankingOf } from '#games/sticks/ranking.ts';
import { play, refusalOf, type Scene, seatOf, sticks, sticksFrom } from '../../support/sticks.ts';

const RED = seatOf('red');
const BLUE = seatOf('blue');

describe('the beginning', () => {
  const start = STICKS_GAME.setUp(2, { goal: 'twenty' });

  it('has sixty sticks on the table and three pebbles before each player', () => {
    expect(start.holders).toEqual(Array(60).fill(null));
    expect(start.pebbles).toEqual([3, 3]);
  });

  it.each(['red', 'blue'] as const)('is up to chance: %s may begin', (colour) => {
    expect(STICKS_GAME.decision(start)).toEqual({ kind: 'chance' });
    const { state } = play(start, `chance begin ${colour}`);
    expect(STICKS_GAME.decision(state)).toEqual({ kind: 'seats', seats: [seatOf(colour)], as: 'turn', turn: 1 });
  });
});

describe('who takes a stick', () => {
  it('has it, and it is the other player’s turn', () => {
    const { state, events } = play(sticks({}), 'red take 17');
    expect(sticksOf(state.holders, RED)).toEqual([17]);
    expect(events).toEqual([{ kind: 'took', seat: RED, stick: 17 }]);
    expect(STICKS_GAME.decision(state)).toEqual({ kind: 'seats', seats: [BLUE], as: 'turn', turn: 12 });
  });

  it('can’t be blocked', () => {
    expect(refusalOf(play(sticks({}), 'red take 17').state, 'blue block')).toEqual({ code: 'not-now' });
  });

  it.each(['red', 'blue'] as const)('leaves alone what %s has', (owner) => {
    expect(refusalOf(sticks({ [owner]: [17] }), 'red take 17')).toEqual({ code: 'stick-gone', stick: 17 });
  });
});

describe('who gathers', () => {
  it.each([
    ['two of a row', '11,12'],
    ['four of a row', '1,2,3,4'],
    ['sticks of a row that do not touch', '1,5,10'],
    ['two of a column', '7,47'],
    ['three of a column', '4,14,24'],
    ['sticks of the last column', '10,20,30'],
    ['exactly sixty', '10,50'],
    ['exactly sixty with four', '13,14,16,17'],
  ])('may have %s', (_what, set) => {
    expect(refusalOf(sticks({}), `red gather ${set}`)).toBeNull();
  });

  it.each([
    ['one stick alone', '11', { code: 'too-few', min: 2 }],
    ['five sticks', '1,2,3,4,5', { code: 'too-many', max: 4 }],
    ['more than sixty', '9,59', { code: 'too-heavy', sum: 68, max: 60 }],
    ['more than sixty with four', '13,15,16,18', { code: 'too-heavy', sum: 62, max: 60 }],
    ['sticks without a line', '1,12', { code: 'out-of-line', stick: 12, line: 'column1' }],
    ['two rows', '9,10,11', { code: 'out-of-line', stick: 11, line: 'row1' }],
    ['a row and a column', '1,2,11', { code: 'out-of-line', stick: 11, line: 'row1' }],
    ['sticks in falling order', '12,11', { code: 'not-in-order' }],
    ['a stick twice', '11,11', { code: 'not-in-order' }],
    ['a stick that somebody has', '2,3', { code: 'stick-gone', stick: 3 }],
    ['sticks of a line whose lightest two are too heavy', '31,32', { code: 'line-too-heavy', line: 'row4' }],
    ['sticks of a line that has only one', '7,17', { code: 'line-too-short', line: 'column7' }],
  ])('may not have %s', (_what, set, refusal) => {
    const scene = sticks({ red: [3], blue: [17, 27, 37, 47, 57] });
    expect(refusalOf(scene, `red gather ${set}`)).toEqual(refusal);
  });

  it('has to name the line that the sticks lie in', () => {
    const move = JSON.parse('{"kind":"gather","line":"row2","sticks":[1,2]}');
    expect(STICKS_GAME.refuse(sticks({}), { by: RED, move })).toEqual({ code: 'out-of-line', stick: 1, line: 'row2' });
  });
});

describe('the other player', () => {
  it('is asked within the same turn', () => {
    const { state, events } = play(sticks({}), 'red gather 11,12');
    expect(STICKS_GAME.decision(state)).toEqual({ kind: 'seats', seats: [BLUE], as: 'reaction', turn: 11 });
    expect(events).toEqual([{ kind: 'reached', seat: RED, sticks: [11, 12] }]);
    expect(state.holders.every((holder) => holder === null)).toBe(true);
  });

  it.each(['red take 17', 'red gather 1,2', 'red block'])('is the only one who is asked: not %s', (line) => {
    expect(refusalOf(play(sticks({}), 'red gather 11,12').state, line)).toEqual({ code: 'not-your-decision' });
  });

  it('can’t take a turn instead of an answer', () => {
    expect(refusalOf(play(sticks({}), 'red gather 11,12').state, 'blue take 1')).toEqual({ code: 'not-now' });
  });

  it('pays a pebble to block: the sticks stay, and the turn is over', () => {
    const { state, events } = play(sticks({}), 'red gather 11,12', 'blue block');
    expect(state).toMatchObject({ pebbles: [3, 2], turns: 12, phase: { kind: 'turn', seat: BLUE } });
    expect(state.holders.every((holder) => holder === null)).toBe(true);
    expect(events.slice(1)).toEqual([{ kind: 'blocked', seat: BLUE, pebbles: 2 }]);
  });

  it('pays nothing to allow it', () => {
    const { state, events } = play(sticks({}), 'red gather 11,12', 'blue allow');
    expect(state).toMatchObject({ pebbles: [3, 3], turns: 12, phase: { kind: 'turn', seat: BLUE } });
    expect(sticksOf(state.holders, RED)).toEqual([11, 12]);
    expect(events.slice(1)).toEqual([
      { kind: 'allowed', seat: BLUE },
      { kind: 'gathered', seat: RED, sticks: [11, 12] },
    ]);
  });

  it('is not asked without a pebble', () => {
    const { state, events } = play(sticks({ pebbles: [3, 0] }), 'red gather 11,12');
    expect(sticksOf(state.holders, RED)).toEqual([11, 12]);
    expect(events).toEqual([{ kind: 'gathered', seat: RED, sticks: [11, 12] }]);
    expect(state.phase).toEqual({ kind: 'turn', seat: BLUE });
  });
});

/** Nineteen of the sticks 21 to 60, which leaves some to gather. */
const NINETEEN = { red: sticksFrom(21, 19), blue: sticksFrom(41, 19) };

describe('the end', () => {
  it.each([
    ['twenty', 19],
    ['ten', 9],
  ] as const)('comes with the goal of %s', (goal, before) => {
    const scene: Scene = { goal, blue: sticksFrom(21, before), turn: 'blue' };
    expect(play(sticks(scene), 'blue take 1').events.at(-1)).toEqual({ kind: 'won', seats: [BLUE] });
    const oneLess = { ...scene, blue: sticksFrom(22, before - 1) };
    expect(play(sticks(oneLess), 'blue take 1').state.phase.kind).toBe('turn');
  });

  it('waits for the other player’s turn if the one who began has the goal', () => {
    const { state, events } = play(sticks(NINETEEN), 'red take 1');
    expect(events.at(-1)).toEqual({ kind: 'last-turn', seat: BLUE });
    expect(play(state, 'blue take 60').state.phase).toEqual({ kind: 'over' });
  });

  it('comes at once if the other one has it', () => {
    expect(play(sticks({ ...NINETEEN, turn: 'blue' }), 'blue take 1').state.phase).toEqual({ kind: 'over' });
  });

  it('waits for the answer to the last turn', () => {
    const { state } = play(sticks(NINETEEN), 'red take 1', 'blue gather 2,3');
    expect(STICKS_GAME.decision(state)).toMatchObject({ seats: [RED], as: 'reaction' });
    expect(play(state, 'red block').state.phase).toEqual({ kind: 'over' });
  });

  it.each(['red take 2', 'blue take 2', 'blue allow', 'chance begin red'])('allows nothing more: not %s', (line) => {
    const { state } = play(sticks(NINETEEN), 'red take 1', 'blue take 60');
    expect(refusalOf(state, line)).toEqual({ code: 'game-over' });
  });
});

describe('the winner', () => {
  it.each([
    ['has more sticks', 'red take 1', 'blue gather 2,3', 'red allow', [[BLUE], [RED]]],
    ['has more sticks although they paid for it', 'red take 1', 'blue gather 2,3', 'red block', [[RED], [BLUE]]],
  ])('%s', (_what, first, second, third, places) => {
    expect(rankingOf(play(sticks(NINETEEN), first, second, third).state)).toEqual(places);
  });

  it.each([
    ['of equal sticks the one with more pebbles', [1, 2], [[BLUE], [RED]]],
    ['of equal sticks and pebbles both', [2, 2], [[RED, BLUE]]],
  ] as const)('is %s', (_what, pebbles, places) => {
    const { state, events } = play(sticks({ ...NINETEEN, pebbles }), 'red take 1', 'blue take 2');
    expect(rankingOf(state)).toEqual(places);
    expect(events.at(-1)).toEqual({ kind: 'won', seats: places[0] });
  });
});
