/** Runs in a thread: searches one question at a time. Started by `search-pool.ts`. */
import { parentPort } from 'node:worker_threads';
import { type Question, think } from '#ai/index.ts';
import type { Choice, Thought } from '#ai/player.ts';
import { seededDice } from '#engine/chance.ts';
import { err, ok } from '#engine/result.ts';
import { standBack } from '#shared/precedence.ts';
import { type Reply, STOP } from './pool-thread.ts';

export interface SearchBudget {
  /** The search ends when iterations or milliseconds are used up. */
  readonly iterations: number;
  readonly milliseconds: number;
}

export interface SearchOrder {
  readonly question: Question;
  /** Law: the same question, seed and number of iterations give the same choice. */
  readonly seed: number;
  readonly budget: SearchBudget;
}

export type AnyChoice = Choice<{ readonly kind: string }>;

/** Between two slices the thread can receive a stop. */
const SLICE_MS = 15;
/** Iterations between two looks at the clock, which costs more than some iterations. */
const UNWATCHED = 8;

standBack('thinking');
let isStopped = false;

/** The iterations left in the budget. For the time left, extrapolates the pace so far. */
function stepsLeft({ iterations, milliseconds }: SearchBudget, done: number, elapsed: number): number {
  if (elapsed >= milliseconds) return 0;
  const inTime = done === 0 ? Number.POSITIVE_INFINITY : Math.ceil((done * (milliseconds - elapsed)) / elapsed);
  return Math.min(iterations - done, inTime);
}

function slice(thought: Thought<unknown>, most: number, until: number): number {
  let done = 0;
  for (; done < most && !thought.isSettled(most - done); done++) {
    if (done % UNWATCHED === 0 && performance.now() >= until) break;
    thought.step();
  }
  return done;
}

const yieldToEvents = () => new Promise((resolve) => setImmediate(resolve));

async function search({ question, seed, budget }: SearchOrder): Promise<AnyChoice> {
  const start = performance.now();
  const thought = think(question, seededDice(seed));
  isStopped = false;
  for (let done = 0; !isStopped; await yieldToEvents()) {
    const now = performance.now();
    const left = stepsLeft(budget, done, now - start);
    if (left <= 0 || thought.isSettled(left)) break;
    done += slice(thought, left, Math.min(start + budget.milliseconds, now + SLICE_MS));
  }
  return thought.best();
}

function answer(reply: Reply<AnyChoice>): void {
  parentPort?.postMessage(reply);
}

parentPort?.on('message', (order: SearchOrder | typeof STOP) => {
  if (order === STOP) {
    isStopped = true;
    return;
  }
  search(order).then(
    (choice) => answer(ok(choice)),
    (error: unknown) => answer(err(error instanceof Error ? error.message : String(error))),
  );
});
