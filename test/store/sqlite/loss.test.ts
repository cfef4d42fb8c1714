import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { callWitness, witnessFile } from '#store/sqlite/witness.ts';
import type { TableId } from '#tables/ids.ts';
import { aTable } from '../../tables/support/a-table.ts';
import { ANNA, BEN, CLEO, codeOf, openHouse, playUntil, someMove, type TestHouse } from '../../tables/support/house.ts';
import { savedDatabase, tamper, testFolder } from '../support/files.ts';

const versionOf = (house: TestHouse, table: TableId): number => house.kept.table(table)?.play?.version ?? 0;

/** A game whose log has so many entries. */
async function playedFor(entries: number, file: string) {
  const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { file });
  await playUntil(house, table, (view) => (view.play?.version ?? 0) >= entries);
  return { house, table };
}

/** The house is left as a killed process leaves it, and moved elsewhere. */
function movedFrom(file: string, parts: readonly string[]): string {
  const moved = join(testFolder(), 'moved.sqlite');
  for (const part of parts) copyFileSync(file + part, moved + part);
  return moved;
}

async function resumed(file: string) {
  const house = openHouse({ file });
  await house.tables.resume();
  await house.tables.idle();
  return house;
}

describe('a log row whose bytes were changed', () => {
  it.each([
    ['its time', 'update log set at = at + 1 where table_id = :table and seq = 4'],
    ['its sum', "update log set sum = 'x' where table_id = :table and seq = 4"],
    ['no sum at all', 'update log set sum = null where table_id = :table and seq = 4'],
    ['its spelling', "update log set body = body || ' ' where table_id = :table and seq = 4"],
    ['the sum of the whole', "update tables set log_sum = 'x' where id = :table"],
  ])('(%s) is noticed, and its table is set aside', async (_, sql) => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await playedFor(6, file);
    house.close();
    tamper(file, sql, { table });
    const again = await resumed(file);
    expect(again.problems).toEqual([expect.objectContaining({ kind: 'table-damaged', table })]);
    again.close();
  });

  it('is found by its number', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await playedFor(6, file);
    house.close();
    tamper(file, 'update log set at = at + 1 where table_id = :table and seq = 4', { table });
    const again = await resumed(file);
    expect(again.problems).toMatchObject([{ damage: { seq: 4 } }]);
    again.close();
  });
});

describe('a WAL that is lost', () => {
  it('is noticed: what it held was confirmed, so the table is set aside', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await playedFor(3, file);
    house.close();
    const goesOn = openHouse({ file });
    const before = versionOf(goesOn, table);
    await playUntil(goesOn, table, (view) => (view.play?.version ?? 0) > before + 3);
    const cut = movedFrom(file, ['', '-witness']);
    goesOn.close();
    const again = await resumed(cut);
    expect(again.problems).toMatchObject([{ kind: 'table-damaged', table, damage: { reason: 'changes are lost' } }]);
    expect(codeOf(await again.tables.view(table, null))).toBe('damaged');
    again.close();
    expect((await resumed(cut)).problems).toEqual([]);
  });

  it('is no loss where all of it is in the database already', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await playedFor(3, file);
    house.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    const again = await resumed(file);
    expect(again.problems).toEqual([]);
    const { person, version, move } = await someMove(again, table);
    expect(codeOf(await again.tables.choose(table, person, version, move))).toBe('ok');
    again.close();
  });

  it('leaves other tables alone', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await playedFor(3, file);
    house.close();
    writeFileSync(witnessFile(file), 'another 7\nhalf a li');
    const again = await resumed(file);
    expect(again.problems).toEqual([]);
    expect(versionOf(again, table)).toBeGreaterThan(0);
    again.close();
  });
});

describe('the witness', () => {
  it('knows every change since the WAL was last folded in, and nothing after an orderly end', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await playedFor(3, file);
    const revision = house.kept.table(table)?.revision;
    expect(readFileSync(witnessFile(file), 'utf8').trimEnd().split('\n').at(-1)).toBe(`${table} ${revision}`);
    house.close();
    expect(readFileSync(witnessFile(file), 'utf8')).toBe('');
  });

  it('begins anew when it is long', () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { client } = openDatabase(file);
    const witness = callWitness(client);
    const lengths: number[] = [];
    for (let revision = 0; revision < 20_000; revision++) {
      witness.note('some-table' as TableId, revision);
      lengths.push(statSync(witnessFile(file)).size);
    }
    expect(Math.max(...lengths)).toBeLessThan(300_000);
    expect(lengths.at(-1)).toBeLessThan(Math.max(...lengths));
    client.close();
    witness.close();
  });
});

describe('a database from before logs were chained', () => {
  it('gets its sums when it is brought up to date, and a change of a row is noticed from then on', async () => {
    const file = savedDatabase('0000-first');
    const database = openDatabase(file);
    const store = createTableStore(database);
    const id = (await store.running())[0]?.id;
    if (!id) throw new Error('no running table');
    expect((await store.log(id)).length).toBeGreaterThan(0);
    tamper(file, 'update log set at = at + 1 where table_id = :id and seq = 0', { id });
    await expect(store.log(id)).rejects.toThrow('the log was changed');
    database.client.close();
  });
});

describe('a database of another format', () => {
  it('of a later version of the bot is refused before anything is written', () => {
    const file = join(testFolder(), 'tables.sqlite');
    openDatabase(file).client.close();
    tamper(file, "insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)");
    const before = readFileSync(file);
    expect(() => openDatabase(file)).toThrow('a later version of the bot has changed it');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('of another program is refused before anything is written', () => {
    const file = join(testFolder(), 'other.sqlite');
    tamper(file, 'create table notes (text)');
    expect(() => openDatabase(file)).toThrow('another program has made it');
  });

  it('that is none is refused', () => {
    const file = join(testFolder(), 'none.sqlite');
    writeFileSync(file, 'These are not the tables you are looking for. '.repeat(100));
    expect(() => openDatabase(file)).toThrow('file is not a database');
    rmSync(file);
  });
});
