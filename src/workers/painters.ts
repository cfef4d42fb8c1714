/** A pool of threads that paint. */
// The canvas must load on the main thread first: loaded only in a thread, it crashes the process when the thread ends.
import '#render/paint/main-thread.ts';
import { availableParallelism } from 'node:os';
import type { Job } from './pool-thread.ts';
import { createThreadPool } from './thread-pool.ts';

/** Who needs a picture: somebody who waits for it, unless it is spare; nobody any more, once it is unwanted. */
export type Order = Pick<Job<string>, 'isUrgent' | 'isSpare' | 'unwanted'>;

export interface Painters {
  /** From a scene in JSON to a PNG. */
  paint(scene: string, order?: Order): Promise<Buffer>;
  /** Of such a scene, in milliseconds. */
  expectedWait(order?: Order): number;
  close(): Promise<void>;
}

export interface PaintersOptions {
  readonly threads: number;
  /** In milliseconds. A painter that takes longer is replaced, and its picture fails. */
  readonly patience: number;
  readonly script: URL;
}

/** One core stays free for everything else, and each thread takes about 100 MB. */
const MOST_THREADS = 2;

const DEFAULTS: PaintersOptions = {
  threads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  patience: 20_000,
  script: new URL('./picture-worker.ts', import.meta.url),
};

/** In milliseconds. Ending a thread inside the canvas crashes the process, so a painter may finish first. */
const FAREWELL = 15_000;

/** What a picture leaves behind goes with the young objects: few of those, and it goes soon. */
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 256 } as const;

export function createPainters(options: Partial<PaintersOptions> = {}): Painters {
  const { threads, patience, script } = { ...DEFAULTS, ...options };
  const pool = createThreadPool<string, Uint8Array>({
    ...{ name: 'painter', threads, script, farewell: FAREWELL, limits: LIMITS },
  });
  return {
    paint: async (task, order) => Buffer.from((await pool.do({ ...order, task, patience })).buffer),
    expectedWait: pool.expectedWait,
    close: pool.close,
  };
}
