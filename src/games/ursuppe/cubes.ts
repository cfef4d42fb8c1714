/** Food: each cube lies in a space or in its colour's reserve. A colour is the seat that it belongs to. */
import type { Heap } from '#engine/menu.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Space } from './board.ts';
import { ofSeat, type Position, type State } from './state.ts';

/** Colours in seat order, none twice, none with 0. */
export type Cubes = Heap<Seat>;

export const NO_CUBES: Cubes = [];

/** Where a space begins in the list of cubes. */
const rowOf = ({ seats }: Position, space: Space): number => (space - 1) * seats;

export const cubesOn = (position: Position, space: Space, colour: Seat): number =>
  position.cubes[rowOf(position, space) + colour] ?? 0;

/** By colour. */
export const allCubesOn = (position: Position, space: Space): number[] =>
  position.cubes.slice(rowOf(position, space), rowOf(position, space) + position.seats);

export function hasCubes(position: Position, space: Space): boolean {
  const row = rowOf(position, space);
  for (let colour = 0; colour < position.seats; colour++) if (position.cubes[row + colour] !== 0) return true;
  return false;
}

/** The cubes of a space as a heap to choose from. */
export const heapOn = (position: Position, space: Space): Cubes =>
  seatsOf(position.seats)
    .map((place) => ({ place, count: cubesOn(position, space, place) }))
    .filter(({ count }) => count > 0);

export function carry(state: State, from: Space, to: Space, colour: Seat, count: number): void {
  addTo(state, from, colour, -count);
  addTo(state, to, colour, count);
}

function addTo(state: State, space: Space, colour: Seat, count: number): void {
  const index = rowOf(state, space) + colour;
  state.cubes[index] = (state.cubes[index] ?? 0) + count;
}

export function toReserve(state: State, space: Space, colour: Seat, count: number): void {
  addTo(state, space, colour, -count);
  state.reserve[colour] = ofSeat(state.reserve, colour) + count;
}

/** A shortage: what the reserve has is placed, no other colour instead, and no debt. Answers how many came. */
export function fromReserve(state: State, space: Space, colour: Seat, wanted: number): number {
  const count = Math.min(wanted, ofSeat(state.reserve, colour));
  addTo(state, space, colour, count);
  state.reserve[colour] = ofSeat(state.reserve, colour) - count;
  return count;
}

/** So many of each colour in play; answers what came, by colour. */
export const ofEachColour = (state: State, space: Space, wanted: number): number[] =>
  seatsOf(state.seats).map((colour) => fromReserve(state, space, colour, wanted));
