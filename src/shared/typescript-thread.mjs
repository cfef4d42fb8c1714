// Every thread starts here: in Node 20 a thread takes no TypeScript loader from flags, neither its parent's nor its own
// (github.com/privatenumber/tsx/issues/354), so it registers one itself and goes on to its script.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
