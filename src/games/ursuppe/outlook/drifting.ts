/** For each amoeba, where the current would take it, and whether it would find a meal there as the food lies now. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { damageOf, isOn, numbersOf, standingOf } from '../amoebas.ts';
import { neighbour, type Space } from '../board.ts';
import type { AmoebaNumber } from '../box.ts';
import { driftFrom } from '../drift.ts';
import { isServed, type Meal, mealsFor } from '../meals.ts';
import { ofSeat, type Position } from '../state.ts';
import { ascending } from '../track.ts';
import { phaseNumber } from './order-of-play.ts';

/** `basic`: it must eat. `genes`: it can, by a gene that feeds. */
export type Meals = 'basic' | 'genes' | 'none';

export interface Drifting {
  readonly amoeba: AmoebaNumber;
  readonly damage: number;
  readonly from: Space;
  readonly to: Space;
  readonly meals: Meals;
  /** It has moved and fed in this round. */
  readonly hasActed: boolean;
}

/** Parasitism: an opponent with BP has an amoeba there. */
export const hasPayer = (position: Position, seat: Seat, space: Space): boolean =>
  seatsOf(position.seats).some(
    (other) => other !== seat && ofSeat(position.bp, other) > 0 && isOn(position, other, space),
  );

/** What an amoeba of this player would find on a space now. */
export function mealsOn(position: Position, seat: Seat, space: Space): Meals {
  const canEat = ({ isFree, isPaid }: Meal): boolean => isFree || (isPaid && hasPayer(position, seat, space));
  const served = mealsFor(position, seat).filter((meal) => isServed(position, space, meal) && canEat(meal));
  if (served.some(({ isBasic }) => isBasic)) return 'basic';
  return served.length > 0 ? 'genes' : 'none';
}

export function driftTarget(position: Position, space: Space): Space {
  const way = driftFrom(position, space);
  return way === 'stay' ? space : neighbour(space, way) || space;
}

function hasActed(position: Position, seat: Seat, amoeba: AmoebaNumber): boolean {
  const { turn } = position;
  if (phaseNumber(position) !== 1 || turn === null) return false;
  const order = ascending(position);
  if (seat !== turn) return order.indexOf(seat) < order.indexOf(turn);
  return position.amoeba !== null && amoeba < position.amoeba;
}

export const driftings = (position: Position, seat: Seat): Drifting[] =>
  numbersOf(position, seat).map((amoeba) => {
    const from = standingOf(position, seat, amoeba);
    const to = driftTarget(position, from);
    return {
      amoeba,
      damage: damageOf(position, seat, amoeba),
      from,
      to,
      meals: mealsOn(position, seat, to),
      hasActed: hasActed(position, seat, amoeba),
    };
  });
