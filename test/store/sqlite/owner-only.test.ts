import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '#store/sqlite/backup.ts';
import { claimFile } from '#store/sqlite/claim.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { callWitness } from '#store/sqlite/witness.ts';
import { emptyDatabase } from '../../support/empty-database.ts';
import { testFolder } from '../support/files.ts';

const rightsOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

it('a database, all that is kept beside it, and its new folder are its owner’s alone', () => {
  const folder = join(testFolder(), 'data');
  const file = join(folder, 'tables.sqlite');
  const release = claimFile(file);
  const { client } = openDatabase(file);
  const witness = callWitness(client);
  expect(rightsOf(folder)).toBe('700');
  expect(
    readdirSync(folder)
      .toSorted()
      .map((name) => `${name} ${rightsOf(join(folder, name))}`),
  ).toEqual(['', '-shm', '-wal', '-witness', '.lock'].map((part) => `tables.sqlite${part} 600`));
  client.close();
  witness.close();
  release?.();
});

it('a database that others could read is closed to them; a folder that was there is left alone', () => {
  const folder = testFolder();
  chmodSync(folder, 0o755);
  const file = join(folder, 'tables.sqlite');
  writeFileSync(file, emptyDatabase());
  chmodSync(file, 0o644);
  openDatabase(file).client.close();
  expect([folder, file].map(rightsOf)).toEqual(['755', '600']);
});

it('a backup is its owner’s alone, too', async () => {
  const file = join(testFolder(), 'tables.sqlite');
  openDatabase(file).client.close();
  const copy = join(testFolder(), 'copy.sqlite');
  expect((await backUp(file, copy)).ok).toBe(true);
  expect(rightsOf(copy)).toBe('600');
});
