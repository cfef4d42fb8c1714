/** Teaches a judge: its weights are moved, batch by batch, to where they would have foretold the winners better. */
import type { Network } from '#ai/search/network.ts';
import { type Dice, shuffled } from '#engine/chance.ts';
import type { Lesson } from './lessons.ts';
import { type Exercise, foretell, type Slopes, slopesFor, slopesOf } from './slopes.ts';

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
