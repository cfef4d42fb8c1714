/** Checks in a thread of its own: reading Discord's description takes a second, in which a bot would answer nobody. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '#shared/start-thread.ts';
import type { Passage } from '../exchange.ts';
import type { Checked, CheckOrder } from './checking-worker.ts';

export interface Checker {
  /** What is wrong with each, in their order: an empty list where nothing is. Rejects when the thread is gone. */
  check(passages: readonly Passage[]): Promise<readonly (readonly string[])[]>;
  close(): Promise<void>;
}

interface Asked {
  readonly resolve: (problems: readonly (readonly string[])[]) => void;
  readonly reject: (reason: unknown) => void;
}

const WORKER = new URL('./checking-worker.ts', import.meta.url);

export function startChecker(): Checker {
  const worker: Worker = startThread(WORKER);
  const asked = new Map<number, Asked>();
  let lastRef = 0;
  let gone: Error | null = null;

  const lose = (reason: Error) => {
    gone ??= reason;
    for (const { reject } of asked.values()) reject(gone);
    asked.clear();
  };
  worker.unref();
  worker.on('message', ({ ref, problems }: Checked) => {
    asked.get(ref)?.resolve(problems);
    asked.delete(ref);
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('the thread that checks has ended')));

  return {
    check: (passages) =>
      new Promise((resolve, reject) => {
        if (gone !== null) return reject(gone);
        const order: CheckOrder = { ref: ++lastRef, passages };
        asked.set(order.ref, { resolve, reject });
        worker.postMessage(order);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
