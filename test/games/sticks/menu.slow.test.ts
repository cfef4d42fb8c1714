import { describe, expect, it } from 'vitest';
import { everyMove } from '#engine/every-move.ts';
import type { Answer } from '#engine/menu.ts';
import { columnOf, LINES, rowOf, STICKS, type Stick } from '#games/sticks/board.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import { menuOf } from '#games/sticks/menu.ts';
import type { State } from '#games/sticks/state.ts';
import { play, seatOf, sticks, sticksFrom } from '../../support/sticks.ts';

const RED = seatOf('red');
const BLUE = seatOf('blue');

function asked(state: State, answers: readonly Answer[] = [], seat = RED) {
  const step = menuOf(state, seat, answers);
  if (!step.ok) throw new Error(step.error.code);
  return step.value;
}

const openIn = (step: ReturnType<typeof asked>) =>
  'options' in step ? step.options.filter(({ blocked }) => blocked === null).map(({ id }) => id) : [];

describe('the menu of a turn', () => {
  it('offers all sixty sticks, grouped by row', () => {
    const step = asked(sticks({}), ['take']);
    expect(step).toMatchObject({ kind: 'options', asks: 'stick', of: 'stick' });
    expect(openIn(step)).toEqual(STICKS);
    const groups = 'options' in step ? step.options.map(({ group }) => group) : [];
    expect(groups.filter((group) => group === 'row3')).toHaveLength(10);
    expect(new Set(groups).size).toBe(6);
  });

  it('offers only sticks that lie there', () => {
    expect(openIn(asked(sticks({ red: [1], blue: [60] }), ['take']))).toEqual(STICKS.slice(1, 59));
  });

  it('asks for the line of a gathering first, and greys out the heavy ones', () => {
    const step = asked(sticks({}), ['gather']);
    expect(step).toMatchObject({ kind: 'options', asks: 'line', of: 'line' });
    expect(openIn(step)).toEqual(LINES.filter((line) => !['row4', 'row5', 'row6'].includes(line)));
  });

  it('then for some of its sticks, and greys out those that are too heavy for any set', () => {
    const step = asked(sticks({ red: [1] }), ['gather', 'column1']);
    expect(step).toMatchObject({ kind: 'some', asks: 'sticks', min: 2, max: 4 });
    expect('options' in step && step.options.map(({ id, blocked }) => [id, blocked?.code ?? null])).toEqual([
      [11, null],
      [21, null],
      [31, null],
      [41, null],
      [51, 'too-heavy'],
    ]);
  });

  it('judges the set as a whole', () => {
    expect(menuOf(sticks({}), RED, ['gather', 'row2', [11, 12, 18, 19]])).toMatchObject({ ok: true });
    expect(menuOf(sticks({}), RED, ['gather', 'row2', [11, 12, 18, 20]])).toEqual({
      ok: false,
      error: { code: 'too-heavy', sum: 61, max: 60 },
    });
  });

  it('says so where nothing can be gathered', () => {
    const heavy = sticks({ red: sticksFrom(1, 15), blue: sticksFrom(16, 15) });
    expect(openIn(asked(heavy))).toEqual(sticksFrom(31, 30));
    expect(menuOf(heavy, RED, ['gather'])).toMatchObject({ ok: false });
  });
});

describe('the menu of an answer', () => {
  it('has two sides', () => {
    const { state } = play(sticks({}), 'red gather 11,12');
    expect(openIn(asked(state, [], BLUE))).toEqual(['block', 'allow']);
  });
});

/** Every set of two to four sticks there is, in rising order. */
function* allSets(from = 0, chosen: readonly Stick[] = []): Generator<readonly Stick[]> {
  if (chosen.length >= 2) yield chosen;
  for (let at = from; at < STICKS.length && chosen.length < 4; at++) {
    yield* allSets(at + 1, [...chosen, STICKS[at] as Stick]);
  }
}

describe('all moves of a turn', () => {
  it('are the single sticks and, of half a million sets, exactly those that are not refused', () => {
    const state = sticks({ red: [2, 14, 33], blue: [1, 25, 50] });
    const listed = [...everyMove(STICKS_GAME, STICKS_GAME.view(state, RED), RED)];
    const gathered = listed.flatMap((move) => (move.kind === 'gather' ? [move.sticks.join()] : []));
    const legal = new Set<string>();
    for (const set of allSets()) {
      const [first = STICKS[0] as Stick] = set;
      const moves = [rowOf(first), columnOf(first)].map((line) => ({ kind: 'gather', line, sticks: set }) as const);
      if (moves.some((move) => STICKS_GAME.refuse(state, { by: RED, move }) === null)) legal.add(set.join());
    }
    expect(listed.filter(({ kind }) => kind === 'take')).toHaveLength(54);
    expect(gathered.toSorted()).toEqual([...legal].toSorted());
  });
});
