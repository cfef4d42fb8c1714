import { describe, expect, it } from 'vitest';
import { apply } from '#engine/apply.ts';
import { seededDice } from '#engine/chance.ts';
import { type Seat, seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { ANTS } from '#games/ants/game.ts';
import type { State } from '#games/ants/state.ts';

/** Plays at random until the phase comes; the first player is given. */
function until(phase: State['phase'], seats: number, options: Record<string, string>, first: Seat): State {
  const dice = seededDice(7);
  const state = ANTS.setUp(seats, ANTS.settleOptions(options));
  ANTS.enact(state, { by: 'chance', move: { kind: 'first', seat: first } }, null);
  while (state.phase !== phase) {
    const entry = anyEntry(ANTS, state, dice);
    if (entry === null) throw new Error('over');
    ANTS.enact(state, entry, null);
  }
  return state;
}

describe('the set-up', () => {
  it('E-14 lets seats 1, 0, 3 take queens in this order where seat 2 is first; seat 2 gets the last pair', () => {
    let state = until('queen', 4, {}, seat(2));
    const order: number[] = [];
    while (state.phase === 'queen') {
      const decision = ANTS.decision(state);
      const [by] = decision.kind === 'seats' ? decision.seats : [];
      const [pair] = state.pairs;
      if (by === undefined || !pair) throw new Error('nobody takes a queen');
      order.push(by);
      const applied = apply(ANTS, state, { by, move: { kind: 'queen', queen: pair.queen } });
      if (!applied.ok) throw new Error(applied.error.code);
      state = applied.value.state;
    }
    expect(order).toEqual([1, 0, 3]);
    expect(state.players.every(({ queen, set }) => queen !== null && set !== null)).toBe(true);
  });

  it.each([
    [2, 864],
    [3, null],
  ])('lists every draw of queens and sets for %d players, where they are not too many', (seats, draws) => {
    const dice = seededDice(7);
    const state = ANTS.setUp(seats, ANTS.settleOptions({}));
    while (state.step !== 'queens') ANTS.enact(state, { by: 'chance', move: ANTS.draw(state, dice) }, null);
    expect(ANTS.chances(state)?.length ?? null).toBe(draws);
  });

  it('stacks the flight discs with the first player on top', () => {
    expect(until('main', 4, {}, seat(2)).flight[0]).toEqual([1, 0, 3, 2]);
  });

  it('has common nests, no queens and higher tracks in the introductory game', () => {
    const state = until('main', 3, { rules: 'intro', nests: 'own' }, seat(0));
    for (const player of state.players) {
      expect(player).toMatchObject({
        queen: null,
        nest: 'common',
        food: 1,
        leaf: 3,
        fungus: 0,
        tracks: [1, 1, 1, 1, 1],
      });
    }
  });

  it('lets all keep at the same time and in secret', () => {
    const state = until('keep', 3, {}, seat(1));
    expect(ANTS.decision(state)).toMatchObject({ as: 'sealed', seats: [0, 1, 2] });
    const view = ANTS.view(state, seat(1));
    expect([view.dealt[0], view.dealt[1]]).toEqual([Array(8).fill(null), state.dealt[1]]);
  });
});
