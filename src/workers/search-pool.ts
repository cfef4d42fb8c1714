/** Threads that think. */
import { availableParallelism } from 'node:os';
import type { AnyChoice, SearchBudget, SearchOrder } from './search-worker.ts';
import { createThreadPool } from './thread-pool.ts';

interface SearchJob extends SearchOrder {
  /** Aborted: the best found so far is the answer, at once. */
  readonly stop?: AbortSignal;
  /** A person waits for it. */
  readonly isUrgent?: boolean;
}

export interface SearchPool {
  search(job: SearchJob): Promise<AnyChoice>;
  close(): Promise<void>;
}

export interface SearchPoolOptions {
  /** How many think at the same time. */
  readonly threads: number;
  /** A thread that answers this much later than its budget, in milliseconds, is replaced, and its search fails. */
  readonly patience: number;
  readonly script: URL;
}

/** One core is for everything else; and each thread takes memory. */
const MOST_THREADS = 4;

const DEFAULTS: SearchPoolOptions = {
  threads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  patience: 10_000,
  script: new URL('./search-worker.ts', import.meta.url),
};

/**
 * While no more than this many are in line for each thread, everybody thinks as long as he may. In a longer line everybody
 * thinks for less, and nobody waits for longer.
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
