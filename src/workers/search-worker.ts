/** Thinks about one question at a time, in a thread of its own. Started by `search-pool.ts`. */
import { parentPort } from 'node:worker_threads';
import { type Question, think } from '#ai/index.ts';
import type { Choice, Thought } from '#ai/player.ts';
import { seededDice } from '#engine/chance.ts';

export interface SearchBudget {
  /** Whichever comes first. */
  readonly iterations: number;
  readonly milliseconds: number;
}

export type SearchOrder =
  | { readonly kind: 'think'; readonly question: Question; readonly seed: number; readonly budget: SearchBudget }
  | { readonly kind: 'stop' };

export type AnyChoice = Choice<{ readonly kind: string }>;
export type Searched =
  | { readonly ok: true; readonly choice: AnyChoice }
  | { readonly ok: false; readonly reason: string };

/** Between two slices the thread listens for a stop. */
const SLICE_MS = 15;
/** The clock is looked at once in so many iterations: it costs more than some of them. */
const UNWATCHED = 8;

let isStopped = false;

/** As many as the budget allows; of time, going by the pace so far. */
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

const breath = () => new Promise((resolve) => setImmediate(resolve));

async function search({ question, seed, budget }: Extract<SearchOrder, { kind: 'think' }>): Promise<AnyChoice> {
  const start = performance.now();
  const thought = think(question, seededDice(seed));
  isStopped = false;
  for (let done = 0; !isStopped; await breath()) {
    const now = performance.now();
    const left = stepsLeft(budget, done, now - start);
    if (left <= 0 || thought.isSettled(left)) break;
    done += slice(thought, left, Math.min(start + budget.milliseconds, now + SLICE_MS));
  }
  return thought.best();
}

function answer(searched: Searched): void {
  parentPort?.postMessage(searched);
}

parentPort?.on('message', (order: SearchOrder) => {
  if (order.kind === 'stop') {
    isStopped = true;
    return;
  }
  search(order).then(
    (choice) => answer({ ok: true, choice }),
    (error: unknown) => answer({ ok: false, reason: error instanceof Error ? error.message : String(error) }),
  );
});
