/** Many games at once, one thread each. */
import { availableParallelism } from 'node:os';
import { startThread } from '#threads/typescript-thread.ts';
import type { GameOrder, PlayedOrder } from './self-play-worker.ts';

const SCRIPT = new URL('./self-play-worker.ts', import.meta.url);

export const THREADS = Math.max(1, Math.min(4, availableParallelism()));

/** Plays the orders until all are done or the time is over; games under way are finished. Answers come in any order. */
export async function playAll(
  orders: Iterable<GameOrder>,
  onPlayed: (played: PlayedOrder) => void,
  seconds: number,
  threads = THREADS,
): Promise<void> {
  const queue = orders[Symbol.iterator]();
  const end = performance.now() + seconds * 1000;
  const next = (): GameOrder | null => {
    const { value, done } = performance.now() < end ? queue.next() : { value: undefined, done: true };
    return done ? null : (value as GameOrder);
  };
  await Promise.all(Array.from({ length: threads }, () => playInThread(next, onPlayed)));
}

function playInThread(next: () => GameOrder | null, onPlayed: (played: PlayedOrder) => void): Promise<void> {
  const worker = startThread(SCRIPT);
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const order = next();
      if (order) worker.postMessage(order);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('error', reject);
    worker.on('message', (played: PlayedOrder) => {
      onPlayed(played);
      goOn();
    });
    goOn();
  });
}
