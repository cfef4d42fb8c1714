/**
 * `npm run train-judge [-- GAME --generations 3 --seconds 180 --iterations 40 --games 30000 --threads 2 --seed 1]`
 * Of the first game, if none is named. Makes the strong player's judge anew: first from games by rules of thumb, so many for each number of seats, then, generation
 * by generation, from games that strong players play with the judge of the generation before, for so many seconds each.
 * The weights are written after every generation.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Network, networkOf, type Weights } from '#ai/search/network.ts';
import { seededDice } from '#engine/chance.ts';
import { GAME_IDS } from '#games/index.ts';
import type { LessonOrder } from './judge/lesson-worker.ts';
import type { Lesson } from './judge/lessons.ts';
import { schoolOf } from './judge/school.ts';
import { type Course, exercisesOf, surpriseAt, train } from './judge/training.ts';
import { THREADS, workOff } from './self-play-pool.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '180' },
    iterations: { type: 'string', default: '40' },
    games: { type: 'string', default: '30000' },
    threads: { type: 'string', default: String(THREADS) },
    seed: { type: 'string', default: '1' },
  },
});

const of = positionals[0] ?? GAME_IDS[0];
const { traits: TRAITS, tables: TABLES, weightsFile: FILE } = await schoolOf(of);
const WORKER = new URL('./judge/lesson-worker.ts', import.meta.url);

const WIDE = 32;
const NARROW = 16;
const dice = seededDice(Number(values.seed));

/** About as far from 0 as a bell curve of this width. */
const aboutZero = (width: number): number =>
  Math.round(1000 * width * Math.sqrt(3) * (dice.below(2_000_001) / 1_000_000 - 1));

const newborn = (): Weights => ({
  traits: Array.from({ length: TRAITS }, () => [0, ...Array.from({ length: WIDE }, () => aboutZero(0.05))]),
  first: Array.from({ length: WIDE }, () => [0, ...Array.from({ length: NARROW }, () => aboutZero(WIDE ** -0.5))]),
  second: Array.from({ length: NARROW }, () => [0, aboutZero(NARROW ** -0.5)]),
});

const rowsOf = (matrix: Float64Array, length: number): number[][] =>
  Array.from({ length: matrix.length / length }, (_, row) =>
    Array.from(matrix.subarray(row * length, (row + 1) * length), (weight) => Math.round(1000 * weight)),
  );

const weightsOf = ({ traits, first, second, wide }: Network): Weights => ({
  traits: rowsOf(traits, wide + 1),
  first: rowsOf(first, second.length / 2 + 1),
  second: rowsOf(second, 2),
});

/** A line for each row, so that a change shows where it is. */
const written = (weights: Weights): string =>
  `{\n${Object.entries(weights)
    .map(([name, rows]) => `"${name}": [\n${rows.map((row: number[]) => JSON.stringify(row)).join(',\n')}\n]`)
    .join(',\n')}\n}\n`;

let seed = Number(values.seed) * 10_000_000;

function* orders(seats: number, games: number, weights: Weights | null): Generator<LessonOrder> {
  const some = weights === null ? 100 : 1;
  for (let game = 0; game < games; game += some, seed += some) {
    yield { of, seats, seed, games: some, weights, iterations: Number(values.iterations) };
  }
}

async function lessonsOf(seats: number, games: number, weights: Weights | null, seconds: number): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  const learn = (some: Lesson[]): void => void lessons.push(...some);
  await workOff(WORKER, orders(seats, games, weights), learn, { seconds, threads: Number(values.threads) });
  return lessons;
}

/** Of every ten lessons one is kept to see how well the judge foretells what it has not learned from. */
const isKept = (_: Lesson, index: number): boolean => index % 10 === 9;

function study(network: Network, lessons: readonly Lesson[], faith: number, course: Course): string {
  const kept = lessons.filter(isKept);
  const before = surpriseAt(kept, network);
  const learned = lessons.filter((lesson, index) => !isKept(lesson, index));
  const exercises = learned.flatMap((lesson) => exercisesOf(lesson, network, faith));
  train(network, exercises, course, dice);
  const after = surpriseAt(kept, network);
  return `${lessons.length} games, ${exercises.length} moments, surprise ${before.toFixed(4)}, then ${after.toFixed(4)}`;
}

const network = networkOf(newborn());
const first: Lesson[] = [];
for (const [seats] of TABLES) first.push(...(await lessonsOf(seats, Number(values.games), null, 3600)));
console.log(`rules of thumb: ${study(network, first, 1, { rounds: 2, rate: 0.003, batch: 1024 })}`);
writeFileSync(FILE, written(weightsOf(network)));

/** Games of so many generations are learned from: older ones were played by weaker players. */
const LASTING = 4;
const faith = 0.6;
const generations: Lesson[][] = [];
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const lessons: Lesson[] = [];
  for (const [seats, share] of TABLES) {
    const seconds = share * Number(values.seconds);
    lessons.push(...(await lessonsOf(seats, Number.POSITIVE_INFINITY, weightsOf(network), seconds)));
  }
  generations.push(lessons);
  const lasting = generations.slice(-LASTING).flat();
  console.log(`generation ${generation}: ${study(network, lasting, faith, { rounds: 2, rate: 0.001, batch: 1024 })}`);
  writeFileSync(FILE, written(weightsOf(network)));
}
