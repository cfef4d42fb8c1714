import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase } from '#store/sqlite/database.ts';
import { createDirectStore } from '#store/sqlite/direct-store.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { ANNA, BEN, CLEO, openHouse, startTable } from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

it('conversations and hand messages are kept, changed, and deleted with all else that names their person', async () => {
  const file = join(testFolder(), 'tables.sqlite');
  const house = openHouse({ file });
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  const database = openDatabase(file);
  const direct = createDirectStore(database);
  for (const person of [ANNA, BEN]) {
    await direct.keepConversation(person, '7');
    await direct.keepConversation(person, `8${person}`);
    await direct.keepHandMessage(table, { person, message: '1', shown: 'a' });
    await direct.keepHandMessage(table, { person, message: '2', shown: 'b' });
  }
  expect(await direct.conversation(ANNA)).toBe(`8${ANNA}`);
  expect(await direct.handMessages(table)).toHaveLength(2);

  await createTableStore(database).forget(BEN, []);

  expect(await direct.conversation(BEN)).toBeNull();
  expect(await direct.handMessages(table)).toEqual([{ person: ANNA, message: '2', shown: 'b' }]);
  await direct.dropHandMessage(table, ANNA);
  await direct.dropConversation(ANNA);
  expect(await direct.handMessages(table)).toEqual([]);
  expect(await direct.conversation(ANNA)).toBeNull();
  database.client.close();
  house.close();
});

it('a person who had switched direct messages off wants none after the update, and all others are asked', () => {
  const scripts = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const before = scripts.filter((name) => name < '0010').toSorted();
  const client = new SQLite(':memory:');
  const run = (name: string) => client.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
  for (const name of before) run(name);
  client.exec("insert into people (id, time_zone, direct) values ('off', 'UTC', 0), ('on', 'UTC', 1)");
  run('0010_direct_wishes.sql');
  expect(client.prepare('select id, direct_wish from people order by id').raw().all()).toEqual([
    ['off', 'nothing'],
    ['on', 'unasked'],
  ]);
  client.close();
});
