/** A step: an amoeba goes over to the next space by drift, move or flight, with cubes and with those that cling to it. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { isOn, stand, standingOf } from './amoebas.ts';
import { failAttack } from './attack.ts';
import { neighbour, type Outcome, type Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import { type Cubes, carry } from './cubes.ts';
import type { Going, Tell } from './events.ts';
import { hasSpeed, type Moving, movingIn, ownerOf, type Position, type State } from './state.ts';

export function beginMoving(state: State, seat: Seat, amoeba: AmoebaNumber, step: number): void {
  state.moving = { seat, amoeba, step, roll: [], to: null, take: Array(state.seats).fill(0) };
}

/** A move under way during an attack is a flight: whoever attacks has moved before. */
const goingOf = ({ attack }: Position, { step }: Moving): Going => {
  if (attack !== null) return 'flight';
  return step === 0 ? 'drift' : 'move';
};

/** Who is asked whether amoebas cling to the leaving one: the owner of Holding, if they are others' and there. */
function clinger(position: Position): Seat | null {
  const { seat, amoeba } = movingIn(position);
  const holder = ownerOf(position, 'holding');
  if (holder === null || holder === seat) return null;
  return isOn(position, holder, standingOf(position, seat, amoeba)) ? holder : null;
}

/** A blocked way is the outcome `stay`. */
export function takeStep(state: State, way: Outcome, take: Cubes, tell: Tell): void {
  const moving = movingIn(state);
  const from = standingOf(state, moving.seat, moving.amoeba);
  const to = way === 'stay' ? 0 : neighbour(from, way);
  if (to === 0) return stayPut(state, from, tell);
  moving.to = to;
  for (const { place, count } of take) moving.take[place] = count;
  if (clinger(state) === null) goOver(state, [], tell);
  else state.phase = 'cling';
}

function stayPut(state: State, space: Space, tell: Tell): void {
  const moving = movingIn(state);
  const { seat, amoeba } = moving;
  tell?.({ kind: 'stayed', seat, amoeba, going: goingOf(state, moving), space });
  afterStep(state, space, space, tell);
}

/** Amoeba, cubes and clinging amoebas go over together. R-TENTACLE-CLING: those that cling take no cubes. */
export function goOver(state: State, clinging: readonly AmoebaNumber[], tell: Tell): void {
  const moving = movingIn(state);
  const { seat, amoeba, to, take } = moving;
  const from = standingOf(state, seat, amoeba);
  const holder = clinger(state);
  invariant(to !== null, 'a step that leaves has a target');
  tell?.({ kind: 'went', seat, amoeba, going: goingOf(state, moving), from, to, take: [...take] });
  stand(state, seat, amoeba, to);
  for (const [colour, count] of take.entries()) if (count > 0) carry(state, from, to, colour as Seat, count);
  if (holder !== null && clinging.length > 0) drag(state, holder, clinging, from, to, tell);
  afterStep(state, from, to, tell);
}

function drag(state: State, seat: Seat, amoebas: readonly AmoebaNumber[], from: Space, to: Space, tell: Tell): void {
  for (const amoeba of amoebas) stand(state, seat, amoeba, to);
  tell?.({ kind: 'clung', seat, amoebas: [...amoebas], from, to });
}

function afterStep(state: State, from: Space, to: Space, tell: Tell): void {
  const moving = movingIn(state);
  moving.roll = [];
  moving.to = null;
  moving.take.fill(0);
  if (state.attack !== null) return afterFlightStep(state, from !== state.attack.space || from !== to, tell);
  if (moving.step === 1 && hasSpeed(state, moving.seat)) state.phase = 'again';
  else arrive(state);
}

/** R-FLEE: as soon as a step leaves the space, the attack has failed. If the first did not, a second follows unasked. */
function afterFlightStep(state: State, hasLeft: boolean, tell: Tell): void {
  const moving = movingIn(state);
  const hasSecond = moving.step === 1 && hasSpeed(state, moving.seat);
  if (hasSecond && hasLeft) state.phase = 'again';
  else if (hasSecond) goAgain(state);
  else if (hasLeft) failAttack(state, tell);
  else backToReact(state);
}

/** The second step: new dice. */
export function goAgain(state: State): void {
  movingIn(state).step = 2;
  state.phase = 'roll';
}

/** The move is over: it feeds where it is. */
export function arrive(state: State): void {
  state.moving = null;
  state.phase = 'feed';
}

function backToReact(state: State): void {
  state.moving = null;
  state.phase = 'react';
}
