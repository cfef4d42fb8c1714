import { Worker } from 'node:worker_threads';

const ENTRANCE = new URL('./typescript-thread.mjs', import.meta.url);

/** A thread that runs a script in TypeScript, whatever started this process. */
export const startThread = (script: URL): Worker =>
  new Worker(ENTRANCE, { execArgv: [], workerData: { script: script.href } });
