/** The amoebas on the board: where each stands, and how badly it is damaged. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Space } from './board.ts';
import { AMOEBAS, type AmoebaNumber, DEADLY, DEADLY_WITH_LIFE, NUMBERS } from './box.ts';
import { hasGene, type Position, type State } from './state.ts';

const at = (seat: Seat, number: AmoebaNumber): number => seat * AMOEBAS + number - 1;

/** 0 for one that is not on the board. */
export const spaceOf = ({ spaces }: Position, seat: Seat, number: AmoebaNumber): Space | 0 =>
  spaces[at(seat, number)] ?? 0;

export const damageOf = ({ damage }: Position, seat: Seat, number: AmoebaNumber): number =>
  damage[at(seat, number)] ?? 0;

export function standingOf(position: Position, seat: Seat, number: AmoebaNumber): Space {
  const space = spaceOf(position, seat, number);
  invariant(space !== 0, 'an amoeba on the board');
  return space;
}

export function isOn({ spaces }: Position, seat: Seat, space: Space): boolean {
  const first = seat * AMOEBAS;
  for (let index = first; index < first + AMOEBAS; index++) if (spaces[index] === space) return true;
  return false;
}

/** By number. */
export const numbersOn = (position: Position, seat: Seat, space: Space): AmoebaNumber[] =>
  NUMBERS.filter((number) => spaceOf(position, seat, number) === space);

export const numbersOf = (position: Position, seat: Seat): AmoebaNumber[] =>
  NUMBERS.filter((number) => spaceOf(position, seat, number) !== 0);

export function countOf({ spaces }: Position, seat: Seat): number {
  let count = 0;
  const first = seat * AMOEBAS;
  for (let index = first; index < first + AMOEBAS; index++) if (spaces[index] !== 0) count++;
  return count;
}

/** The first on the board after this number; null where there is none. */
export function nextNumber(position: Position, seat: Seat, after: number): AmoebaNumber | null {
  for (const number of NUMBERS) if (number > after && spaceOf(position, seat, number) !== 0) return number;
  return null;
}

export function stand(state: State, seat: Seat, number: AmoebaNumber, space: Space): void {
  state.spaces[at(seat, number)] = space;
}

export function bring(state: State, seat: Seat, number: AmoebaNumber, space: Space, damage: number): void {
  stand(state, seat, number, space);
  state.damage[at(seat, number)] = damage;
}

/** Back to its owner, without damage. */
export function remove(state: State, seat: Seat, number: AmoebaNumber): void {
  state.spaces[at(seat, number)] = 0;
  state.damage[at(seat, number)] = 0;
}

export function hurt(state: State, seat: Seat, number: AmoebaNumber): number {
  const damage = damageOf(state, seat, number) + 1;
  state.damage[at(seat, number)] = damage;
  return damage;
}

/** The damage that an amoeba of this player dies of. */
export const deadlyFor = (position: Position, seat: Seat): number =>
  hasGene(position, seat, 'life') ? DEADLY_WITH_LIFE : DEADLY;
