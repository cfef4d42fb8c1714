/** One thread of a pool, with its present job. */
import { once } from 'node:events';
import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { Result } from '#engine/result.ts';
import { startThread } from '#shared/start-thread.ts';

/** A thread's answer: the job's value, or why it failed. */
export type Reply<Value> = Result<Value, string>;

/** The message to a working thread: answer now with what you have. */
export const STOP = 'stop';

export interface Job<Task> {
  readonly task: Task;
  /** In milliseconds. A thread that takes longer is replaced, and the job fails. */
  readonly patience: number;
  /** Urgent jobs go first. */
  readonly isUrgent?: boolean;
  /** Nobody waits for it: it comes after all others, and is left out where too many are in line. */
  readonly isSpare?: boolean;
  /** Ends the work under way: the thread answers with what it has. */
  readonly stop?: AbortSignal;
  /** While the job is in line, this takes it out. */
  readonly unwanted?: AbortSignal;
}

/** A job, with the promise of its caller. */
export interface Commission<Task, Value> {
  readonly job: Job<Task>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

export interface ThreadOptions {
  /** For error messages. */
  readonly name: string;
  readonly script: URL;
  /** In milliseconds. How long a leaving thread may take to finish its job. */
  readonly farewell: number;
  readonly limits?: ResourceLimits;
}

export interface PoolThread<Task, Value> {
  isIdle(): boolean;
  begin(commission: Commission<Task, Value>): void;
  /** Ends the thread. Its job fails for this reason. */
  leave(reason: Error): Promise<void>;
}

export interface ThreadEvents {
  /** `took`: the milliseconds of its last job. */
  onIdle(took: number): void;
  /** The thread ends, for any reason, and takes no more jobs. */
  onLeave(): void;
}

export function hireThread<Task, Value>(options: ThreadOptions, events: ThreadEvents): PoolThread<Task, Value> {
  const { name, script, farewell, limits } = options;
  const worker = startThread(script, limits);
  let current: Commission<Task, Value> | null = null;
  let overtime: NodeJS.Timeout | undefined;
  let hasLeft = false;
  let begun = 0;
  const onStop = () => worker.postMessage(STOP);

  function begin(commission: Commission<Task, Value>): void {
    const { task, patience, stop } = commission.job;
    current = commission;
    begun = performance.now();
    overtime = setTimeout(() => void leave(new Error(`no answer in ${patience} ms`)), patience);
    // A working thread keeps the process alive; an idle one does not.
    worker.ref();
    worker.postMessage(task);
    if (stop?.aborted) onStop();
    else stop?.addEventListener('abort', onStop);
  }

  function release(): Commission<Task, Value> | null {
    const done = current;
    clearTimeout(overtime);
    done?.job.stop?.removeEventListener('abort', onStop);
    current = null;
    return done;
  }

  function finish(reply: Reply<Value>): void {
    const done = release();
    worker.unref();
    if (reply.ok) done?.resolve(reply.value);
    else done?.reject(new Error(reply.error));
    events.onIdle(performance.now() - begun);
  }

  async function leave(reason: Error): Promise<void> {
    if (hasLeft) return;
    hasLeft = true;
    const left = release();
    left?.reject(reason);
    events.onLeave();
    await retire(worker, left ? farewell : 0);
  }

  worker.on('message', finish);
  worker.on('error', (error) => void leave(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => void leave(new Error(`the ${name} left with code ${code}`)));
  return { isIdle: () => current === null, begin, leave };
}

async function retire(worker: Worker, farewell: number): Promise<void> {
  if (farewell > 0) {
    const signal = AbortSignal.timeout(farewell);
    await Promise.race([once(worker, 'message', { signal }), once(worker, 'exit', { signal })]).catch(() => undefined);
  }
  await worker.terminate();
}
