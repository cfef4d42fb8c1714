/** Plays games for a judge to learn from, in a thread of its own. Started by `train-judge.ts`. */
import { parentPort } from 'node:worker_threads';
import { judgeWith } from '#ai/urland/judge.ts';
import { networkOf, type Weights } from '#ai/urland/network.ts';
import { PLAN, strongWith } from '#ai/urland/strong.ts';
import { type Lesson, type School, teach } from './judge-lessons.ts';

export interface LessonOrder {
  readonly seats: number;
  readonly seed: number;
  /** How many games. */
  readonly games: number;
  /** Of the judge that the players have; null: they play by rules of thumb. */
  readonly weights: Weights | null;
  /** For each decision. */
  readonly iterations: number;
}

function schoolOf({ seats, weights, iterations }: LessonOrder): School {
  if (weights === null) return { seats, player: null };
  return { seats, player: { level: strongWith({ ...PLAN, judge: judgeWith(networkOf(weights)) }), iterations } };
}

parentPort?.on('message', (order: LessonOrder) => {
  const school = schoolOf(order);
  const lessons: Lesson[] = Array.from({ length: order.games }, (_, game) => teach(school, order.seed + game));
  parentPort?.postMessage(lessons);
});
