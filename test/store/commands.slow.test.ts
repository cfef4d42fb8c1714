import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, openHouse, playUntil, startTable, value, viewOf } from '../tables/support/house.ts';
import { testFolder } from './support/files.ts';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], { encoding: 'utf8' });

const says = (status: number, stream: 'stdout' | 'stderr', words: string) =>
  expect.objectContaining({ status, [stream]: expect.stringContaining(words) });

async function playing() {
  const folder = testFolder();
  const file = join(folder, 'tables.sqlite');
  const house = openHouse({ file });
  return { folder, file, house, table: await startTable(house, [ANNA, BEN, CLEO]) };
}

describe('the commands', () => {
  it('back up, check and restore a database', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    expect(run('backup', to, '--database', file)).toEqual(says(0, 'stdout', 'is backed up to'));
    expect(run('check-tables', '--database', file)).toEqual(
      says(0, 'stdout', 'every log leads to what its table says'),
    );
    expect(run('restore', to, '--database', file)).toEqual(says(1, 'stderr', 'in-use'));
    house.close();
    expect(run('restore', to, '--database', file)).toEqual(says(0, 'stdout', 'is restored to'));
    expect(run('check-tables', to)).toEqual(says(0, 'stdout', '1 tables'));
  });

  it('verify a record, and notice a forged one', async () => {
    const { folder, house, table } = await playing();
    await playUntil(house, table, () => false);
    const record = value(await house.tables.record(table));
    const { commitment } = await viewOf(house, table);
    house.close();
    const file = join(folder, 'game.record');
    writeFileSync(file, record);
    expect(run('verify', file)).toEqual(says(0, 'stdout', commitment));
    writeFileSync(file, record.replace(/^# salt .*$/m, '# salt other'));
    expect(run('verify', file)).toEqual(says(1, 'stderr', 'wrong-draw'));
  });
});
