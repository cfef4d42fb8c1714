import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPanelStore } from '#store/sql/panel-store.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { aTable } from '../../tables/support/a-table.ts';
import { ANNA, BEN, CLEO, EMIL, value } from '../../tables/support/house.ts';
import { A_PANEL } from '../conformance.ts';
import { testFolder } from '../support/files.ts';

it('due tables, a person’s tables and logs are found by index', () => {
  const { client } = openDatabase(':memory:');
  const plan = (sql: string) =>
    (client.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail).join();
  expect(plan('select id from tables where due <= 5 order by due limit 9')).toContain('tables_due');
  expect(plan("select * from seats where person = 'x'")).toContain('seats_person');
  expect(plan("select * from log where table_id = 'x' order by seq")).toContain('sqlite_autoindex_log_1');
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
