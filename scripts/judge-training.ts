/** Teaches a judge: its weights are moved, batch by batch, to where they would have foretold the winners better. */
import { chancesOf, hopeOf, type Network, type Units, unitsOf } from '#ai/urland/network.ts';
import { type Dice, shuffled } from '#engine/chance.ts';
import type { Lesson, Moment } from './judge-lessons.ts';

/** A moment, and what should have been foretold for it: each seat's chance to win. */
export interface Exercise {
  readonly moment: Moment;
  readonly answer: readonly number[];
}

/**
 * The answer to a moment is part who won and part what was foretold later on, the less the later: TD(λ), turn by turn.
 * `faith` is λ: with 1 only the winner counts.
 */
export function exercisesOf({ moments, winner }: Lesson, network: Network, faith: number): Exercise[] {
  let answer: readonly number[] = (moments[0] ?? []).map((_, seat) => (seat === winner ? 1 : 0));
  return moments
    .toReversed()
    .map((moment): Exercise => {
      const exercise = { moment, answer };
      const foretold = foretell(network, moment).chances;
      answer = answer.map((chance, seat) => faith * chance + (1 - faith) * (foretold[seat] ?? 0));
      return exercise;
    })
    .reverse();
}

interface Foretold {
  readonly chances: readonly number[];
  /** By seat. */
  readonly units: readonly Units[];
}

function foretell(network: Network, traits: Moment): Foretold {
  const units = traits.map(() => unitsOf(network));
  const hopes = traits.map((own, seat) => hopeOf({ traits: own, length: own.length }, network, units[seat] as Units));
  return { chances: chancesOf(hopes), units };
}

/** The mean surprise at who won, in nats: what training makes smaller. */
export function surpriseAt(lessons: readonly Lesson[], network: Network): number {
  let sum = 0;
  let count = 0;
  for (const { moments, winner } of lessons) {
    for (const moment of moments) {
      sum -= Math.log(Math.max(1e-9, foretell(network, moment).chances[winner] ?? 0));
      count++;
    }
  }
  return sum / Math.max(1, count);
}

export interface Slopes {
  readonly traits: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

const slopesOf = (network: Network): Slopes => ({
  traits: new Float64Array(network.traits.length),
  first: new Float64Array(network.first.length),
  second: new Float64Array(network.second.length),
});

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}

function learnSlopes(network: Network, { moment, answer }: Exercise, slopes: Slopes, share: number): void {
  const { chances, units } = foretell(network, moment);
  moment.forEach((own, seat) => {
    const error = ((chances[seat] ?? 0) - (answer[seat] ?? 0)) * share;
    passBack(network, own, units[seat] as Units, error, slopes);
  });
}

function passBack(network: Network, traits: Int16Array, units: Units, error: number, slopes: Slopes): void {
  const { wide } = network;
  const back = throughUnits(network, units, error, slopes);
  for (const trait of traits) {
    const row = trait * (wide + 1);
    add(slopes.traits, row, error);
    for (let unit = 0; unit < wide; unit++) add(slopes.traits, row + 1 + unit, back[unit] ?? 0);
  }
}

/** The slopes of both layers; returns what comes back to the first layer's units. */
function throughUnits(network: Network, { first, second }: Units, error: number, slopes: Slopes): Float64Array {
  const narrow = second.length;
  const later = new Float64Array(narrow);
  for (let unit = 0; unit < narrow; unit++) {
    const value = second[unit] ?? 0;
    if (value <= 0) continue;
    later[unit] = error * (network.second[unit * 2 + 1] ?? 0);
    add(slopes.second, unit * 2, later[unit] ?? 0);
    add(slopes.second, unit * 2 + 1, error * value);
  }
  const back = new Float64Array(first.length);
  for (let from = 0; from < first.length; from++) {
    const value = first[from] ?? 0;
    if (value <= 0) continue;
    const row = from * (narrow + 1);
    let sum = 0;
    for (let unit = 0; unit < narrow; unit++) {
      sum += (later[unit] ?? 0) * (network.first[row + 1 + unit] ?? 0);
      add(slopes.first, row + 1 + unit, value * (later[unit] ?? 0));
    }
    add(slopes.first, row, sum);
    back[from] = sum;
  }
  return back;
}

/** How the mean surprise at these changes with each weight. */
export function slopesFor(network: Network, exercises: readonly Exercise[]): Slopes {
  const slopes = slopesOf(network);
  for (const exercise of exercises) learnSlopes(network, exercise, slopes, 1 / exercises.length);
  return slopes;
}

/** Adam, with its usual constants, and a little decay so that weights that say nothing fade. */
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const TINY = 1e-8;
const DECAY = 1e-4;

interface Pace {
  readonly means: Slopes;
  readonly squares: Slopes;
  step: number;
}

function move(network: Network, slopes: Slopes, pace: Pace, rate: number): void {
  pace.step++;
  for (const layer of ['traits', 'first', 'second'] as const)
    moveLayer(network[layer], slopes[layer], layer, pace, rate);
}

function moveLayer(weights: Float64Array, slope: Float64Array, layer: keyof Slopes, pace: Pace, rate: number): void {
  const { step } = pace;
  const [mean, square] = [pace.means[layer], pace.squares[layer]];
  const young = 1 - MEMORY ** step;
  const youngSquare = 1 - LONG_MEMORY ** step;
  for (let index = 0; index < weights.length; index++) {
    const now = slope[index] ?? 0;
    const recent = MEMORY * (mean[index] ?? 0) + (1 - MEMORY) * now;
    const wild = LONG_MEMORY * (square[index] ?? 0) + (1 - LONG_MEMORY) * now * now;
    mean[index] = recent;
    square[index] = wild;
    const weight = weights[index] ?? 0;
    weights[index] = weight - rate * (recent / young / (Math.sqrt(wild / youngSquare) + TINY) + DECAY * weight);
  }
}

export interface Course {
  readonly rounds: number;
  /** How far a weight is moved at first; it slows down to nothing. */
  readonly rate: number;
  readonly batch: number;
}

/** Changes the network. */
export function train(network: Network, exercises: readonly Exercise[], course: Course, dice: Dice): void {
  const { rounds, rate, batch } = course;
  const pace: Pace = { means: slopesOf(network), squares: slopesOf(network), step: 0 };
  const steps = rounds * Math.max(1, Math.floor(exercises.length / batch));
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(exercises, dice);
    for (let start = 0; start + batch <= order.length; start += batch) {
      const slopes = slopesFor(network, order.slice(start, start + batch));
      move(network, slopes, pace, rate * Math.max(0.02, 1 - pace.step / steps));
    }
  }
}
