/** A line to a PostgreSQL server that can lose an answer, or be slow: what was asked is done, and whoever asked hears of it late, or never. */
import { connect, createServer, type Socket } from 'node:net';

export interface LossyLine {
  /** The address at this end. */
  readonly url: string;
  /** The answer to the next change of a table, and the connection with it. */
  loseNextSave(): void;
  /** From now on the server does not notice when this end hangs up, and answers stay on the way until they are let go. */
  holdAnswers(): HeldAnswers;
  /** Cuts all connections. */
  cut(): void;
  /** How many connections there are. */
  connections(): number;
  close(): Promise<void>;
}

interface HeldAnswers {
  /** Resolves when one is held. */
  readonly some: Promise<void>;
  letGo(): void;
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
  let held: { readonly answers: (() => void)[]; readonly heard: () => void } | null = null;
  let isDeaf = false;

  function pass(answer: () => void): void {
    held?.answers.push(answer);
    if (held) held.heard();
    else answer();
  }

  // Whoever says goodbye waits for the server to hang up, as without a line between.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (asked) => {
      if (isArmed && asked.includes(SAVE)) [isArmed, asking] = [false, near];
      far.write(asked);
    });
    far.on('data', (answer) => {
      if (asking !== near) return pass(() => near.write(answer));
      return answer.includes(READY) && near.destroy();
    });
    near.on('end', () => isDeaf || far.end());
    near.on('close', () => isDeaf || far.destroy());
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
    holdAnswers() {
      const answers: (() => void)[] = [];
      isDeaf = true;
      const some = new Promise<void>((heard) => {
        held = { answers, heard };
      });
      const letGo = (): void => {
        held = null;
        for (const answer of answers) answer();
      };
      return { some, letGo };
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    connections: () => sockets.size / 2,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
