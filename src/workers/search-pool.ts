/** A pool of threads that search for moves. */
import { availableParallelism } from 'node:os';
import type { AnyChoice, SearchBudget, SearchOrder } from './search-worker.ts';
import { createThreadPool } from './thread-pool.ts';

export interface SearchJob extends SearchOrder {
  /** On abort, the search answers at once with the best found so far. */
  readonly stop?: AbortSignal;
  /** A person is waiting. */
  readonly isUrgent?: boolean;
}

export interface SearchPool {
  search(job: SearchJob): Promise<AnyChoice>;
  close(): Promise<void>;
}

export interface SearchPoolOptions {
  /** How many searches run at the same time. */
  readonly threads: number;
  /** A thread that answers this much later than its budget, in milliseconds, is replaced, and its search fails. */
  readonly patience: number;
  readonly script: URL;
}

/** One core stays free for everything else, and each thread takes memory. */
const MOST_THREADS = 4;

const DEFAULTS: SearchPoolOptions = {
  threads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  patience: 10_000,
  script: new URL('./search-worker.ts', import.meta.url),
};

/**
 * Up to this many questions in line for each thread, every search gets its full budget. In a longer line every search gets
 * less, so that nobody waits longer.
 */
const EASY_LINE = 4;

export function createSearchPool(options: Partial<SearchPoolOptions> = {}): SearchPool {
  const { threads, patience, script } = { ...DEFAULTS, ...options };
  const pool = createThreadPool<SearchOrder, AnyChoice>({ name: 'thinker', threads, script, farewell: 0 });

  function budgetFor({ budget, isUrgent }: SearchJob): SearchBudget {
    const share = isUrgent ? 1 : Math.min(1, (EASY_LINE * threads) / (pool.inLine() + 1));
    return { ...budget, milliseconds: budget.milliseconds * share };
  }

  function search(job: SearchJob): Promise<AnyChoice> {
    const { question, seed, stop, isUrgent = false } = job;
    const budget = budgetFor(job);
    const task = { question, seed, budget };
    return pool.do({ task, patience: budget.milliseconds + patience, isUrgent, ...(stop ? { stop } : {}) });
  }

  return { search, close: pool.close };
}
