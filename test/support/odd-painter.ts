/** A painter that does as it is told, to see what becomes of bad ones: answers, is slow, fails, dies or never answers. */
import { parentPort } from 'node:worker_threads';
import type { Painted } from '#workers/picture-worker.ts';

let atWork = 0;

const answer = (painted: Painted): void => {
  parentPort?.postMessage(painted);
  atWork--;
};

const painting = (word: string): Painted => ({ ok: true, png: new TextEncoder().encode(word) });

parentPort?.on('message', (order: string) => {
  atWork++;
  const [word = '', wait = '0'] = order.split(' ');
  if (word === 'die') process.exit(3);
  if (word === 'throw') throw new Error('threw');
  if (word === 'fail') return answer({ ok: false, reason: 'failed' });
  if (word !== 'hang') setTimeout(() => answer(painting(atWork > 1 ? 'two at once' : word)), Number(wait));
});
