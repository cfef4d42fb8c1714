import { describe, expect, it } from 'vitest';
import { goOn, newRehearsal } from '#ai/search/rehearsal.ts';
import { turnIn } from '#ai/search/search.ts';
import { PLAN, POLICY, turnsFor } from '#ai/urland/strong.ts';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { seatsOf } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import { decisiveMoments } from '../../support/computer-games.ts';

const LONG = 60;
const ITERATIONS = 2;

const luck = () => ({ fate: seededDice(1), whim: seededDice(2) });

/** Rehearses to the end; `judged`: the judge's estimate of each state, the same for every seat. */
function rehearse(state: State, seat: Seat, turns: number, judged: (state: State) => number) {
  const judge = (now: State) => seatsOf(now.seats).map(() => judged(now));
  const policy = { ...POLICY, judge };
  const rehearsal = newRehearsal(policy, URLAND.copy(state), turnIn(URLAND, state), seat, luck());
  let steps = 0;
  for (;;) {
    steps++;
    const chance = goOn(rehearsal, PLAN, { stretches: () => turns, iterations: ITERATIONS });
    if (chance !== null) return { chance, steps, end: rehearsal.world };
  }
}

const [beginning] = decisiveMoments(4, 1, 5);
if (!beginning) throw new Error('a moment');
const { state, seat } = beginning;
URLAND.enact(state, { by: seat, move: POLICY.thumb(state, seat, seededDice(1)) }, null);

describe('a rehearsal', () => {
  it('ends with the last of its turns', () => {
    for (const turns of [1, 2, 3]) {
      let begun = 0;
      const { end } = rehearse(state, seat, turns, ({ phase }) => {
        // Thoughts end at the beginning of a turn, too, but in worlds of their own.
        begun += phase.kind === 'choose' ? 1 : 0;
        return 0.5;
      });
      expect(end.phase.kind).toBe('choose');
      expect(begun).toBeGreaterThanOrEqual(turns);
    }
  });

  it.each([
    [3, 4],
    [4, 2],
    [5, 2],
  ])('lets four act, of %i players: that takes %i turns', (seats, turns) => {
    const [moment] = decisiveMoments(seats, 1, 5);
    if (!moment) throw new Error('a moment');
    expect(turnsFor(moment.state)).toBe(turns);
  });

  it('takes the mean of the estimates in each turn that it begins and of the final judgement', () => {
    // One chip is scored a turn. A search within a turn judges the beginning of the next one.
    const byChips = ({ scored }: State) => scored.length / 100;
    const now = byChips(state);
    for (const [turns, after] of [
      [1, [1]],
      [2, [2, 2]],
      [3, [2, 3, 3]],
    ] as const) {
      const mean = after.reduce<number>((sum, chips) => sum + now + chips / 100, 0) / turns;
      expect(rehearse(state, seat, turns, byChips).chance).toBeCloseTo(mean, 9);
    }
  });

  it('counts the result for the turns that never come', () => {
    const isOver = ({ phase }: State) => (phase.kind === 'over' ? 1 : 0);
    const { chance, end } = rehearse(state, seat, LONG, isOver);
    expect(end.phase.kind).toBe('over');
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  });

  it('never does more at a step than one iteration of a thought', () => {
    const { steps, end } = rehearse(state, seat, 1, () => 0.5);
    expect(steps).toBeGreaterThan(ITERATIONS);
    expect(end).not.toEqual(state);
  });

  it('goes the same way with the same luck', () => {
    expect(rehearse(state, seat, 1, () => 0.5)).toEqual(rehearse(state, seat, 1, () => 0.5));
  });
});
