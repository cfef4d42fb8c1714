/** Feeding in Phase 1: a meal, or starving. */
import { inOrder } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { hurt, isOn } from './amoebas.ts';
import { EXCRETED } from './box.ts';
import { fromReserve, toReserve } from './cubes.ts';
import { actingAmoeba, actingSpace } from './drift.ts';
import { isServed, type Meal, type MealId, mealsFor } from './meals.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { itself, type Rule, refuseOther } from './rule.ts';
import { ofSeat, type Position, pay } from './state.ts';
import { endActing } from './turns.ts';

/** R-FAILED: a failed attack took the meal's place, but not for an attacker that was dragged to another space. */
const hasMealtime = (position: Position): boolean =>
  position.attack === null || position.attack.space !== actingSpace(position);

/** R-MUST-EAT: with a basic meal in front of it, it eats. */
export function mustEat(position: Position, seat: Seat): boolean {
  if (!hasMealtime(position)) return false;
  const space = actingSpace(position);
  for (const meal of mealsFor(position, seat)) if (meal.isBasic && isServed(position, space, meal)) return true;
  return false;
}

/** R-PARASITE: an opponent with an amoeba in the space and at least 1 BP. */
const canBeDrained = (position: Position, seat: Seat, payer: Seat): boolean =>
  payer !== seat && ofSeat(position.bp, payer) > 0 && isOn(position, payer, actingSpace(position));

const payers = (position: Position, seat: Seat): Seat[] =>
  seatsOf(position.seats).filter((other) => canBeDrained(position, seat, other));

const isPossible = (position: Position, seat: Seat, meal: Meal): boolean =>
  isServed(position, actingSpace(position), meal) &&
  (meal.isFree || (meal.isPaid && payers(position, seat).length > 0));

/** Every meal that can be eaten now, with or without a payer. */
export const possibleMeals = (position: Position, seat: Seat): Meal[] =>
  hasMealtime(position) ? mealsFor(position, seat).filter((meal) => isPossible(position, seat, meal)) : [];

/** Who could pay for this meal, nobody among them. */
export const payersFor = (position: Position, seat: Seat, { isFree, isPaid }: Meal): (Seat | 'nobody')[] => [
  ...(isFree ? (['nobody'] as const) : []),
  ...(isPaid ? payers(position, seat) : []),
];

const mealOf = (position: Position, seat: Seat, id: MealId): Meal | undefined =>
  mealsFor(position, seat).find((meal) => meal.id === id);

function refuseMeal(position: Position, seat: Seat, meal: Meal, payer: Seat | 'nobody' | undefined): Refusal | null {
  if (!isServed(position, actingSpace(position), meal)) return { code: 'food-not-there' };
  if (payer === undefined) return payersFor(position, seat, meal).length > 0 ? null : { code: 'needs-payer' };
  if (payer === 'nobody') return meal.isFree ? null : { code: 'needs-payer' };
  if (!canBeDrained(position, seat, payer)) return { code: 'no-payer', seat: payer };
  return meal.isPaid ? null : { code: 'whole-meal' };
}

export const EAT: Rule<MoveOf<'eat'>> = {
  next: inOrder(
    itself(actingAmoeba),
    {
      kind: 'options',
      asks: 'meal',
      of: 'meal',
      among: (position, seat) => possibleMeals(position, seat).map(({ id }) => id),
    },
    {
      kind: 'options',
      asks: 'payer',
      of: 'payer',
      among: (position, seat, { meal: id }) => {
        const meal = id === undefined ? undefined : mealOf(position, seat, id);
        return meal ? payersFor(position, seat, meal) : [];
      },
    },
  ),

  refuse(position, seat, { amoeba, meal: id, payer }) {
    if (!hasMealtime(position)) return { code: 'attack-instead-of-meal' };
    if (id === undefined && possibleMeals(position, seat).length === 0) return { code: 'no-meal' };
    const refusal = refuseOther(amoeba, actingAmoeba(position));
    if (refusal || id === undefined) return refusal;
    const meal = mealOf(position, seat, id);
    return meal ? refuseMeal(position, seat, meal, payer) : { code: 'not-your-meal' };
  },

  enact(state, seat, { amoeba, meal: id, payer }, tell) {
    const space = actingSpace(state);
    const cubes = mealOf(state, seat, id)?.cubes ?? [];
    for (const [colour, count] of cubes.entries()) if (count > 0) toReserve(state, space, colour as Seat, count);
    const excreted = fromReserve(state, space, seat, EXCRETED);
    if (payer !== 'nobody') pay(state, payer, 1);
    tell?.({ kind: 'ate', seat, amoeba, space, cubes, payer: payer === 'nobody' ? null : payer, excreted });
    endActing(state);
  },
};

export const STARVE: Rule<MoveOf<'starve'>> = {
  next: inOrder(itself(actingAmoeba)),

  refuse: (position, seat, { amoeba }) =>
    mustEat(position, seat) ? { code: 'must-eat' } : refuseOther(amoeba, actingAmoeba(position)),

  enact(state, seat, { amoeba }, tell) {
    const space = actingSpace(state);
    const damage = hurt(state, seat, amoeba);
    tell?.({ kind: 'starved', seat, amoeba, space, damage });
    endActing(state);
  },
};
