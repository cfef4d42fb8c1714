import { expect, it } from 'vitest';
import { pickOne, seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import type { MoveKind } from '#games/urland/moves.ts';
import { MOVE_KINDS } from '#games/urland/rules.ts';
import { randomMove } from '../../../bench/engine/random-move.ts';
import { livelyEntry } from '../../support/lively-play.ts';

const MOST_GAMES = 40;

it.each([3, 4, 5])('a quick random move is always legal, and of every kind there is: %i seats', (seats) => {
  const expected = MOVE_KINDS.filter((kind) => seats > 3 || kind !== 'stink');
  const found = new Set<MoveKind>();
  const dice = seededDice(seats);
  for (let game = 1; game <= MOST_GAMES && found.size < expected.length; game++) {
    const state = URLAND.setUp(seats, {});
    for (let entry = livelyEntry(state, dice); entry; entry = livelyEntry(state, dice)) {
      const decision = URLAND.decision(state);
      if (decision.kind === 'seats') {
        const by = pickOne(decision.seats, dice);
        const move = randomMove(state, by, dice);
        const refusal = URLAND.refuse(state, { by, move });
        if (refusal !== null) expect.fail(`${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
        found.add(move.kind);
      }
      URLAND.enact(state, entry, null);
    }
  }
  expect([...found].sort()).toEqual([...expected].sort());
});
