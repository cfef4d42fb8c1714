/** Which cubes make a meal for whom: all of it worked out once, for every set of feeding genes. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Space } from './board.ts';
import { MAX_SEATS, MIN_SEATS } from './box.ts';
import { cubesOn } from './cubes.ts';
import { hasGene, type Position } from './state.ts';

/** How many cubes of each colour, in seat order: `0,2,1`. */
export type MealId = string;

export interface Meal {
  readonly id: MealId;
  /** By colour. */
  readonly cubes: readonly number[];
  readonly size: number;
  readonly isBasic: boolean;
  /** Can be eaten without a payer. */
  readonly isFree: boolean;
  /** Parasitism: can be eaten at somebody's cost. */
  readonly isPaid: boolean;
}

export const mealIdOf = (cubes: readonly number[]): MealId => cubes.join(',');
export const cubesIn = (meal: MealId): number[] => meal.split(',').map(Number);

/** Of foreign colours, the largest first. */
const BASIC: Readonly<Record<number, readonly (readonly number[])[]>> = { 3: [[2, 1]], 4: [[1, 1, 1]] };
const SUBSTITUTION: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[4, 0]],
  4: [
    [2, 2, 0],
    [3, 1, 0],
  ],
};

/** Every different order of these counts. */
function arrangements(counts: readonly number[]): number[][] {
  if (counts.length <= 1) return [[...counts]];
  return [...new Set(counts)].flatMap((first) => {
    const at = counts.indexOf(first);
    return arrangements(counts.toSpliced(at, 1)).map((others) => [first, ...others]);
  });
}

/** In every arrangement of the foreign colours, with none of the own colour. */
const arranged = (shapes: readonly (readonly number[])[], own: number): MealId[] =>
  shapes.flatMap((shape) => arrangements(shape).map((foreign) => mealIdOf(foreign.toSpliced(own, 0, 0))));

/** Every one of these meals less one cube, any. */
const lessOne = (meals: readonly MealId[]): MealId[] =>
  meals.flatMap((meal) => {
    const cubes = cubesIn(meal);
    return cubes.flatMap((count, colour) => (count > 0 ? [mealIdOf(cubes.with(colour, count - 1))] : []));
  });

const SUBSTITUTES = 1;
const FRUGAL = 2;
const PARASITE = 4;

/** What a seat can eat with these feeding genes. Basic meals come first, then larger ones before smaller ones. */
function mealsWith(seats: number, own: number, genes: number): readonly Meal[] {
  const basic = arranged(BASIC[seats] ?? [], own);
  const substituted = genes & SUBSTITUTES ? [...basic, ...arranged(SUBSTITUTION[seats] ?? [], own)] : basic;
  const free = genes & FRUGAL ? [...substituted, ...lessOne(substituted)] : substituted;
  const paid = genes & PARASITE ? lessOne(free) : [];
  const meals = [...new Set([...free, ...paid])].map((id): Meal => {
    const cubes = cubesIn(id);
    const size = cubes.reduce((sum, count) => sum + count, 0);
    return { id, cubes, size, isBasic: basic.includes(id), isFree: free.includes(id), isPaid: paid.includes(id) };
  });
  return meals.sort((a, b) => Number(b.isBasic) - Number(a.isBasic) || b.size - a.size);
}

const GENE_SETS = [0, 1, 2, 3, 4, 5, 6, 7];
const SEAT_COUNTS = [MIN_SEATS, MAX_SEATS];

/** By number of seats, seat and genes. */
const MEALS = SEAT_COUNTS.map((seats) =>
  seatsOf(seats).map((own) => GENE_SETS.map((genes) => mealsWith(seats, own, genes))),
);

export const MEAL_IDS: readonly MealId[] = [...new Set(MEALS.flat(3).map(({ id }) => id))];

const feedingGenes = (position: Position, seat: Seat): number =>
  (hasGene(position, seat, 'substitution') ? SUBSTITUTES : 0) |
  (hasGene(position, seat, 'frugality') ? FRUGAL : 0) |
  (hasGene(position, seat, 'parasitism') ? PARASITE : 0);

const NO_MEALS: readonly Meal[] = [];

/** Every meal that this player's amoebas can eat, if the cubes are there. */
export const mealsFor = (position: Position, seat: Seat): readonly Meal[] =>
  MEALS[position.seats - MIN_SEATS]?.[seat]?.[feedingGenes(position, seat)] ?? NO_MEALS;

/** All its cubes lie in the space. */
export function isServed(position: Position, space: Space, { cubes }: Meal): boolean {
  for (let colour = 0; colour < cubes.length; colour++) {
    if ((cubes[colour] ?? 0) > cubesOn(position, space, colour as Seat)) return false;
  }
  return true;
}
