import { expect, it } from 'vitest';
import { pickOne, seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import type { MoveKind } from '#games/urland/moves.ts';
import { MOVE_KINDS } from '#games/urland/rules.ts';
import { randomMove } from '../../../bench/engine/random-move.ts';
import { livelyEntry } from '../../support/lively-play.ts';

it.each([3, 4, 5])('a quick random move is always legal, and of every kind there is: %i seats', (seats) => {
  const found = new Set<MoveKind>();
  const dice = seededDice(seats);
  for (let game = 0; game < 40; game++) {
    const state = URLAND.setUp(seats, {});
    for (let entry = livelyEntry(state, dice); entry; entry = livelyEntry(state, dice)) {
      const decision = URLAND.decision(state);
      if (decision.kind === 'seats') {
        const by = pickOne(decision.seats, dice);
        const move = randomMove(state, by, dice);
        expect([move, URLAND.refuse(state, { by, move })]).toEqual([move, null]);
        found.add(move.kind);
      }
      URLAND.enact(state, entry, null);
    }
  }
  const expected = MOVE_KINDS.filter((kind) => seats > 3 || kind !== 'stink');
  expect([...found].sort()).toEqual([...expected].sort());
});
