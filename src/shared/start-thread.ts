import { basename } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const ENTRANCE = new URL('./typescript-thread.mjs', import.meta.url);

/** In the compiled program (`scripts/compile.mjs`) all scripts lie side by side, and a thread needs no TypeScript. */
const isCompiled = !import.meta.url.endsWith('.ts');
const compiled = (script: URL): URL => new URL(basename(script.pathname).replace(/\.ts$/, '.js'), import.meta.url);

/** Runs a TypeScript script in a thread, however this process was started. */
export const startThread = (script: URL, resourceLimits: ResourceLimits = {}): Worker =>
  isCompiled
    ? new Worker(compiled(script), { resourceLimits })
    : new Worker(ENTRANCE, { execArgv: [], workerData: { script: script.href }, resourceLimits });
