import { createServer } from 'node:net';

/** No system hands these out by itself, so nobody gets one by chance before it is used, or while a server is started again. */
const FIRST = 20_000;
const COUNT = 12_000;
/** Tests run in many processes at the same time. Each has so many. */
const EACH = 8;

let taken = 0;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port on the loopback for a server that must be told its port. */
export async function ownPort(): Promise<number> {
  const port = FIRST + ((process.pid * EACH + taken++) % COUNT);
  return (await isFree(port)) ? port : ownPort();
}
