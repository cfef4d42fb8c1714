import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPanelStore } from '#store/sql/panel-store.ts';
import { createServerStore } from '#store/sql/server-store.ts';
import { type OpenDatabase, openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { guildId, tableId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import type { ServerStore } from '#tables/servers/server-store.ts';
import { aTable } from '../../tables/support/a-table.ts';
import { ANNA, BEN, CHANNEL, CLEO, EMIL, START, value } from '../../tables/support/house.ts';
import { A_PANEL } from '../conformance.ts';
import { testFolder } from '../support/files.ts';

const planOf = ({ client }: OpenDatabase, sql: string): string[] =>
  (client.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);

it('due tables, a person’s tables and logs are found by index', () => {
  const database = openDatabase(':memory:');
  const plan = (sql: string) => planOf(database, sql).join();
  expect(plan('select id from tables where due <= 5 order by due limit 9')).toContain('tables_due');
  expect(plan("select * from seats where person = 'x'")).toContain('seats_person');
  expect(plan("select * from log where table_id = 'x' order by seq")).toContain('sqlite_autoindex_log_1');
});

type Asked = (stores: { tables: TableStore; servers: ServerStore }) => Promise<unknown>;

const ASKED: Readonly<Record<string, Asked>> = {
  'the table of a channel': ({ tables }) => tables.busyIn(CHANNEL),
  'the open tables of a person': ({ tables }) => tables.openTablesOf(ANNA),
  'what is due': ({ tables }) => tables.dueBy(START, 9),
  'the tables of a server': ({ tables }) => tables.tablesIn(guildId('1')),
  'the tables of a server that go on': ({ tables }) => tables.awakeIn(guildId('1')),
  'what runs': ({ tables }) => tables.running(),
  'what is not told yet': ({ tables }) => tables.unseen(),
  'a count of all tables': ({ tables }) => tables.census(),
  'what is to be deleted': ({ tables }) => tables.spent(START, 365, 9),
  'the servers that are known': ({ servers }) => servers.known(),
  'all that is kept about a person': ({ tables }) => tables.keptAbout(ANNA),
  'what goes with a person': ({ tables }) => tables.forget(ANNA, []),
  'what goes with a table': ({ tables }) => tables.drop(tableId('1')),
};

it.each(Object.entries(ASKED))('no table is read in vain for %s', async (_, ask) => {
  const asked: string[] = [];
  const database = openDatabase(':memory:', { beforeStatement: (sql) => void asked.push(sql) });
  const stores = { tables: createTableStore(database), servers: createServerStore(database) };
  asked.length = 0;
  await ask(stores);
  const plans = asked.filter((sql) => /^(select|update|delete)/.test(sql)).flatMap((sql) => planOf(database, sql));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((step) => /^SCAN (tables|seats|log)(?!.* INDEX )/.test(step))).toEqual([]);
  database.client.close();
});

it('servers that keep tables for less time are looked at first, and then their tables alone', async () => {
  const asked: string[] = [];
  const database = openDatabase(':memory:', { beforeStatement: (sql) => void asked.push(sql) });
  await createTableStore(database).spent(START, 365, 9);
  const [untouched, earlier] = asked.slice(-2).map((sql) => planOf(database, sql));
  expect(untouched?.join()).toContain('tables_untouched');
  expect(earlier?.[0]).toContain('SCAN servers');
  expect(earlier?.[1]).toContain('tables_guild');
  database.client.close();
});

it('no panel is written twice to forget its lines', async () => {
  const file = join(testFolder(), 'tables.sqlite');
  const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { file });
  value(await house.tables.stop(table, ANNA));
  const database = openDatabase(file);
  await createPanelStore(database).keepPanel(table, A_PANEL, null);
  const store = createTableStore(database);
  const total = (): unknown => database.client.prepare('select total_changes()').pluck().get();
  await store.forget(EMIL, []);
  const before = total();
  await store.forget(EMIL, []);
  expect(total()).toBe(before);
  database.client.close();
});
