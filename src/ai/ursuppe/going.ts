/** What it is worth to an amoeba to drift, to move and to move again. */
import { isOn } from '#games/ursuppe/amoebas.ts';
import { DIRECTIONS, neighbour, type Outcome, type Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { hasGene, hasSpeed } from '#games/ursuppe/state.ts';
import { canEat, loadForMeal, mealsAt } from './food.ts';
import { costOfHunger, type Worth } from './worth.ts';

/** More meals than these make no difference. */
const PLENTY = 3;

/** A space to end up on, beside all others; the hunger of whoever finds nothing there is counted. */
export function worthOfSpace({ position, seat, scales }: Worth, space: Space, hunger: number, isFed: boolean): number {
  const meals = Math.min(PLENTY, mealsAt(position, seat, space));
  const crowd = isOn(position, seat, space) ? scales.crowd : 0;
  return scales.plenty * meals - crowd - (isFed ? 0 : hunger);
}

/** An amoeba that may go: from where, with how much to lose. */
export interface Goer {
  readonly worth: Worth;
  readonly amoeba: AmoebaNumber;
  readonly from: Space;
  /** What it loses by starving. */
  readonly hunger: number;
}

export const goerFor = (worth: Worth, amoeba: AmoebaNumber, from: Space): Goer => ({
  worth,
  amoeba,
  from,
  hunger: costOfHunger(worth, amoeba),
});

/** Where it stands. */
export const worthOfStaying = ({ worth, from, hunger }: Goer): number =>
  worthOfSpace(worth, from, hunger, canEat(worth.position, worth.seat, from));

/** One step from there, with the cubes that feed it if it has a Tentacle. */
export function worthOfArriving({ worth, from, hunger }: Goer, to: Space): number {
  const { position, seat } = worth;
  return worthOfSpace(worth, to, hunger, loadForMeal(position, seat, from, to) !== null);
}

/** By outcome, in the order N, E, S, W, stay; what a blocked way brings is what staying brings. */
function outcomesFrom(goer: Goer, mayGoAgain: boolean): number[] {
  const stay = settled(goer, goer.from, worthOfStaying(goer), mayGoAgain);
  const outcomes = DIRECTIONS.map((way) => {
    const to = neighbour(goer.from, way);
    return to === 0 ? stay : settled(goer, to, worthOfArriving(goer, to), mayGoAgain);
  });
  outcomes.push(stay);
  return outcomes;
}

/** With Speed it goes on from there if that is better. */
const settled = (goer: Goer, at: Space, value: number, mayGoAgain: boolean): number =>
  mayGoAgain ? Math.max(value, worthOfGoing({ ...goer, from: at }, false)) : value;

const bestDirection = ([north = 0, east = 0, south = 0, west = 0]: readonly number[]): number =>
  Math.max(north, east, south, west);

/** By face of a die: W, N, E, S, stay, any direction. */
function facesOf(outcomes: readonly number[]): readonly number[] {
  const [north = 0, east = 0, south = 0, west = 0, stay = 0] = outcomes;
  return [west, north, east, south, stay, bestDirection(outcomes)];
}

function oneDie(faces: readonly number[]): number {
  let sum = 0;
  for (const face of faces) sum += face;
  return sum / faces.length;
}

/** The better one of the two. */
function twoDice(faces: readonly number[]): number {
  let sum = 0;
  for (const first of faces) for (const second of faces) sum += Math.max(first, second);
  return sum / faces.length ** 2;
}

/** A step by dice, or in the direction of one's choice; what it costs is not counted. */
export function worthOfGoing(goer: Goer, mayGoAgain: boolean): number {
  const { position, seat } = goer.worth;
  const outcomes = outcomesFrom(goer, mayGoAgain);
  if (hasGene(position, seat, 'movement2')) return bestDirection(outcomes);
  const faces = facesOf(outcomes);
  return hasGene(position, seat, 'movement1') ? twoDice(faces) : oneDie(faces);
}

export const maySpeed = ({ worth }: Goer): boolean => hasSpeed(worth.position, worth.seat);

/** Where a step ends: a blocked way is staying. */
export const targetOf = (from: Space, way: Outcome): Space => (way === 'stay' ? from : neighbour(from, way) || from);
