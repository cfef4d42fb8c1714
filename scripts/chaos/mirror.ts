/** A database on a PostgreSQL server as an SQLite one in memory, some milliseconds behind: that can be read without waiting. */
import { setTimeout as wait } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import pg from 'pg';
import { openPostgres } from '#store/postgres/database.ts';
import { openDatabase } from '#store/sqlite/database.ts';

export interface Mirror {
  readonly client: SQLite.Database;
  /** It shows everything that was kept before this time. */
  asOf(): number;
  /** Resolves when it shows everything that was kept before the call. */
  catchUp(): Promise<void>;
  /** The same, with every table as it is, whether or not its revision says that it has changed. */
  readAnew(): Promise<void>;
  close(): Promise<void>;
}

/** In milliseconds. */
const LOOK_EVERY = 100;

/** What there is of a table, and the column that says of which. */
const PARTS = { tables: 'id', seats: 'table_id', log: 'table_id' } as const;
type Part = keyof typeof PARTS;

type Row = Readonly<Record<string, unknown>>;

/** What has changed since the last look. */
interface News {
  readonly revisions: ReadonlyMap<string, number>;
  /** Tables that are new, of another revision, or gone. */
  readonly changed: readonly string[];
  readonly parts: Readonly<Record<Part, readonly Row[]>>;
  readonly unseen: readonly Row[];
}

export async function mirrorOf(url: string): Promise<Mirror> {
  // The tables may not be there before the bot is.
  await (await openPostgres(url)).close();
  const { client } = openDatabase(':memory:');
  client.pragma('foreign_keys = OFF');
  const reader = readerOf(url);
  let revisions: News['revisions'] = new Map();
  let isAnew = false;
  let isClosed = false;
  let looks = 0;
  let asOf = 0;

  async function look(): Promise<void> {
    const begun = Date.now();
    if (isAnew) revisions = unknown(revisions);
    isAnew = false;
    const news = await reader.read(revisions);
    if (!news) return;
    show(client, news);
    [revisions, asOf] = [news.revisions, begun];
    looks += 1;
  }

  const following = (async () => {
    while (!isClosed) {
      await look();
      await wait(LOOK_EVERY);
    }
  })();

  async function catchUp(): Promise<void> {
    // The next may have begun before.
    const enough = looks + 2;
    while (looks < enough && !isClosed) await wait(LOOK_EVERY / 2);
  }

  return {
    client,
    asOf: () => asOf,
    catchUp,
    readAnew() {
      isAnew = true;
      return catchUp();
    },
    async close() {
      isClosed = true;
      await following;
      await reader.close();
    },
  };
}

/** Of none that there is: so all of them have changed. */
const unknown = (revisions: News['revisions']): News['revisions'] =>
  new Map([...revisions.keys()].map((id) => [id, Number.NaN]));

interface Reader {
  /** All of it as of one moment; null while the server is away. */
  read(known: News['revisions']): Promise<News | null>;
  close(): Promise<void>;
}

/** Keeps its connection for as long as the server does. */
function readerOf(url: string): Reader {
  let connected: pg.Client | null = null;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async function drop(): Promise<void> {
    const client = connected;
    connected = null;
    await client?.end().catch(() => undefined);
  }

  return {
    async read(known) {
      try {
        connected ??= await connect();
        return await newsSince(known, connected);
      } catch {
        await drop();
        return null;
      }
    },
    close: drop,
  };
}

async function newsSince(known: News['revisions'], client: pg.Client): Promise<News> {
  const rows = async (text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(text, values)).rows;
  await client.query('begin isolation level repeatable read read only');
  const tables = await rows('select id, revision from tables');
  const revisions = new Map(tables.map(({ id, revision }) => [String(id), Number(revision)]));
  const changed = [...new Set([...known.keys(), ...revisions.keys()])].filter(
    (id) => known.get(id) !== revisions.get(id),
  );
  const part = (name: Part): Promise<Row[]> =>
    changed.length === 0
      ? Promise.resolve([])
      : rows(`select * from ${name} where ${PARTS[name]} = any($1)`, [changed]);
  const parts = { tables: await part('tables'), seats: await part('seats'), log: await part('log') };
  const unseen = await rows('select * from unseen');
  await client.query('commit');
  return { revisions, changed, parts, unseen };
}

function show(client: SQLite.Database, { changed, parts, unseen }: News): void {
  client.transaction(() => {
    for (const [name, key] of Object.entries(PARTS) as [Part, string][]) {
      const deletion = client.prepare(`delete from ${name} where ${key} = ?`);
      for (const id of changed) deletion.run(id);
      for (const row of parts[name]) put(client, name, row);
    }
    client.prepare('delete from unseen').run();
    for (const row of unseen) put(client, 'unseen', row);
  })();
}

/** SQLite knows no booleans. */
const bound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

function put(client: SQLite.Database, table: string, row: Row): void {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const gaps = names.map(() => '?').join(', ');
  client.prepare(`insert into ${table} (${names.join(', ')}) values (${gaps})`).run(Object.values(row).map(bound));
}
