/** A painter that does as it is told, to see what becomes of bad ones: answers, is slow, fails, dies or never answers. */
import { parentPort } from 'node:worker_threads';
import { err, ok } from '#engine/result.ts';
import type { Reply } from '#workers/pool-thread.ts';

let atWork = 0;

const answer = (reply: Reply<Uint8Array>): void => {
  parentPort?.postMessage(reply);
  atWork--;
};

const painting = (word: string): Reply<Uint8Array> => ok(new TextEncoder().encode(word));

parentPort?.on('message', (order: string) => {
  atWork++;
  const [word = '', wait = '0'] = order.split(' ');
  if (word === 'die') process.exit(3);
  if (word === 'throw') throw new Error('threw');
  if (word === 'fail') return answer(err('failed'));
  if (word !== 'hang') setTimeout(() => answer(painting(atWork > 1 ? 'two at once' : word)), Number(wait));
});
