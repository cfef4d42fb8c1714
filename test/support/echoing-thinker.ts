/** Thinks nothing: says how many milliseconds it was given. */
import { parentPort } from 'node:worker_threads';
import { ok } from '#engine/result.ts';
import type { SearchOrder } from '#workers/search-worker.ts';

parentPort?.on('message', ({ budget }: SearchOrder) => parentPort?.postMessage(ok(budget.milliseconds)));
