/** A painter that does as it is told, to see what becomes of bad ones: answers, waits for the bell, fails, dies or never answers. */
import { BroadcastChannel, parentPort } from 'node:worker_threads';
import { err, ok } from '#engine/result.ts';
import type { Reply } from '#workers/pool-thread.ts';
import { BELL } from './odd-painter-bell.ts';

let atWork = 0;

/** Rung by a test, which lets go of what is held, now and later. */
const bell = new BroadcastChannel(BELL);
const isRung = new Promise<void>((resolve) => {
  bell.onmessage = () => resolve();
});
bell.unref();

/** A round of the event loop: an order that came too early is seen by then. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

const answer = (reply: Reply<Uint8Array>): void => {
  parentPort?.postMessage(reply);
  atWork--;
};

const painting = (word: string): Reply<Uint8Array> => ok(new TextEncoder().encode(word));

parentPort?.on('message', (order: string) => {
  atWork++;
  if (order === 'die') process.exit(3);
  if (order === 'throw') throw new Error('threw');
  if (order === 'fail') return answer(err('failed'));
  if (order === 'hang') return;
  void (order === 'held' ? isRung : aMoment()).then(() => answer(painting(atWork > 1 ? 'two at once' : order)));
});
