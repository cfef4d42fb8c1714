import { Worker } from 'node:worker_threads';

const ENTRANCE = new URL('./typescript-thread.mjs', import.meta.url);

/** Runs a TypeScript script in a thread, however this process was started. */
export const startThread = (script: URL): Worker =>
  new Worker(ENTRANCE, { execArgv: [], workerData: { script: script.href } });
