/**
 * Urland cut down to what both engines play: one epoch of land, breed, swim, retreat and score; no panic, no mutation.
 * Here its games come from, as entries of the full engine, which plays it from a state in which neither can happen.
 */
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';

const KINDS: readonly Move['kind'][] = ['score', 'land', 'breed', 'swim', 'retreat', 'done'];

export interface CutDownGame {
  readonly start: State;
  readonly entries: readonly Entry[];
  readonly end: State;
}

/** After setup, with Panic already out and all mutations behind. */
export function cutDownStart(seats: number, dice: Dice): State {
  const state = URLAND.setUp(seats, {});
  while (state.phase.kind === 'setup') URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, dice) }, null);
  return Object.assign(state, { panicked: true, mutations: 3, extraTurns: state.extraTurns.map(() => 0) });
}

function cutDownMove(state: State, seat: Seat, dice: Dice): Move {
  const view = URLAND.view(state, seat);
  for (;;) {
    const move = wander(URLAND, view, seat, dice);
    if (KINDS.includes(move.kind)) return move;
  }
}

export function cutDownGame(seats: number, seed: number): CutDownGame {
  const dice = seededDice(seed);
  const start = cutDownStart(seats, dice);
  const state = URLAND.copy(start);
  const entries: Entry[] = [];
  for (;;) {
    const decision = URLAND.decision(state);
    if (decision.kind === 'over' || state.phase.kind === 'epoch') return { start, entries, end: state };
    const by = decision.kind === 'seats' ? pickOne(decision.seats, dice) : 'chance';
    const entry: Entry =
      by === 'chance' ? { by, move: URLAND.draw(state, dice) } : { by, move: cutDownMove(state, by, dice) };
    URLAND.enact(state, entry, null);
    entries.push(entry);
  }
}
