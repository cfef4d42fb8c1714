import { readdirSync, readFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { personId, tableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import { characterOf } from '#tables/seats/computers.ts';
import { codeOf, handClock, openHouse, someMove } from '../../tables/support/house.ts';
import { savedDatabase, tamper } from '../support/files.ts';

const TABLES = ['tables', 'seats', 'log', 'people'] as const;
const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

function rowsOf(file: string): Record<string, Record<string, unknown>[]> {
  const client = new SQLite(file, { readonly: true });
  const rows = TABLES.map((table) => [table, client.prepare(`select * from ${table} order by 1, 2`).all()]);
  client.close();
  return Object.fromEntries(rows);
}

describe.each(['0000-first'])('a database saved at %s', (saved) => {
  it('has rows in every table', () => {
    for (const rows of Object.values(rowsOf(savedDatabase(saved)))) expect(rows.length).toBeGreaterThan(0);
  });

  it('keeps every row and every value when it is brought up to date', () => {
    const file = savedDatabase(saved);
    const before = rowsOf(file);
    openDatabase(file).client.close();
    const after = rowsOf(file);
    for (const table of TABLES) expect(after[table]).toMatchObject(before[table] ?? []);
    for (const table of TABLES) expect(after[table]).toHaveLength(before[table]?.length ?? -1);
  });

  it('has no unseen tables', async () => {
    const database = openDatabase(savedDatabase(saved));
    expect(await createTableStore(database).unseen()).toEqual([]);
    database.client.close();
  });

  it('holds a game that goes on by the rules of today, and then fits its log', async () => {
    const file = savedDatabase(saved);
    const database = openDatabase(file);
    const store = createTableStore(database);
    const id = (await store.running())[0]?.id ?? tableId('');
    const table = (await store.load(id))?.table;
    expect(await store.settings(personId('ben'))).toMatchObject({ timeZone: 'Europe/Berlin', language: null });
    database.client.close();
    const house = openHouse({ file, clock: handClock(table?.touchedAt) });
    await house.tables.resume();
    const asked = house.kept.table(id)?.play?.waiting;
    expect(asked).toMatchObject(table?.play?.waiting.map(({ since, used }) => ({ since, used })) ?? []);
    const { person, version, move } = await someMove(house, id);
    expect(codeOf(await house.tables.choose(id, person, version, move))).toBe('ok');
    const now = house.kept.table(id);
    expect(now && damageOf(now, house.kept.log(id))).toBeNull();
  });
});

describe('a table from before computers had characters', () => {
  it('has computers of its level, no two the same, and suggestions', async () => {
    const file = savedDatabase('0000-first');
    tamper(file, "update seats set occupant = 'computer', person = null, level = 'strong' where seat > 0");
    const database = openDatabase(file);
    const store = createTableStore(database);
    const id = (await store.running())[0]?.id ?? tableId('');
    const table = (await store.load(id))?.table;
    database.client.close();
    const computers = table?.places.flatMap(({ occupant }) => (occupant.kind === 'computer' ? [occupant] : [])) ?? [];
    expect(computers.map(({ character }) => characterOf(character).level)).toEqual(['strong', 'strong']);
    expect(new Set(computers.map(({ character }) => character)).size).toBe(2);
    expect(table?.options).toMatchObject({ hints: true, suggestions: true });
  });
});

describe('a person who had switched direct messages off', () => {
  it('wants none after the update, and all others are asked', () => {
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
});

describe('the migrations', () => {
  const scripts = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));

  it.each(scripts)('%s never cascades a deletion to other rows', (name) => {
    expect(readFileSync(new URL(name, MIGRATIONS), 'utf8')).not.toMatch(/ON DELETE (?!no action)/i);
  });

  it('do nothing the second time', () => {
    const file = savedDatabase('0000-first');
    openDatabase(file).client.close();
    const once = rowsOf(file);
    openDatabase(file).client.close();
    expect(rowsOf(file)).toEqual(once);
  });

  it('look for rows that belong to nothing only after a change', () => {
    const file = savedDatabase('0000-first');
    const isLookedFor = (): boolean => {
      const statements: string[] = [];
      openDatabase(file, { beforeStatement: (sql) => statements.push(sql) }).client.close();
      return statements.some((sql) => /foreign_key_check/i.test(sql));
    };
    expect([isLookedFor(), isLookedFor()]).toEqual([true, false]);
  });

  it('refuse a database with such rows, however often it is tried', () => {
    const file = savedDatabase('0000-first');
    const client = new SQLite(file);
    client.pragma('foreign_keys = OFF');
    client.exec("insert into log (table_id, seq, at, body) values ('nowhere', 0, 0, '{}')");
    client.close();
    for (const _ of [1, 2]) expect(() => openDatabase(file)).toThrow('belong to nothing');
  });

  it('leave foreign keys on, and the log durable', () => {
    const { client } = openDatabase(savedDatabase('0000-first'));
    expect(client.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(client.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(client.pragma('synchronous', { simple: true })).toBe(2);
    client.close();
  });
});
