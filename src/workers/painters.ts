/** Threads that paint: each takes one scene at a time, the rest wait in line. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { CANVAS_STAYS_LOADED } from '#render/paint/main-thread.ts';
import { startThread } from '#threads/typescript-thread.ts';
import type { Painted } from './picture-worker.ts';

interface Job {
  readonly scene: string;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Painter {
  readonly worker: Worker;
  job: Job | null;
  overtime: NodeJS.Timeout | null;
}

export interface Painters {
  /** From a scene in JSON to a PNG. */
  paint(scene: string): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PaintersOptions {
  /** How many paint at the same time. */
  readonly threads: number;
  /** A painter at work for longer than this, in milliseconds, is replaced, and its picture fails. */
  readonly patience: number;
  readonly script: URL;
}

const DEFAULTS: PaintersOptions = {
  threads: 2,
  patience: 20_000,
  script: new URL('./picture-worker.ts', import.meta.url),
};

/** How long a painter may take to finish what nobody waits for any more, in milliseconds. */
const FAREWELL = 3_000;

/** A thread that is ended inside the canvas takes the whole process with it: who is painting may finish first. */
async function retire(worker: Worker, isPainting: boolean): Promise<void> {
  if (isPainting) {
    const { signal, abort } = patience(FAREWELL);
    await Promise.race([once(worker, 'message', { signal }), once(worker, 'exit', { signal })]).catch(() => undefined);
    abort();
  }
  await worker.terminate();
}

function patience(milliseconds: number): { readonly signal: AbortSignal; abort(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    signal: controller.signal,
    abort() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

export function createPainters(options: Partial<PaintersOptions> = {}): Painters {
  const { threads, patience, script } = { ...DEFAULTS, ...options };
  const painters = new Set<Painter>();
  const waiting: Job[] = [];
  let isClosed = !CANVAS_STAYS_LOADED;

  function hire(): Painter {
    const worker = startThread(script);
    const painter: Painter = { worker, job: null, overtime: null };
    worker.on('message', (painted: Painted) => finish(painter, painted));
    worker.on('error', (error) => dismiss(painter, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => dismiss(painter, new Error(`the painter left with code ${code}`)));
    painters.add(painter);
    return painter;
  }

  function idlePainter(): Painter | null {
    for (const painter of painters) if (painter.job === null) return painter;
    return painters.size < threads ? hire() : null;
  }

  function work(): void {
    while (waiting.length > 0) {
      const painter = idlePainter();
      const job = painter && waiting.shift();
      if (!job) return;
      painter.job = job;
      painter.overtime = setTimeout(() => dismiss(painter, new Error(`not painted in ${patience} ms`)), patience);
      // A painter at work keeps the process alive, an idle one does not.
      painter.worker.ref();
      painter.worker.postMessage(job.scene);
    }
  }

  function release(painter: Painter): Job | null {
    const { job } = painter;
    if (painter.overtime) clearTimeout(painter.overtime);
    painter.overtime = null;
    painter.job = null;
    return job;
  }

  function finish(painter: Painter, painted: Painted): void {
    const job = release(painter);
    painter.worker.unref();
    if (painted.ok) job?.resolve(Buffer.from(painted.png.buffer));
    else job?.reject(new Error(painted.reason));
    work();
  }

  /** A painter that failed as a whole goes; whoever waits gets a new one. */
  function dismiss(painter: Painter, reason: Error): void {
    if (!painters.delete(painter)) return;
    const job = release(painter);
    job?.reject(reason);
    void retire(painter.worker, job !== null);
    if (!isClosed) work();
  }

  return {
    paint: (scene) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the painters have gone home'));
        waiting.push({ scene, resolve, reject });
        work();
      }),
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('the painters have gone home'));
      const leaving = [...painters].map(({ worker, job }) => retire(worker, job !== null));
      for (const painter of [...painters]) dismiss(painter, new Error('the painters have gone home'));
      await Promise.all(leaving);
    },
  };
}
