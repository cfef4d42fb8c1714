/** A profile of the thread that answers, taken from outside through Node's inspector. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** By node, in the order of time. */
  readonly samples: readonly number[];
}

export interface Profiler {
  start(): Promise<void>;
  stop(): Promise<CpuProfile>;
  close(): void;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
}

/** In microseconds. */
const INTERVAL = 1_000;

export async function connectProfiler(url: string): Promise<Profiler> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let last = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      const id = ++last;
      const listen = (data: Buffer): void => {
        const reply = JSON.parse(data.toString()) as Reply;
        if (reply.id !== id) return;
        socket.off('message', listen);
        resolve(reply.result);
      };
      socket.on('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: INTERVAL });
  return {
    start: async () => void (await ask('Profiler.start')),
    stop: async () => ((await ask('Profiler.stop')) as { readonly profile: CpuProfile }).profile,
    close: () => socket.close(),
  };
}
