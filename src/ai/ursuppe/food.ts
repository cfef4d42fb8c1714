/** The food that an amoeba finds on a space, with the cubes that it brings along. */
import { heapSize } from '#engine/menu.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Space } from '#games/ursuppe/board.ts';
import { tentacleCarries } from '#games/ursuppe/box.ts';
import { type Cubes, cubesOn, NO_CUBES } from '#games/ursuppe/cubes.ts';
import { type Meal, mealsFor } from '#games/ursuppe/meals.ts';
import { hasPayer } from '#games/ursuppe/outlook/drifting.ts';
import { hasGene, type Position } from '#games/ursuppe/state.ts';

/** How many cubes are missing on the space for this meal. */
function missingFor(position: Position, space: Space, { cubes }: Meal): number {
  let missing = 0;
  for (let colour = 0; colour < cubes.length; colour++) {
    const short = (cubes[colour] ?? 0) - cubesOn(position, space, colour as Seat);
    if (short > 0) missing += short;
  }
  return missing;
}

export function canEat(position: Position, seat: Seat, space: Space): boolean {
  for (const meal of mealsFor(position, seat)) {
    if (missingFor(position, space, meal) === 0 && (meal.isFree || hasPayer(position, seat, space))) return true;
  }
  return false;
}

/** How many basic meals lie there; with feeding genes one more where a smaller one does. */
export function mealsAt(position: Position, seat: Seat, space: Space): number {
  const meals = position.seats === 3 ? mealsForThree(position, seat, space) : mealsForFour(position, seat, space);
  return meals > 0 || !canEat(position, seat, space) ? meals : 1;
}

function mealsForFour(position: Position, seat: Seat, space: Space): number {
  let fewest = Number.MAX_SAFE_INTEGER;
  for (let colour = 0 as Seat; colour < position.seats; colour++) {
    if (colour !== seat) fewest = Math.min(fewest, cubesOn(position, space, colour));
  }
  return fewest;
}

/** Two of one colour and one of the other: both run out by one at least, and by three together. */
function mealsForThree(position: Position, seat: Seat, space: Space): number {
  let fewest = Number.MAX_SAFE_INTEGER;
  let all = 0;
  for (let colour = 0 as Seat; colour < position.seats; colour++) {
    if (colour === seat) continue;
    const count = cubesOn(position, space, colour);
    fewest = Math.min(fewest, count);
    all += count;
  }
  return Math.min(fewest, Math.floor(all / 3));
}

/** Tentacle: the fewest cubes with which a meal lies there; null if no load brings one about. */
export function loadForMeal(position: Position, seat: Seat, from: Space, to: Space): Cubes | null {
  if (canEat(position, seat, to)) return NO_CUBES;
  if (!hasGene(position, seat, 'tentacle')) return null;
  for (const meal of mealsFor(position, seat)) {
    if (!meal.isFree || missingFor(position, to, meal) > tentacleCarries(position.seats)) continue;
    const load = loadFor(position, from, to, meal);
    if (load) return load;
  }
  return null;
}

function loadFor(position: Position, from: Space, to: Space, { cubes }: Meal): Cubes | null {
  const load = seatsOf(position.seats)
    .map((place) => ({ place, count: Math.max(0, (cubes[place] ?? 0) - cubesOn(position, to, place)) }))
    .filter(({ count }) => count > 0);
  return load.every(({ place, count }) => count <= cubesOn(position, from, place)) ? load : null;
}

/** Tentacle: as much food as it carries, of the colours that are scarcest where it goes. */
export function richestLoad(position: Position, seat: Seat, from: Space, to: Space): Cubes {
  const counts = seatsOf(position.seats).map(() => 0);
  const scarcity = (colour: Seat): number => cubesOn(position, to, colour) + (counts[colour] ?? 0);
  for (let left = tentacleCarries(position.seats); left > 0; left--) {
    const open = seatsOf(position.seats).filter(
      (colour) => colour !== seat && cubesOn(position, from, colour) > (counts[colour] ?? 0),
    );
    if (open.length === 0) break;
    const scarcest = open.reduce((least, next) => (scarcity(next) < scarcity(least) ? next : least));
    counts[scarcest] = (counts[scarcest] ?? 0) + 1;
  }
  return seatsOf(position.seats)
    .map((place) => ({ place, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0);
}

export const isSameLoad = (a: Cubes, b: Cubes): boolean =>
  heapSize(a) === heapSize(b) && a.every(({ place, count }) => b.some((o) => o.place === place && o.count === count));
