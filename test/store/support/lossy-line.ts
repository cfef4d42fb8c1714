/** A line to a PostgreSQL server that can lose an answer: what was asked is done, and whoever asked never hears of it. */
import { connect, createServer, type Socket } from 'node:net';

export interface LossyLine {
  /** The address at this end. */
  readonly url: string;
  /** The answer to the next commit, and the connection with it. */
  loseNextCommit(): void;
  close(): Promise<void>;
}

/** As the server says that a transaction is committed. */
const COMMITTED = Buffer.from('COMMIT\0');

export async function lossyLine(url: string): Promise<LossyLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isArmed = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far);
    far.on('data', (answer) => {
      if (!isArmed || !answer.includes(COMMITTED)) return near.write(answer);
      isArmed = false;
      return near.destroy();
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
    loseNextCommit() {
      isArmed = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
