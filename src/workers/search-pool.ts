/** Threads that think: each about one question at a time, the rest wait in line. */
import type { Worker } from 'node:worker_threads';
import type { Question } from '#ai/index.ts';
import { startThread } from '#threads/typescript-thread.ts';
import type { AnyChoice, SearchBudget, Searched, SearchOrder } from './search-worker.ts';

export interface SearchJob {
  readonly question: Question;
  /** The same question with the same seed and the same number of iterations gets the same choice. */
  readonly seed: number;
  readonly budget: SearchBudget;
  /** Aborted: the best found so far is the answer, at once. */
  readonly stop?: AbortSignal;
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

const DEFAULTS: SearchPoolOptions = {
  threads: 1,
  patience: 10_000,
  script: new URL('./search-worker.ts', import.meta.url),
};

interface Waiting {
  readonly job: SearchJob;
  readonly resolve: (choice: AnyChoice) => void;
  readonly reject: (error: Error) => void;
}

interface Thinker {
  readonly worker: Worker;
  current: Waiting | null;
  overtime: NodeJS.Timeout | null;
  readonly onStop: () => void;
}

function release(thinker: Thinker): Waiting | null {
  const { current } = thinker;
  if (thinker.overtime) clearTimeout(thinker.overtime);
  current?.job.stop?.removeEventListener('abort', thinker.onStop);
  thinker.overtime = null;
  thinker.current = null;
  return current;
}

export function createSearchPool(options: Partial<SearchPoolOptions> = {}): SearchPool {
  const { threads, patience, script } = { ...DEFAULTS, ...options };
  const thinkers = new Set<Thinker>();
  const line: Waiting[] = [];
  let isClosed = false;

  function hire(): Thinker {
    const worker = startThread(script);
    const order = (what: SearchOrder) => worker.postMessage(what);
    const thinker: Thinker = { worker, current: null, overtime: null, onStop: () => order({ kind: 'stop' }) };
    worker.on('message', (searched: Searched) => finish(thinker, searched));
    worker.on('error', (error) => dismiss(thinker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => dismiss(thinker, new Error(`the thinker left with code ${code}`)));
    thinkers.add(thinker);
    return thinker;
  }

  function idleThinker(): Thinker | null {
    for (const thinker of thinkers) if (thinker.current === null) return thinker;
    return thinkers.size < threads ? hire() : null;
  }

  function work(): void {
    while (line.length > 0) {
      const thinker = idleThinker();
      const next = thinker && line.shift();
      if (!next) return;
      begin(thinker, next);
    }
  }

  function begin(thinker: Thinker, next: Waiting): void {
    const { question, seed, budget, stop } = next.job;
    thinker.current = next;
    const late = () => dismiss(thinker, new Error('no answer in time'));
    thinker.overtime = setTimeout(late, budget.milliseconds + patience);
    // A thinker at work keeps the process alive, an idle one does not.
    thinker.worker.ref();
    thinker.worker.postMessage({ kind: 'think', question, seed, budget } satisfies SearchOrder);
    if (stop?.aborted) thinker.onStop();
    else stop?.addEventListener('abort', thinker.onStop);
  }

  function finish(thinker: Thinker, searched: Searched): void {
    const done = release(thinker);
    thinker.worker.unref();
    if (searched.ok) done?.resolve(searched.choice);
    else done?.reject(new Error(searched.reason));
    work();
  }

  /** A thread that failed as a whole goes; whoever waits gets a new one. */
  function dismiss(thinker: Thinker, reason: Error): void {
    if (!thinkers.delete(thinker)) return;
    release(thinker)?.reject(reason);
    void thinker.worker.terminate();
    if (!isClosed) work();
  }

  return {
    search: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the thinkers have gone home'));
        line.push({ job, resolve, reject });
        work();
      }),
    async close() {
      isClosed = true;
      for (const waiting of line.splice(0)) waiting.reject(new Error('the thinkers have gone home'));
      const leaving = [...thinkers].map(({ worker }) => worker.terminate());
      for (const thinker of [...thinkers]) dismiss(thinker, new Error('the thinkers have gone home'));
      await Promise.all(leaving);
    },
  };
}
