/** A pool of threads. Each does one job at a time; the other jobs wait in line. */
import { type Commission, hireThread, type Job, type PoolThread, type ThreadOptions } from './pool-thread.ts';

export interface ThreadPool<Task, Value> {
  do(job: Job<Task>): Promise<Value>;
  /** How many jobs are waiting for a thread. */
  inLine(): number;
  close(): Promise<void>;
}

export interface PoolOptions extends ThreadOptions {
  /** How many jobs run at the same time. */
  readonly threads: number;
}

export function createThreadPool<Task, Value>(options: PoolOptions): ThreadPool<Task, Value> {
  const threads = new Set<PoolThread<Task, Value>>();
  const line: Commission<Task, Value>[] = [];
  let isClosed = false;
  const gone = () => new Error(`the ${options.name}s have gone home`);

  function hire(): PoolThread<Task, Value> {
    const thread: PoolThread<Task, Value> = hireThread(options, {
      onIdle: work,
      onLeave() {
        threads.delete(thread);
        work();
      },
    });
    threads.add(thread);
    return thread;
  }

  function idleThread(): PoolThread<Task, Value> | null {
    for (const thread of threads) if (thread.isIdle()) return thread;
    return threads.size < options.threads ? hire() : null;
  }

  function work(): void {
    while (line.length > 0) {
      const thread = idleThread();
      const next = thread && line.shift();
      if (!next) return;
      thread.begin(next);
    }
  }

  function lineUp(commission: Commission<Task, Value>): void {
    const behind = commission.job.isUrgent ? line.findIndex(({ job }) => !job.isUrgent) : -1;
    line.splice(behind === -1 ? line.length : behind, 0, commission);
    work();
  }

  return {
    do: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(gone());
        else lineUp({ job, resolve, reject });
      }),
    inLine: () => line.length,
    async close() {
      isClosed = true;
      for (const { reject } of line.splice(0)) reject(gone());
      await Promise.all([...threads].map((thread) => thread.leave(gone())));
    },
  };
}
