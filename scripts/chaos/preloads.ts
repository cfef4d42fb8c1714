/**
 * The clock and the chance of a process, changed from outside by what Node loads before the program. The bot has nothing by
 * which this could happen unasked.
 */

type Preload = string;

/** In milliseconds before this machine's clock. The bot asks nothing else for the time. */
export const aheadBy = (milliseconds: number): Preload[] =>
  milliseconds === 0 ? [] : [`const now = Date.now; Date.now = () => now() + ${milliseconds};`];

/**
 * All that the bot draws, for tables and for computers, follows from the seed (mulberry32). A process that is started again
 * needs another seed: the ids that it would draw are taken.
 */
export const chanceFrom = (seed: number): Preload[] => [
  `import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
let state = ${seed} | 0;
function next() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
crypto.randomInt = (limit) => next() % limit;
crypto.randomBytes = (count) => Buffer.from(Array.from({ length: count }, () => next() & 255));
syncBuiltinESMExports();`,
];

export const loadedBefore = (preloads: readonly Preload[]): Readonly<Record<string, string>> =>
  preloads.length === 0
    ? {}
    : { NODE_OPTIONS: preloads.map((each) => `--import=data:text/javascript,${encodeURIComponent(each)}`).join(' ') };
