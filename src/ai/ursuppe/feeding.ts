/** What an amoeba can do for its meal: eat, attack or starve. */
import type { Seat } from '#engine/seat.ts';
import { cubesOn } from '#games/ursuppe/cubes.ts';
import { actingAmoeba, actingSpace } from '#games/ursuppe/drift.ts';
import { mustEat, payersFor, possibleMeals } from '#games/ursuppe/feeding.ts';
import type { Meal } from '#games/ursuppe/meals.ts';
import { refuseStruggle } from '#games/ursuppe/struggle.ts';
import { struggles } from './attacking.ts';
import type { Weighed } from './steps.ts';
import { costOfHunger, type Worth } from './worth.ts';

/** A cube of the scarcest colour that a meal leaves, and a cube that it takes. */
const LEFT = 0.05;
const TAKEN = 0.02;
const MOST_LEFT = 4;

/** The smallest rest of a colour that the meal takes from: what is left is there for the next. */
function leaves({ position }: Worth, { cubes }: Meal): number {
  const space = actingSpace(position);
  let least = MOST_LEFT;
  for (let colour = 0 as Seat; colour < cubes.length; colour++) {
    const count = cubes[colour] ?? 0;
    if (count > 0) least = Math.min(least, cubesOn(position, space, colour) - count);
  }
  return least;
}

function meals(worth: Worth): Weighed[] {
  const { position, seat, scales, bp } = worth;
  const amoeba = actingAmoeba(position);
  return possibleMeals(position, seat).flatMap((meal) => {
    const promise = LEFT * leaves(worth, meal) - TAKEN * meal.size;
    return payersFor(position, seat, meal).map((payer) => ({
      move: { kind: 'eat', amoeba, meal: meal.id, payer },
      promise: promise + (payer === 'nobody' ? 0 : scales.malice * bp),
    }));
  });
}

export function feedings(worth: Worth): Weighed[] {
  const { position, seat } = worth;
  const amoeba = actingAmoeba(position);
  const eaten = meals(worth);
  if (mustEat(position, seat)) return eaten;
  const starving: Weighed = { move: { kind: 'starve', amoeba }, promise: -costOfHunger(worth, amoeba) };
  return refuseStruggle(position, seat) === null ? [...eaten, ...struggles(worth), starving] : [...eaten, starving];
}
