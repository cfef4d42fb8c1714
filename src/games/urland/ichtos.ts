/** Where the Ichtos are. Law: none is created or lost; they only move between the map and their reserve. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Area, OCEANS, type Ocean, REGIONS } from './board.ts';
import { ICHTOS_WITHOUT_MARKER } from './box.ts';
import { ofSeat, type Position } from './state.ts';

export const AREAS: readonly Area[] = [...OCEANS, ...REGIONS];

const OCEAN_ROW: Readonly<Record<Ocean, number>> = { A: 0, B: 1, C: 2, D: 3, E: 4 };

/**
 * The index of an area's counts in `Position.ichtos`: its row times the number of seats; counts follow in seat order.
 */
export const rowOf = (area: Area): number => (typeof area === 'number' ? area + OCEANS.length - 1 : OCEAN_ROW[area]);

export function ichtosAt(position: Position, area: Area, seat: Seat): number {
  return position.ichtos[rowOf(area) * position.seats + seat] ?? 0;
}

/** The counts of all colours in an area, in seat order. */
export function ichtosIn(position: Position, area: Area): number[] {
  const start = rowOf(area) * position.seats;
  return position.ichtos.slice(start, start + position.seats);
}

export function totalIn(position: Position, area: Area): number {
  const start = rowOf(area) * position.seats;
  let total = 0;
  for (let index = start; index < start + position.seats; index++) total += position.ichtos[index] ?? 0;
  return total;
}

/** One colour's count on the whole map: all that are not in the reserve, since none is ever lost. */
export const onMap = (position: Position, seat: Seat): number => ICHTOS_WITHOUT_MARKER - ofSeat(position.reserve, seat);

export function onLand(position: Position, seat: Seat): number {
  const { seats, ichtos } = position;
  let total = 0;
  for (let row = OCEANS.length; row < AREAS.length; row++) total += ichtos[row * seats + seat] ?? 0;
  return total;
}

export const isExtinct = (position: Position, seat: Seat): boolean => onMap(position, seat) === 0;

function add(position: Position, area: Area, seat: Seat, count: number): void {
  const index = rowOf(area) * position.seats + seat;
  position.ichtos[index] = (position.ichtos[index] ?? 0) + count;
}

export function moveIchtos(position: Position, seat: Seat, from: Area, to: Area, count: number): void {
  add(position, from, seat, -count);
  add(position, to, seat, count);
}

export function toReserve(position: Position, seat: Seat, from: Area, count: number): void {
  add(position, from, seat, -count);
  position.reserve[seat] = ofSeat(position.reserve, seat) + count;
}

export function fromReserve(position: Position, seat: Seat, to: Area, count: number): void {
  position.reserve[seat] = ofSeat(position.reserve, seat) - count;
  add(position, to, seat, count);
}

/** Moves all Ichtos of a land that has got another number. */
export function moveEverybody(position: Position, from: Area, to: Area): void {
  for (const seat of seatsOf(position.seats)) moveIchtos(position, seat, from, to, ichtosAt(position, from, seat));
}
