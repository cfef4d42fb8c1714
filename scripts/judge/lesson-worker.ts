/** Plays games for a judge to learn from, in a thread of its own. Started by `train-judge.ts`. */
import { parentPort } from 'node:worker_threads';
import { networkOf, type Weights } from '#ai/search/network.ts';
import { searchingLevel } from '#ai/search/searching-level.ts';
import { judgeWith } from '#ai/urland/judge.ts';
import { policyOf } from '#ai/urland/policy.ts';
import { PLAN, QUICK_THUMB } from '#ai/urland/strong.ts';
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
  const policy = policyOf(QUICK_THUMB, judgeWith(networkOf(weights)));
  return { seats, player: { level: searchingLevel(policy, PLAN), iterations } };
}

parentPort?.on('message', (order: LessonOrder) => {
  const school = schoolOf(order);
  const lessons: Lesson[] = Array.from({ length: order.games }, (_, game) => teach(school, order.seed + game));
  parentPort?.postMessage(lessons);
});
