/** A pool of threads. Each does one job at a time; the other jobs wait in line. */
import { createLine, type Haste } from './line.ts';
import { type Commission, hireThread, type Job, type PoolThread, type ThreadOptions } from './pool-thread.ts';

export interface ThreadPool<Task, Value> {
  do(job: Job<Task>): Promise<Value>;
  /** How many jobs are waiting for a thread. */
  inLine(): number;
  /** How long such a job would wait for a thread, in milliseconds, judged by the line and the last jobs. */
  expectedWait(job?: Haste): number;
  close(): Promise<void>;
}

export interface PoolOptions extends ThreadOptions {
  /** How many jobs run at the same time. */
  readonly threads: number;
}

/** The weight of the newest job. */
const FRESH = 0.2;

export function createThreadPool<Task, Value>(options: PoolOptions): ThreadPool<Task, Value> {
  const threads = new Set<PoolThread<Task, Value>>();
  const line = createLine<Task, Value>();
  /** Of a job, in milliseconds. */
  let usualTime = 0;
  let isClosed = false;
  const gone = () => new Error(`the ${options.name}s have gone home`);

  function hire(): PoolThread<Task, Value> {
    const thread: PoolThread<Task, Value> = hireThread(options, {
      onIdle(took) {
        usualTime += FRESH * (took - usualTime);
        work();
      },
      onLeave() {
        threads.delete(thread);
        work();
      },
    });
    threads.add(thread);
    return thread;
  }

  const hasRoom = (): boolean => threads.size < options.threads || [...threads].some((thread) => thread.isIdle());

  function idleThread(): PoolThread<Task, Value> | null {
    for (const thread of threads) if (thread.isIdle()) return thread;
    return threads.size < options.threads ? hire() : null;
  }

  function work(): void {
    while (line.length > 0) {
      const thread = idleThread();
      const next = thread && line.next();
      if (!next) return;
      thread.begin(next);
    }
  }

  function lineUp(commission: Commission<Task, Value>): void {
    line.add(commission);
    work();
  }

  return {
    do: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(gone());
        else lineUp({ job, resolve, reject });
      }),
    inLine: () => line.length,
    expectedWait: (job = {}) => (hasRoom() ? 0 : ((line.ahead(job) + 1) * usualTime) / options.threads),
    async close() {
      isClosed = true;
      line.clear(gone());
      await Promise.all([...threads].map((thread) => thread.leave(gone())));
    },
  };
}
