import { describe, expect, it } from 'vitest';
import { LEVELS, type LevelId } from '#ai/levels.ts';
import { choose } from '#ai/player.ts';
import { COMPUTERS } from '#ai/sticks/index.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import type { State } from '#games/sticks/state.ts';
import { play, seatOf, sticks, sticksFrom } from '../../support/sticks.ts';

const FEW = 30;

/** Every decision of a random game. */
function* decisions(dice: Dice): Generator<{ state: State; seat: Seat }> {
  const state = STICKS_GAME.setUp(2, { goal: 'twenty' });
  for (let entry = anyEntry(STICKS_GAME, state, dice); entry; entry = anyEntry(STICKS_GAME, state, dice)) {
    for (const seat of deciders(STICKS_GAME.decision(state))) yield { state, seat };
    STICKS_GAME.enact(state, entry, null);
  }
}

const choiceOf = (level: LevelId, state: State, seat: Seat, iterations: number) =>
  choose(COMPUTERS[level].think(STICKS_GAME.view(state, seat), seat, seededDice(5)), iterations);

describe.each(LEVELS)('a %s computer player of sticks', (level) => {
  it('never makes an illegal move, however little time it has', () => {
    for (const { state, seat } of decisions(seededDice(3))) {
      for (const iterations of [0, 1, FEW]) {
        const { move, iterations: made } = choiceOf(level, state, seat, iterations);
        expect([move, STICKS_GAME.refuse(state, { by: seat, move })]).toEqual([move, null]);
        expect(made).toBeLessThanOrEqual(iterations);
      }
    }
  });

  it('chooses the same again, and leaves what it was shown as it was', () => {
    for (const { state, seat } of decisions(seededDice(4))) {
      const before = structuredClone(state);
      expect(choiceOf(level, state, seat, FEW)).toEqual(choiceOf(level, state, seat, FEW));
      expect(state).toEqual(before);
    }
  });
});

describe('a computer player that thinks', () => {
  it.each(['steady', 'strong'] as const)('blocks what would win the game: %s', (level) => {
    const { state } = play(sticks({ blue: sticksFrom(41, 18), turn: 'blue' }), 'blue gather 1,2');
    expect(choiceOf(level, state, seatOf('red'), 1000).move).toEqual({ kind: 'block' });
  });

  it('gathers if nobody can block it', () => {
    expect(choiceOf('steady', sticks({ pebbles: [3, 0] }), seatOf('red'), 0).move).toMatchObject({ kind: 'gather' });
  });
});
