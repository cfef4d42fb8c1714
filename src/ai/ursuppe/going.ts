/** What it is worth to an amoeba to drift, to move and to move again. */
import type { Seat } from '#engine/seat.ts';
import { isOn } from '#games/ursuppe/amoebas.ts';
import { DIRECTIONS, neighbour, type Space } from '#games/ursuppe/board.ts';
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

/** By outcome, in the order N, E, S, W, stay: what a blocked way brings is what staying brings. */
const outcomes = [0, 0, 0, 0, 0];
const STAY = 4;

function fillOutcomes(goer: Goer, mayGoAgain: boolean): void {
  const stay = settled(goer, goer.from, worthOfStaying(goer), mayGoAgain);
  const { from } = goer;
  const values = DIRECTIONS.map((way) => {
    const to = neighbour(from, way);
    return to === 0 ? stay : settled(goer, to, worthOfArriving(goer, to), mayGoAgain);
  });
  for (let way = 0; way < STAY; way++) outcomes[way] = values[way] ?? 0;
  outcomes[STAY] = stay;
}

/** With Speed it goes on from there if that is better. */
const settled = (goer: Goer, at: Space, value: number, mayGoAgain: boolean): number =>
  mayGoAgain ? Math.max(value, worthOfGoing({ ...goer, from: at }, false)) : value;

/** The outcome of each face: W, N, E, S, stay; a 6 is any direction. */
const FACES = [3, 0, 1, 2, STAY];

const anyDirection = (): number => Math.max(outcomes[0] ?? 0, outcomes[1] ?? 0, outcomes[2] ?? 0, outcomes[3] ?? 0);

const faceValue = (face: number, six: number): number => (face === 5 ? six : (outcomes[FACES[face] ?? STAY] ?? 0));

function oneDie(): number {
  const six = anyDirection();
  let sum = 0;
  for (let face = 0; face < 6; face++) sum += faceValue(face, six);
  return sum / 6;
}

function twoDice(): number {
  const six = anyDirection();
  let sum = 0;
  for (let first = 0; first < 6; first++) {
    for (let second = 0; second < 6; second++) sum += Math.max(faceValue(first, six), faceValue(second, six));
  }
  return sum / 36;
}

/** A step by dice, or in the direction of one's choice; what it costs is not counted. */
export function worthOfGoing(goer: Goer, mayGoAgain: boolean): number {
  const { position, seat } = goer.worth;
  fillOutcomes(goer, mayGoAgain);
  if (hasGene(position, seat, 'movement2')) return anyDirection();
  return hasGene(position, seat, 'movement1') ? twoDice() : oneDie();
}

export const maySpeed = ({ worth }: Goer): boolean => hasSpeed(worth.position, worth.seat as Seat);
