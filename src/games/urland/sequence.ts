/**
 * The order of play: which phase follows a finished one. Other files lead only through the steps of their own event:
 * setup, a panic (and back to the drawing), the change of epochs, an auction, the final scoring.
 */
import { invariant } from '#engine/invariant.ts';
import { leftOf, type Seat } from '#engine/seat.ts';
import { canDraw, isHandFull, reveal } from './chips.ts';
import { finish } from './ending.ts';
import { beginEpoch, hasTooFewChips } from './epoch.ts';
import type { Tell } from './events.ts';
import { isExtinct } from './ichtos.ts';
import { closeAuction, hasBuyer, isSoldOut, openAuction, passOver, showBids } from './mutation.ts';
import { dummyOf } from './roles.ts';
import { scoreLand } from './scoring.ts';
import type { MutationAfter, State } from './state.ts';
import { hasReachedFinish, mutationDue } from './track.ts';
import { actionsOf, isTurnOver } from './turn.ts';

/** Goes on until a seat or chance must decide. */
export function goOn(state: State, tell: Tell): void {
  while (isDone(state)) advance(state, tell);
}

/** Leads on from a phase that is finished. */
function isDone(state: State): boolean {
  const { phase } = state;
  switch (phase.kind) {
    case 'setup':
      return isHandFull(state);
    case 'draw':
      return isHandFull(state) || !canDraw(state);
    case 'choose':
      return state.picked !== null;
    case 'actions':
      return isTurnOver(state, phase);
    case 'dive':
      return phase.lands.length === 0;
    case 'bid':
      return phase.waiting.length === 0;
    case 'buy':
      return !hasBuyer(state, phase);
    case 'panic':
    case 'flee':
    case 'epoch':
    case 'over':
      return false;
  }
}

function advance(state: State, tell: Tell): void {
  const { phase } = state;
  switch (phase.kind) {
    case 'setup':
      return afterFirstHand(state);
    case 'draw':
      state.phase = { kind: isHandFull(state) ? 'choose' : 'epoch' };
      return;
    case 'choose':
      return nextIchto(state, leftOf(dummyOf(state, environmentOf(state)), state.seats), tell);
    case 'actions':
      tell?.({ kind: 'turn-ended', seat: phase.seat });
      return nextIchto(state, leftOf(phase.seat, state.seats), tell);
    case 'dive':
      return afterLosses(state, tell);
    case 'bid':
      return showBids(state, phase.after, tell);
    case 'buy':
      return isSoldOut(state, phase) ? afterAuction(state, phase.after, tell) : passOver(state, phase, tell);
    case 'panic':
    case 'flee':
    case 'epoch':
    case 'over':
      invariant(false, `${phase.kind} waits for a decision`);
  }
}

function environmentOf({ environment }: State): Seat {
  invariant(environment !== null, 'somebody is Environment player');
  return environment;
}

/** Panic is mixed into the pile only now: the first hand never holds it. */
function afterFirstHand(state: State): void {
  state.panicked = false;
  state.phase = { kind: 'choose' };
}

/** Clockwise from the Dummy's left; when it is the Environment player's turn again, the turn's chip is scored. */
function nextIchto(state: State, seat: Seat, tell: Tell): void {
  if (seat === state.environment) return scoreTurn(state, tell);
  if (isExtinct(state, seat)) {
    tell?.({ kind: 'passed-over', seat });
    return nextIchto(state, leftOf(seat, state.seats), tell);
  }
  const left = actionsOf(state, seat);
  state.phase = { kind: 'actions', seat, left, extraPlayed: false };
  tell?.({ kind: 'turn-began', seat, actions: left });
}

function scoreTurn(state: State, tell: Tell): void {
  const chip = state.picked;
  invariant(chip !== null, 'a chip is picked');
  reveal(state, chip);
  scoreLand(state, chip, tell);
  if (hasReachedFinish(state)) return finish(state, tell);
  mutateOr(moveRoles, state, 'turn', tell);
}

function afterLosses(state: State, tell: Tell): void {
  if (hasReachedFinish(state) || hasTooFewChips(state)) return finish(state, tell);
  mutateOr(beginEpoch, state, 'epoch', tell);
}

function mutateOr(otherwise: (state: State, tell: Tell) => void, state: State, after: MutationAfter, tell: Tell): void {
  const space = mutationDue(state);
  if (space === null) otherwise(state, tell);
  else openAuction(state, space, after, tell);
}

function afterAuction(state: State, after: MutationAfter, tell: Tell): void {
  closeAuction(state, tell);
  if (after === 'turn') moveRoles(state);
  else beginEpoch(state, tell);
}

/** All roles move one seat to the left: the Dummy becomes Environment player. */
function moveRoles(state: State): void {
  state.environment = dummyOf(state, environmentOf(state));
  state.phase = { kind: 'draw' };
}
