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
  close(): Promise<void>;
}

/** In milliseconds. */
const LOOK_EVERY = 100;

const SHOWN = ['tables', 'seats', 'log', 'unseen'] as const;

type Row = Readonly<Record<string, unknown>>;

export async function mirrorOf(url: string): Promise<Mirror> {
  // The tables may not be there before the bot is.
  await (await openPostgres(url)).close();
  const { client } = openDatabase(':memory:');
  client.pragma('foreign_keys = OFF');
  let isClosed = false;
  let looks = 0;
  let asOf = 0;

  const following = (async () => {
    while (!isClosed) {
      const begun = Date.now();
      const seen = await read(url);
      if (seen) show(client, seen);
      if (seen) asOf = begun;
      if (seen) looks += 1;
      await wait(LOOK_EVERY);
    }
  })();

  return {
    client,
    asOf: () => asOf,
    async catchUp() {
      // The next may have begun before.
      const enough = looks + 2;
      while (looks < enough && !isClosed) await wait(LOOK_EVERY / 2);
    },
    async close() {
      isClosed = true;
      await following;
    },
  };
}

/** Everything of one moment; null while the server is away. */
async function read(url: string): Promise<readonly (readonly Row[])[] | null> {
  const reader = new pg.Client(url);
  reader.on('error', () => undefined);
  try {
    await reader.connect();
    await reader.query('begin isolation level repeatable read read only');
    const all: Row[][] = [];
    for (const name of SHOWN) all.push((await reader.query<Row>(`select * from ${name}`)).rows);
    return all;
  } catch {
    return null;
  } finally {
    await reader.end().catch(() => undefined);
  }
}

function show(client: SQLite.Database, all: readonly (readonly Row[])[]): void {
  client.transaction(() => {
    for (const [index, name] of SHOWN.entries()) {
      client.prepare(`delete from ${name}`).run();
      for (const row of all[index] ?? []) put(client, name, row);
    }
  })();
}

/** SQLite knows no booleans. */
const bound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

function put(client: SQLite.Database, table: string, row: Row): void {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const gaps = names.map(() => '?').join(', ');
  client.prepare(`insert into ${table} (${names.join(', ')}) values (${gaps})`).run(Object.values(row).map(bound));
}
