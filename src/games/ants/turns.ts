/** Turns, rounds, the final incubations and the end. */
import { leftOf, type Seat } from '#engine/seat.ts';
import { popTask, pushTasks, replaceTask } from './agenda.ts';
import { emptySlots } from './deck.ts';
import type { Tell } from './events.ts';
import { scoresOf, winnersOf } from './scoring.ts';
import { roundCap, setOffEnd } from './stars.ts';
import { activeSeat, type State } from './state.ts';

function beginTurn(state: State, seat: Seat, tell: Tell): void {
  state.turn = seat;
  state.turns += 1;
  state.recycled = [];
  tell?.({ kind: state.isFinal ? 'final-incubation-began' : 'turn-began', seat });
  state.agenda = [{ kind: 'end-turn' }, { kind: state.isFinal ? 'final' : 'main' }];
}

/** R-CAP: when the last possible round begins, it is known to be the last. */
export function beginRound(state: State, seat: Seat, tell: Tell): void {
  state.round += 1;
  tell?.({ kind: 'round-began', round: state.round });
  if (state.round >= roundCap(state)) setOffEnd(state, state.round, tell);
  beginTurn(state, seat, tell);
}

const isLastTurn = (state: State): boolean => state.isFinal && leftOf(activeSeat(state), state.seats) === state.first;

/** Empty slots of the display are tried again before the next seat is active; not at the very end. */
export function endTurn(state: State): void {
  popTask(state);
  state.agenda.push({ kind: 'next-turn' });
  if (!isLastTurn(state))
    pushTasks(
      state,
      emptySlots(state).map((slot) => ({ kind: 'refill', slot })),
    );
}

export function nextTurn(state: State, tell: Tell): void {
  const next = leftOf(activeSeat(state), state.seats);
  replaceTask(state);
  if (isLastTurn(state)) return finish(state, tell);
  if (next !== state.first) return beginTurn(state, next, tell);
  if (state.round !== state.last) return beginRound(state, next, tell);
  state.isFinal = true;
  beginTurn(state, next, tell);
}

function finish(state: State, tell: Tell): void {
  state.phase = 'over';
  state.agenda = [];
  tell?.({ kind: 'won', winners: winnersOf(state), scores: scoresOf(state) });
}
