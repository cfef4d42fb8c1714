/** Why an amoeba drifts, moves, stays or clings. */
import type { Seat } from '#engine/seat.ts';
import { standingOf } from '#games/ursuppe/amoebas.ts';
import { neighboursOf, type Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import type { Cubes } from '#games/ursuppe/cubes.ts';
import type { MoveOf } from '#games/ursuppe/moves.ts';
import { refuseStepPrice, stepPrice } from '#games/ursuppe/moving.ts';
import { outcomesIn } from '#games/ursuppe/outcomes.ts';
import { driftTarget } from '#games/ursuppe/outlook/drifting.ts';
import { movingIn, type Position } from '#games/ursuppe/state.ts';
import { canEat } from './food.ts';
import { targetOf } from './going.ts';
import { oddsOfStep } from './odds.ts';
import { isDying, ON_THE_WHOLE, percentOf, type Reason } from './reason.ts';

/** With the cubes that it brings along. */
function findsMeal(view: Position, seat: Seat, from: Space, to: Space, take: Cubes): boolean {
  if (take.length === 0 || from === to) return canEat(view, seat, to);
  const cubes = view.cubes.slice();
  for (const { place, count } of take) {
    cubes[(from - 1) * view.seats + place] = (cubes[(from - 1) * view.seats + place] ?? 0) - count;
    cubes[(to - 1) * view.seats + place] = (cubes[(to - 1) * view.seats + place] ?? 0) + count;
  }
  return canEat({ ...view, cubes }, seat, to);
}

const isFood =
  (view: Position, seat: Seat) =>
  (space: Space): boolean =>
    canEat(view, seat, space);

/** How often one paid step finds a meal, in percent. */
const stepPercent = (view: Position, seat: Seat, from: Space): number =>
  percentOf(oddsOfStep(view, seat, from, isFood(view, seat)));

const food = (space: Space): Reason => ({ id: 'food', values: { space } });

const isFoodNear = (view: Position, seat: Seat, from: Space): boolean =>
  canEat(view, seat, from) || neighboursOf(from).some((space) => space !== 0 && canEat(view, seat, space));

/** An amoeba that goes, or stays, where no meal lies. */
function forHunger(view: Position, seat: Seat, amoeba: AmoebaNumber): Reason {
  if (isDying(view, seat, amoeba)) return { id: 'dies-anyway', values: {} };
  const from = standingOf(view, seat, amoeba);
  return isFoodNear(view, seat, from) ? ON_THE_WHOLE : { id: 'no-food-near', values: {} };
}

export function forDrifting(view: Position, seat: Seat, { amoeba, take }: MoveOf<'drift'>): Reason {
  const from = standingOf(view, seat, amoeba);
  const space = driftTarget(view, from);
  if (findsMeal(view, seat, from, space, take)) return food(space);
  const hunger = forHunger(view, seat, amoeba);
  if (hunger.id !== 'on-the-whole' || canEat(view, seat, space)) return hunger;
  if (refuseStepPrice(view, seat) !== null) return ON_THE_WHOLE;
  const price = stepPrice(view, seat);
  return { id: 'poor-odds', values: { space, percent: stepPercent(view, seat, from), price } };
}

export function forMoving(view: Position, seat: Seat, move: MoveOf<'move' | 'again' | 'stay'>): Reason {
  const from = standingOf(view, seat, move.amoeba);
  const way = move.kind === 'stay' ? 'stay' : move.way;
  const take = move.kind === 'stay' ? [] : move.take;
  if (way === 'dice') return forDice(view, seat, move, from);
  const to = targetOf(from, way);
  return findsMeal(view, seat, from, to, take) ? food(to) : forHunger(view, seat, move.amoeba);
}

function forDice(view: Position, seat: Seat, { kind, amoeba }: MoveOf<'move' | 'again' | 'stay'>, from: Space): Reason {
  const percent = stepPercent(view, seat, from);
  const space = kind === 'move' ? driftTarget(view, from) : from;
  if (canEat(view, seat, space)) return ON_THE_WHOLE;
  if (percent === 0) return forHunger(view, seat, amoeba);
  return kind === 'move'
    ? { id: 'away-from-hunger', values: { space, percent } }
    : { id: 'once-more', values: { percent } };
}

export function forGoing(view: Position, seat: Seat, { amoeba, way, take }: MoveOf<'go'>): Reason {
  const from = standingOf(view, seat, amoeba);
  const to = targetOf(from, way);
  if (findsMeal(view, seat, from, to, take)) return food(to);
  const isAnyFood = outcomesIn(view).some((outcome) => canEat(view, seat, targetOf(from, outcome)));
  return isAnyFood ? ON_THE_WHOLE : { id: 'no-way-to-food', values: {} };
}

export function forResting(view: Position, seat: Seat, amoeba: AmoebaNumber): Reason {
  const space = standingOf(view, seat, amoeba);
  return canEat(view, seat, space) ? food(space) : forHunger(view, seat, amoeba);
}

export function forClinging(view: Position, seat: Seat, { amoebas }: MoveOf<'cling'>): Reason {
  const moving = movingIn(view);
  const from = standingOf(view, moving.seat, moving.amoeba);
  const to = moving.to ?? from;
  const [here, there] = [canEat(view, seat, from), canEat(view, seat, to)];
  if (amoebas.length > 0 && there && !here) return { id: 'cling-to-food', values: { space: to } };
  if (amoebas.length === 0 && here && !there) return { id: 'hold-to-food', values: { space: from } };
  return ON_THE_WHOLE;
}
