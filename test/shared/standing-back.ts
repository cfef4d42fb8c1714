import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { standBack } from '#shared/precedence.ts';

standBack('thinking');
parentPort?.postMessage(getPriority());
