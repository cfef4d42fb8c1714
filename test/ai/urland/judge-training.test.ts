import { expect, it } from 'vitest';
import { type Network, networkOf, type Weights } from '#ai/search/network.ts';
import { seededDice } from '#engine/chance.ts';
import { seat } from '#engine/seat.ts';
import type { Lesson } from '../../../scripts/judge/lessons.ts';
import { slopesFor } from '../../../scripts/judge/slopes.ts';
import { exercisesOf, surpriseAt, train } from '../../../scripts/judge/training.ts';

const dice = seededDice(5);
const some = (length: number): number[] => Array.from({ length }, () => dice.below(1001) - 500);

/** Eight traits, five units, three units. */
const WEIGHTS: Weights = {
  traits: Array.from({ length: 8 }, () => some(6)),
  first: Array.from({ length: 5 }, () => some(4)),
  second: Array.from({ length: 3 }, () => some(2)),
};
const fresh = (): Network => networkOf(WEIGHTS);

const LESSON: Lesson = {
  moments: [
    [Int16Array.of(0, 3, 4), Int16Array.of(1, 2), Int16Array.of(5, 6, 7)],
    [Int16Array.of(0, 1), Int16Array.of(2, 3), Int16Array.of(4, 4)],
  ],
  winner: seat(1),
};

it('the slopes are those of the surprise', () => {
  const [exercise] = exercisesOf({ ...LESSON, moments: LESSON.moments.slice(0, 1) }, fresh(), 1);
  if (!exercise) throw new Error('an exercise');
  const slopes = slopesFor(fresh(), [exercise]);
  const surprise = (layer: 'traits' | 'first' | 'second', index: number, change: number): number => {
    const network = fresh();
    network[layer][index] = (network[layer][index] ?? 0) + change;
    return surpriseAt([{ ...LESSON, moments: [exercise.moment] }], network);
  };
  const STEP = 1e-5;
  for (const layer of ['traits', 'first', 'second'] as const) {
    for (const index of slopes[layer].keys()) {
      const slope = (surprise(layer, index, STEP) - surprise(layer, index, -STEP)) / (2 * STEP);
      expect(slopes[layer][index]).toBeCloseTo(slope, 5);
    }
  }
});

it('the answer to a moment is part who won, part what was foretold later', () => {
  const answers = (faith: number) => exercisesOf(LESSON, fresh(), faith).map(({ answer }) => answer);
  expect(answers(1)).toEqual([
    [0, 1, 0],
    [0, 1, 0],
  ]);
  const [early, late] = answers(0.25);
  expect(late).toEqual([0, 1, 0]);
  expect(early?.[1]).toBeGreaterThan(0.25);
  expect(early?.[1]).toBeLessThan(1);
  expect(early?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
});

it('training finds out what winners have in common', () => {
  const lessons = Array.from({ length: 400 }, (): Lesson => {
    const winner = seat(dice.below(3));
    const traitsOf = (own: number) => Int16Array.of(own === winner ? 6 : 7, dice.below(6));
    return { moments: [[0, 1, 2].map(traitsOf)], winner };
  });
  const network = fresh();
  expect(surpriseAt(lessons, network)).toBeGreaterThan(0.8);
  const exercises = lessons.flatMap((lesson) => exercisesOf(lesson, network, 1));
  train(network, exercises, { rounds: 30, rate: 0.02, batch: 20 }, dice);
  expect(surpriseAt(lessons, network)).toBeLessThan(0.1);
});
