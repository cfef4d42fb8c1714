/** Many games at once, one thread each. */
import { availableParallelism } from 'node:os';
import { startThread } from '#shared/start-thread.ts';
import type { GameOrder, PlayedOrder } from './self-play-worker.ts';

export const THREADS = Math.max(1, Math.min(4, availableParallelism()));

export interface Shift {
  /** No order is begun after so many seconds; those under way are finished. */
  readonly seconds: number;
  readonly threads: number;
}

/** Hands the orders to threads that run this script, one at a time to each. Answers come in any order. */
export async function workOff<Order, Done>(
  script: URL,
  orders: Iterable<Order>,
  onDone: (done: Done) => void,
  { seconds, threads }: Shift,
): Promise<void> {
  const queue = orders[Symbol.iterator]();
  const end = performance.now() + seconds * 1000;
  const next = (): Order | null => {
    const { value, done } = performance.now() < end ? queue.next() : { value: undefined, done: true };
    return done ? null : (value as Order);
  };
  await Promise.all(Array.from({ length: threads }, () => workInThread(script, next, onDone)));
}

function workInThread<Order, Done>(script: URL, next: () => Order | null, onDone: (done: Done) => void): Promise<void> {
  const worker = startThread(script);
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const order = next();
      if (order) worker.postMessage(order);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('error', reject);
    worker.on('message', (done: Done) => {
      onDone(done);
      goOn();
    });
    goOn();
  });
}

const PLAYER = new URL('./self-play-worker.ts', import.meta.url);

export const playAll = (
  orders: Iterable<GameOrder>,
  onPlayed: (played: PlayedOrder) => void,
  seconds: number,
  threads = THREADS,
): Promise<void> => workOff(PLAYER, orders, onPlayed, { seconds, threads });
