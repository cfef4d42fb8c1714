// Where a thread begins. On Node 20 it does not take over its parent's loader of TypeScript, nor one named in `execArgv`:
// it has to register its own before it imports anything of ours.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
