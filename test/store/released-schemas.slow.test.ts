/**
 * Every state that the schema ever had, in both databases, with a running game of each kind. Rows are written as far as that
 * schema has their columns; what they hold is of today. States of earlier rules are in `test/games/saved-states`, a whole
 * database of the first version in `test/store/saved`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { backUpDatabase } from '#store/copy/keeping.ts';
import { checkTables } from '#store/sqlite/check.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { channelId, type TableId } from '#tables/ids.ts';
import { gameOf } from '#tables/rulebook.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { ANNA, BEN, CLEO, codeOf, handClock, someMove, type TestHouse, value } from '../tables/support/house.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from './support/databases.ts';
import { testFolder } from './support/files.ts';

const server = await startPostgres();
afterAll(() => server.stop());

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The steps of a database. */
interface Migrations {
  readonly folder: URL;
  readonly journal: Journal;
}

function migrationsIn(path: string): Migrations {
  const folder = new URL(`../../migrations/${path}`, import.meta.url);
  return { folder, journal: JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as Journal };
}

/** A folder with the steps up to this one, as a version had it. */
function releasedUpTo({ folder, journal }: Migrations, released: number): string {
  const copy = join(testFolder(), 'migrations');
  mkdirSync(join(copy, 'meta'), { recursive: true });
  const entries = journal.entries.slice(0, released + 1);
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) writeFileSync(join(copy, `${tag}.sql`), readFileSync(new URL(`${tag}.sql`, folder)));
  return copy;
}

/** Only these hold tables; those that came later are filled by the bot itself. */
const COPIED = ['tables', 'seats', 'log'] as const;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const SQLITE = migrationsIn('');

function sqliteColumns(client: SQLite.Database, table: string, schema: string): string[] {
  return client.prepare('select name from pragma_table_info(?, ?)').pluck().all(table, schema) as string[];
}

async function sqliteAt(released: number, today: TestDatabase): Promise<TestDatabase> {
  const old = sqliteDatabase();
  const client = new SQLite(old.place);
  client.pragma('synchronous = OFF');
  migrate(drizzle(client), { migrationsFolder: releasedUpTo(SQLITE, released) });
  client.pragma('foreign_keys = OFF');
  client.prepare('attach ? as today').run(today.place);
  for (const table of COPIED) {
    const ofToday = sqliteColumns(client, table, 'today');
    const both = quoted(sqliteColumns(client, table, 'main').filter((name) => ofToday.includes(name)));
    client.exec(`insert into main.${table} (${both}) select ${both} from today.${table}`);
  }
  client.close();
  return old;
}

const POSTGRES = migrationsIn('postgres/');

async function postgresColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}

/** Rows pass as JSON: all columns are texts, numbers and flags. */
async function copyRows(from: pg.Client, to: pg.Client, table: string): Promise<void> {
  const ofToday = await postgresColumns(from, table);
  const both = quoted((await postgresColumns(to, table)).filter((name) => ofToday.includes(name)));
  const { rows } = await from.query(`select coalesce(json_agg(t), '[]')::text as all from ${table} t`);
  await to.query(
    `insert into ${table} (${both}) select ${both} from json_populate_recordset(null::${table}, $1::json)`,
    [rows[0]?.all],
  );
}

async function postgresAt(released: number, today: TestDatabase): Promise<TestDatabase> {
  const old = await postgresDatabase(server);
  const [from, to] = [new pg.Client(today.place), new pg.Client(old.place)];
  for (const client of [from, to]) await client.connect();
  await migratePostgres(drizzlePostgres(to), { migrationsFolder: releasedUpTo(POSTGRES, released) });
  for (const table of COPIED) await copyRows(from, to, table);
  for (const client of [from, to]) await client.end();
  return old;
}

/** A game of each kind has begun. */
async function everyGame(house: TestHouse): Promise<TableId[]> {
  const tables: TableId[] = [];
  for (const game of GAME_IDS) {
    const people = [ANNA, BEN, CLEO].slice(0, gameOf(game).seats.min);
    const opened = await house.tables.open({ game, channel: channelId(game), host: ANNA, options: {} });
    const { table } = value(opened);
    for (const guest of people.slice(1)) value(await house.tables.join(table, guest));
    value(await house.tables.start(table, ANNA, 'click'));
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    tables.push(table);
  }
  return tables;
}

async function expectSound(database: TestDatabase, tables: number): Promise<void> {
  const copy = join(testFolder(), 'copy.sqlite');
  value(await backUpDatabase(database.place, copy));
  const opened = openDatabase(copy);
  expect(await checkTables(opened)).toMatchObject({ tables, ofOlderRules: [], damaged: [] });
  opened.client.close();
}

interface Released {
  readonly kind: string;
  readonly migrations: Migrations;
  /** Empty. */
  ofToday(): Promise<TestDatabase>;
  /** As the migrations up to this one have made it, with the rows of another. */
  at(released: number, today: TestDatabase): Promise<TestDatabase>;
}

describe.each<Released>([
  { kind: 'SQLite', migrations: SQLITE, ofToday: async () => sqliteDatabase(), at: sqliteAt },
  { kind: 'PostgreSQL', migrations: POSTGRES, ofToday: () => postgresDatabase(server), at: postgresAt },
])('a database of $kind', ({ migrations, ofToday, at }) => {
  it.each(migrations.journal.entries.map(({ tag }, released) => [tag, released] as const))(
    'of %s is brought up to date, its logs fit, and a game of each kind goes on',
    async (_, released) => {
      const today = await ofToday();
      const before = await today.house();
      const tables = await everyGame(before);
      await before.close();
      const database = await at(released, today);
      await (await database.open()).close();
      await expectSound(database, tables.length);
      const house = await database.house({ clock: handClock() });
      await house.tables.resume();
      for (const table of tables) {
        const { person, version, move } = await someMove(house, table);
        expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
      }
      expect(house.problems).toEqual([]);
      await house.close();
    },
  );
});
