import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backUp, corruption, makeBackup, restore } from '#store/sqlite/backup.ts';
import { checkTables } from '#store/sqlite/check.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { StoreTrouble } from '#tables/ports.ts';
import { ANNA, BEN, CLEO, openHouse, someMove, startTable, value, viewOf } from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

async function playing() {
  const folder = testFolder();
  const file = join(folder, 'tables.sqlite');
  const house = openHouse({ file });
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  const act = async () => {
    const { person, version, move } = await someMove(house, table);
    return value(await house.tables.choose(table, person, version, move)).version;
  };
  return { folder, file, house, table, act };
}

describe('a backup', () => {
  it('is taken while the game goes on, and is whole', async () => {
    const { folder, file, house, act } = await playing();
    await act();
    const to = join(folder, 'backup.sqlite');
    const backing = backUp(file, to);
    await act();
    await act();
    expect((await backing).ok).toBe(true);
    expect(corruption(to)).toBeNull();
    const copy = openDatabase(to);
    expect(await checkTables(copy)).toMatchObject({ tables: 1, damaged: [] });
    copy.client.close();
    house.close();
  });

  it('is one file, when it is taken and when it is put back', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    const parts = () => readdirSync(folder).filter((name) => name.startsWith('backup'));
    await backUp(file, to);
    expect(parts()).toEqual(['backup.sqlite']);
    house.close();
    expect(restore(file, to, new Date(0))).toMatchObject({ ok: true });
    expect(parts()).toEqual(['backup.sqlite']);
  });

  it('can be put back, and what was there before is kept', async () => {
    const { folder, file, house, table, act } = await playing();
    const version = await act();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    await act();
    house.close();
    const restored = restore(file, to, new Date(0));
    expect(restored).toEqual({ ok: true, value: `${file}.before-1970-01-01T00-00-00.000Z` });
    const again = openHouse({ file });
    expect((await viewOf(again, table)).play?.version).toBe(version);
    again.close();
    if (restored.ok && restored.value) expect(existsSync(restored.value)).toBe(true);
  });

  it('is not put back under a running bot', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    expect(restore(file, to, new Date())).toMatchObject({ ok: false, error: { code: 'in-use' } });
    house.close();
  });

  it('does not overwrite another, and needs a database', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    expect(await backUp(file, to)).toMatchObject({ error: { code: 'file-exists' } });
    expect(await backUp(join(folder, 'nothing'), join(folder, 'x'))).toMatchObject({ error: { code: 'no-such-file' } });
    house.close();
  });

  it('is not made of a file that is no database, nor where the folder is missing', async () => {
    const { folder, file, house } = await playing();
    const other = join(folder, 'letter.txt');
    writeFileSync(other, 'Dear Anna, thank you for the game. See you on Friday.');
    expect(await backUp(other, join(folder, 'x'))).toMatchObject({ error: { code: 'corrupt', file: other } });
    expect(await backUp(folder, join(folder, 'x'))).toMatchObject({ error: { code: 'corrupt', file: folder } });
    expect(await backUp(file, join(folder, 'no', 'x'))).toMatchObject({ error: { code: 'unwritable' } });
    house.close();
  });

  it('can be put back on a machine that has nothing yet', async () => {
    const { folder, file, house, table } = await playing();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    house.close();
    const elsewhere = join(folder, 'new', 'data', 'tables.sqlite');
    expect(restore(elsewhere, to, new Date())).toEqual({ ok: true, value: null });
    const again = openHouse({ file: elsewhere });
    expect((await viewOf(again, table)).status).toBe('running');
    again.close();
  });

  it('that can not be put back leaves everything as it was', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    house.close();
    // What it is kept as would have more letters than a name may have.
    const long = join(testFolder(), 'x'.repeat(240));
    copyFileSync(to, long);
    expect(restore(long, to, new Date())).toMatchObject({ error: { code: 'unwritable' } });
    expect(readdirSync(dirname(long))).toEqual([basename(long)]);
  });

  it('can be put back over a database that has broken down', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    house.close();
    writeFileSync(file, 'what a disk leaves behind when it gives up');
    expect(restore(file, to, new Date(0))).toEqual({ ok: true, value: `${file}.before-1970-01-01T00-00-00.000Z` });
    expect(corruption(file)).toBeNull();
  });

  it('that is corrupt is not put back', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    await backUp(file, to);
    house.close();
    const bytes = readFileSync(to);
    bytes.fill(0xff, 4_096, 3 * 4_096);
    writeFileSync(to, bytes);
    expect(restore(file, to, new Date())).toMatchObject({ ok: false, error: { code: 'corrupt' } });
    expect(corruption(file)).toBeNull();
  });
});

describe('a backup that fails', () => {
  it.each([
    ['the disk is full', new Error('no space left on device')],
    ['its server is away', new StoreTrouble('unreachable', 'nobody there')],
    ['what was written is no database', null],
  ])('leaves nothing on the disk: %s', async (_, error) => {
    const folder = testFolder();
    const made = makeBackup(join(folder, 'backup.sqlite'), async (unfinished) => {
      for (const part of ['', '-journal', '-wal', '-shm']) writeFileSync(unfinished + part, 'half of it');
      if (error) throw error;
    });
    if (error instanceof StoreTrouble) await expect(made).rejects.toBe(error);
    else expect((await made).ok).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('for its process was ended leaves a file, which the next one of that name does not mind', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    writeFileSync(`${to}.unfinished`, 'half of it');
    expect(await backUp(file, to)).toEqual({ ok: true, value: null });
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup.sqlite']);
    house.close();
  });
});

describe('the check', () => {
  it('names the table whose log does not lead to its state, and passes the others', async () => {
    const { folder, file, house, table, act } = await playing();
    await act();
    house.close();
    const copy = join(folder, 'tampered.sqlite');
    copyFileSync(file, copy);
    const client = new SQLite(copy);
    client.prepare("update tables set snapshot = json_set(snapshot, '$.reserve[0]', 99)").run();
    client.close();
    const tampered = openDatabase(copy);
    expect((await checkTables(tampered)).damaged).toEqual([{ table, damage: { seq: null, reason: 'state-differs' } }]);
    tampered.client.close();
  });
});
