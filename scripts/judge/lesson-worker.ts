/** Plays games for a judge to learn from, in a thread of its own. Started by `train-judge.ts`. */
import { parentPort } from 'node:worker_threads';
import { networkOf, type Weights } from '#ai/search/network.ts';
import { type Lesson, teach } from './lessons.ts';
import { schoolOf } from './school.ts';

export interface LessonOrder {
  readonly of: string;
  readonly seats: number;
  readonly seed: number;
  /** How many games. */
  readonly games: number;
  /** Of the judge that the players have; null: they play by rules of thumb. */
  readonly weights: Weights | null;
  /** For each decision. */
  readonly iterations: number;
}

async function lessonsFor({ of, seats, seed, games, weights, iterations }: LessonOrder): Promise<Lesson[]> {
  const school = await schoolOf(of);
  const student = weights && { level: school.playerWith(networkOf(weights)), iterations };
  return Array.from({ length: games }, (_, game) => teach(school, seats, student, seed + game));
}

parentPort?.on('message', async (order: LessonOrder) => parentPort?.postMessage(await lessonsFor(order)));
