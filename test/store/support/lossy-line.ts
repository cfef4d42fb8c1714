/** A line to a PostgreSQL server that can lose an answer: what was asked is done, and whoever asked never hears of it. */
import { connect, createServer, type Socket } from 'node:net';

export interface LossyLine {
  /** The address at this end. */
  readonly url: string;
  /** The answer to the next change of a table, and the connection with it. */
  loseNextSave(): void;
  close(): Promise<void>;
}

/** The name of the statement. */
const SAVE = Buffer.from('save_');
/** The server waits for the next: whatever was asked before is committed. */
const READY = Buffer.from('Z\0\0\0\x05I');

export async function lossyLine(url: string): Promise<LossyLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isArmed = false;
  /** Whose answer is to be lost. */
  let asking: Socket | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('data', (asked) => {
      if (isArmed && asked.includes(SAVE)) [isArmed, asking] = [false, near];
      far.write(asked);
    });
    far.on('data', (answer) => {
      if (asking !== near) return near.write(answer);
      return answer.includes(READY) && near.destroy();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const here = new URL(url);
  here.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: here.href,
    loseNextSave() {
      isArmed = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
