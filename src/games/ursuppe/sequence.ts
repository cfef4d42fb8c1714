/**
 * The order of play: what follows when the turns of a phase are over, and what happens unasked. Other files only lead through
 * the steps of their own event: a step, an attack, a turn.
 */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { INCOME } from './box.ts';
import { naturalDeaths } from './deaths.ts';
import { decider } from './decider.ts';
import { excessOf } from './defects.ts';
import type { Tell } from './events.ts';
import { forcedMove } from './forced.ts';
import { ruleOf } from './rules.ts';
import { isFinished, score } from './scoring.ts';
import { nextToPlace } from './setup.ts';
import { ownerOf, type State } from './state.ts';
import { leader } from './track.ts';
import { beginPhase, beginTurn, nextInPhase, nextToMove } from './turns.ts';

/** Goes on until somebody, or chance, has to decide. */
export function goOn(state: State, tell: Tell): void {
  while (advance(state, tell));
}

/** One thing that follows by itself; false where something has to be decided. */
export function advance(state: State, tell: Tell): boolean {
  if (state.turn === null) return afterTurns(state, tell);
  if (state.phase === 'move' && state.amoeba === null) return passTurn(state, nextToMove, tell);
  if (state.phase === 'defect' && excessOf(state, state.turn) <= 0) return passTurn(state, nextInPhase, tell);
  return makeForcedMove(state, tell);
}

/** In Phase 1 the turn of a player with amoebas is announced (R-EXTINCT: who has none has no turn). */
function passTurn(state: State, next: (state: State) => void, tell: Tell): true {
  next(state);
  if (state.turn !== null && state.amoeba !== null) tell?.({ kind: 'turn-began', seat: state.turn });
  return true;
}

function makeForcedMove(state: State, tell: Tell): boolean {
  const seat = decider(state);
  const move = seat === null ? null : forcedMove(state, seat);
  if (seat === null || move === null) return false;
  ruleOf(move.kind).enact(state, seat, move, tell);
  return true;
}

/** What follows the last turn of a phase. False where chance decides, and at the end. */
function afterTurns(state: State, tell: Tell): boolean {
  switch (state.phase) {
    case 'start':
      state.phase = 'place';
      beginTurn(state, nextToPlace(state));
      return true;
    case 'place':
      return beginRound(state, tell);
    case 'move':
      state.phase = 'card';
      return false;
    case 'defect':
      beginPhase(state, 'genes');
      return true;
    case 'genes':
      return beginDivision(state, tell);
    case 'divide':
      return beginDeaths(state, tell);
    case 'aggression':
      return endRound(state, tell);
    case 'card':
    case 'order':
    case 'over':
      return false;
    default:
      invariant(false, `${state.phase} is inside a turn`);
  }
}

function beginRound(state: State, tell: Tell): true {
  state.round += 1;
  state.phase = 'move';
  state.turn = null;
  if (state.card !== null) tell?.({ kind: 'round-began', round: state.round, card: state.card });
  return passTurn(state, nextToMove, tell);
}

/** R-INCOME: everybody gets it when the phase begins. */
function beginDivision(state: State, tell: Tell): true {
  for (let seat = 0; seat < state.seats; seat++) state.bp[seat] = (state.bp[seat] ?? 0) + INCOME;
  tell?.({ kind: 'income', bp: INCOME });
  beginPhase(state, 'divide');
  return true;
}

/** After all natural deaths comes the owner of Aggression. */
function beginDeaths(state: State, tell: Tell): true {
  naturalDeaths(state, tell);
  state.phase = 'aggression';
  beginTurn(state, ownerOf(state, 'aggression'));
  return true;
}

function endRound(state: State, tell: Tell): boolean {
  score(state, tell);
  return isFinished(state) ? finish(state, leader(state), tell) : beginRound(state, tell);
}

function finish(state: State, winner: Seat, tell: Tell): false {
  state.phase = 'over';
  tell?.({ kind: 'won', seat: winner });
  return false;
}
