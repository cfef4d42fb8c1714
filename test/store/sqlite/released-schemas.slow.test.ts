/**
 * Every state that the schema ever had, with a running game of each kind. Rows are written as far as that schema has their
 * columns; what they hold is of today. States of earlier rules are in `test/games/saved-states`, a whole database of the first
 * version in `test/store/saved`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { checkTables } from '#store/sqlite/check.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { channelId, type TableId } from '#tables/ids.ts';
import { gameOf } from '#tables/rulebook.ts';
import { ANNA, BEN, CLEO, codeOf, handClock, openHouse, someMove, value } from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const JOURNAL = JSON.parse(readFileSync(new URL('meta/_journal.json', MIGRATIONS), 'utf8')) as Journal;

/** A database in which a game of each kind has begun. */
async function everyGame(file: string): Promise<TableId[]> {
  const house = openHouse({ file });
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
  house.close();
  return tables;
}

/** As the migrations up to this one have made it. */
function databaseAt(folder: string, released: number): SQLite.Database {
  const migrations = join(folder, 'migrations');
  mkdirSync(join(migrations, 'meta'), { recursive: true });
  const entries = JOURNAL.entries.slice(0, released + 1);
  writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify({ ...JOURNAL, entries }));
  for (const { tag } of entries)
    writeFileSync(join(migrations, `${tag}.sql`), readFileSync(new URL(`${tag}.sql`, MIGRATIONS)));
  const client = new SQLite(join(folder, 'released.sqlite'));
  client.pragma('synchronous = OFF');
  migrate(drizzle(client), { migrationsFolder: migrations });
  return client;
}

const columnsOf = (client: SQLite.Database, table: string): string[] =>
  client.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];

/** Only these hold tables; those that came later are filled by the bot itself. */
const COPIED = ['tables', 'seats', 'log'] as const;

function copyInto(client: SQLite.Database, from: string): void {
  client.pragma('foreign_keys = OFF');
  client.prepare('attach ? as today').run(from);
  for (const table of COPIED) {
    const today = client.prepare(`select name from pragma_table_info('${table}', 'today')`).pluck().all() as string[];
    const both = columnsOf(client, table).filter((name) => today.includes(name));
    const names = both.map((name) => `"${name}"`).join(', ');
    client.exec(`insert into main.${table} (${names}) select ${names} from today.${table}`);
  }
  client.exec('detach today');
}

describe.each(JOURNAL.entries.map(({ tag }, released) => [tag, released] as const))(
  'a database of %s',
  (_, released) => {
    it('is brought up to date, its logs fit, and a game of each kind goes on', async () => {
      const folder = testFolder();
      const today = join(folder, 'today.sqlite');
      const tables = await everyGame(today);
      const old = databaseAt(folder, released);
      copyInto(old, today);
      old.close();
      const file = join(folder, 'released.sqlite');
      const database = openDatabase(file);
      expect(await checkTables(database)).toMatchObject({ tables: tables.length, ofOlderRules: [], damaged: [] });
      database.client.close();
      const house = openHouse({ file, clock: handClock() });
      await house.tables.resume();
      for (const table of tables) {
        const { person, version, move } = await someMove(house, table);
        expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
      }
      expect(house.problems).toEqual([]);
      house.close();
    });
  },
);
