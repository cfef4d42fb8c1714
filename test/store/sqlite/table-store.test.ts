import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/sqlite/database.ts';
import { tableReader } from '#store/sqlite/table-reader.ts';
import { damageOf } from '#tables/log/integrity.ts';
import type { SecretSource } from '#tables/ports.ts';
import {
  ANNA,
  BEN,
  CHANNEL,
  CLEO,
  codeOf,
  countedSecrets,
  DORA,
  EMIL,
  HOUR,
  openHouse,
  playUntil,
  someMove,
  startTable,
  value,
  viewOf,
} from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

function otherSecrets(): SecretSource {
  const { seed, id } = countedSecrets();
  return { seed, id: () => `other-${id()}` };
}

/** Reads everything anew, as after a restart. */
function readAgain(file: string) {
  const database = openDatabase(file);
  return { kept: tableReader(database.client), close: () => database.client.close() };
}

describe('the store', () => {
  it('gives back exactly what it was given, whatever a table has been through', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    const table = await startTable(house, [ANNA, BEN, CLEO, DORA], {
      clock: { kind: 'budget', hours: 50, increment: 1 },
    });
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    const check = () => {
      const again = readAgain(file);
      expect(again.kept.table(table)).toEqual(house.kept.table(table));
      again.close();
    };
    check();
    await playUntil(house, table, () => (house.kept.table(table)?.play?.sealed.length ?? 0) > 0);
    expect(house.kept.table(table)?.play?.sealed).toHaveLength(1);
    check();
    await house.pass(60 * HOUR);
    check();
    const { person, seat } = await someMove(house, table);
    const other = [ANNA, BEN, CLEO].find((each) => each !== person) ?? ANNA;
    value(await house.tables.standIn(table, other, seat));
    check();
    value(await house.tables.replace(table, person, seat, EMIL));
    check();
    await playUntil(house, table, () => false);
    check();
    expect(house.kept.table(table)?.status).toBe('over');
    house.close();
  });

  it('keeps a log that leads to the snapshot, at every point of a game', async () => {
    const house = openHouse();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    await playUntil(house, table, () => {
      const kept = house.kept.table(table);
      expect(kept && damageOf(kept, house.kept.log(table))).toBeNull();
      return false;
    });
  });

  it('lets the later of two writers decide anew, and nobody sees that they met', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const one = openHouse({ file });
    const table = await startTable(one, [ANNA, BEN, CLEO]);
    const other = openHouse({ file });
    await viewOf(other, table);
    value(await one.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    value(await other.tables.giveOrder(table, BEN, { kind: 'bid', amount: 4 }));
    value(await one.tables.giveOrder(table, CLEO, { kind: 'bid', amount: 5 }));
    const given = one.kept.table(table)?.places.map(({ orders }) => orders);
    expect(given?.flat()).toHaveLength(3);
    expect(other.problems).toEqual([]);
    one.close();
    other.close();
  });

  it('lets one table gather in a channel, even if two are opened at once', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const houses = [openHouse({ file }), openHouse({ file, secrets: otherSecrets() })];
    const opened = await Promise.all(
      houses.map(({ tables }) => tables.open({ game: 'urland', channel: CHANNEL, host: ANNA })),
    );
    expect(opened.map(codeOf).sort()).toEqual(['channel-busy', 'ok']);
    for (const house of houses) house.close();
  });

  it('does not let two writers both have their way', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const one = openHouse({ file });
    const table = await startTable(one, [ANNA, BEN, CLEO]);
    const other = openHouse({ file });
    const { person, version, move } = await someMove(one, table);
    expect((await viewOf(other, table)).play?.version).toBe(version);
    value(await one.tables.choose(table, person, version, move));
    expect(codeOf(await other.tables.choose(table, person, version, move))).toBe('stale');
    one.close();
    other.close();
  });

  it('adds to the log, and never twice at the same place', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const client = new SQLite(file);
    const insert = client.prepare("insert into log (table_id, seq, at, body) values (?, 0, 0, '{}')");
    expect(() => insert.run(table)).toThrow(/UNIQUE/);
    client.close();
    house.close();
  });

  it('finds due tables, a person’s tables and busy channels by index', () => {
    const { client } = openDatabase(':memory:');
    const plan = (sql: string) =>
      (client.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail).join();
    expect(plan('select id from tables where due <= 5 order by due limit 9')).toContain('tables_due');
    expect(plan("select * from seats where person = 'x'")).toContain('seats_person');
    expect(plan("select * from log where table_id = 'x' order by seq")).toContain('sqlite_autoindex_log_1');
  });
});
