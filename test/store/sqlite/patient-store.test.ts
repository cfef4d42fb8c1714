import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openSqliteStores } from '#store/sqlite/stores.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { StoreTroubleKind } from '#tables/ports.ts';
import { ANNA } from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

function watched() {
  const heard: string[] = [];
  const watch = {
    failed: ({ kind }: { kind: StoreTroubleKind }) => void heard.push(kind),
    wrote: () => void heard.push('wrote'),
    lost: () => void heard.push('lost'),
  };
  return { heard, watch };
}

const fails = (code: string) => {
  let isFailing = false;
  return {
    set(now: boolean) {
      isFailing = now;
    },
    beforeStatement(sql: string) {
      if (isFailing && /^(insert|update|delete)/i.test(sql)) throw new SQLite.SqliteError('as SQLite puts it', code);
    },
  };
};

describe('a store in trouble', () => {
  it.each([
    ['SQLITE_FULL', 'full'],
    ['SQLITE_READONLY_DBMOVED', 'read-only'],
    ['SQLITE_IOERR_WRITE', 'broken'],
    ['SQLITE_CORRUPT', 'broken'],
  ])('says what is wrong (%s), and works again afterwards', async (code, kind) => {
    const { heard, watch } = watched();
    const failing = fails(code);
    const { beforeStatement } = failing;
    const stores = openSqliteStores(join(testFolder(), 'tables.sqlite'), watch, { beforeStatement });
    failing.set(true);
    await expect(stores.tables.saveSettings(ANNA, DEFAULT_SETTINGS)).rejects.toMatchObject({ kind });
    failing.set(false);
    await stores.tables.saveSettings(ANNA, DEFAULT_SETTINGS);
    expect(heard).toEqual([kind, 'wrote']);
    await stores.close();
  });

  it('whose disk is really full keeps nothing of a change', async () => {
    const { heard, watch } = watched();
    const file = join(testFolder(), 'tables.sqlite');
    const stores = openSqliteStores(file, watch);
    const full = { ...DEFAULT_SETTINGS, timeZone: 'x'.repeat(1_000_000) };
    const other = new SQLite(file);
    await stores.close();
    const pages = Number(other.pragma('page_count', { simple: true }));
    other.close();
    const small = openSqliteStores(file, watch, { mostPages: pages });
    await expect(small.tables.saveSettings(ANNA, full)).rejects.toMatchObject({ kind: 'full' });
    expect(await small.tables.settings(ANNA)).toBeNull();
    expect(heard).toEqual(['full']);
    await small.close();
  });

  it('waits for a lock that passes', async () => {
    const { heard, watch } = watched();
    const file = join(testFolder(), 'tables.sqlite');
    const stores = openSqliteStores(file, watch);
    const other = new SQLite(file);
    other.exec('begin exclusive');
    const saved = stores.tables.saveSettings(ANNA, DEFAULT_SETTINGS);
    await new Promise((resolve) => setImmediate(resolve));
    other.exec('rollback');
    await saved;
    expect(heard).toEqual(['wrote']);
    expect(await stores.tables.settings(ANNA)).toEqual(DEFAULT_SETTINGS);
    other.close();
    await stores.close();
  });
});
