/** The turns of a phase, one player after the other. */
import type { Seat } from '#engine/seat.ts';
import { nextNumber } from './amoebas.ts';
import { type Phase, type State, turnIn } from './state.ts';
import { nextAhead, nextBehind } from './track.ts';

/** Null: the phase has no more turns, and what follows is for the order of play to say. */
export function beginTurn(state: State, seat: Seat | null): void {
  state.turn = seat;
  if (seat !== null) state.turns += 1;
}

/** Phase 1 goes ascending. */
export function nextToMove(state: State): void {
  beginTurn(state, nextAhead(state, state.turn));
  state.amoeba = state.turn === null ? null : nextNumber(state, state.turn, 0);
}

/** Every other phase goes descending. */
export function nextInPhase(state: State): void {
  beginTurn(state, nextBehind(state, state.turn));
}

export function beginPhase(state: State, phase: Phase): void {
  state.phase = phase;
  state.turn = null;
  state.amoeba = null;
  nextInPhase(state);
}

/** The next of the player's amoebas acts. R-KILLED: one that has been eaten does not. */
export function endActing(state: State): void {
  state.phase = 'move';
  state.moving = null;
  state.attack = null;
  state.amoeba = nextNumber(state, turnIn(state), state.amoeba ?? 0);
}
