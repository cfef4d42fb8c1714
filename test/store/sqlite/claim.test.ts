import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '#store/sqlite/backup.ts';
import { claimFile } from '#store/sqlite/claim.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { testFolder } from '../support/files.ts';

describe('a database', () => {
  it('is claimed by one process alone, which can use it and back it up', async () => {
    const file = join(testFolder(), 'data', 'tables.sqlite');
    expect(claimFile(file)).not.toBeNull();
    expect(claimFile(file)).toBeNull();
    expect(readdirSync(dirname(file))).toEqual(['tables.sqlite.lock']);

    openDatabase(file).client.close();
    await backUp(file, `${file}.copy`);
    expect(existsSync(`${file}.copy`)).toBe(true);
  });

  it('does not keep another from being claimed', () => {
    const folder = testFolder();
    for (const name of ['one', 'two']) expect(claimFile(join(folder, name))).not.toBeNull();
  });
});
