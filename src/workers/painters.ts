/** Threads that paint. */
// Before any thread: what is loaded in a thread alone takes the process down with it.
import '#render/paint/main-thread.ts';
import { createThreadPool } from './thread-pool.ts';

export interface Painters {
  /** From a scene in JSON to a PNG. */
  paint(scene: string): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PaintersOptions {
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

/** A thread that is ended inside the canvas takes the whole process with it: who is painting may finish first. */
const FAREWELL = 15_000;

export function createPainters(options: Partial<PaintersOptions> = {}): Painters {
  const { threads, patience, script } = { ...DEFAULTS, ...options };
  const pool = createThreadPool<string, Uint8Array>({ name: 'painter', threads, script, farewell: FAREWELL });
  return {
    paint: async (scene) => Buffer.from((await pool.do({ task: scene, patience })).buffer),
    close: pool.close,
  };
}
