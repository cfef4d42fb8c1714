import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiled } from '../../support/compiled.ts';
import { ANNA, BEN, CLEO, openHouse, playUntil, startTable, value, viewOf } from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

function runWith(settings: Readonly<Record<string, string>>, script: string, ...args: string[]) {
  const [program, file] = compiled(`scripts/${script}.ts`);
  return spawnSync(program, [file, ...args], { encoding: 'utf8', env: { ...process.env, ...settings } });
}

const run = (script: string, ...args: string[]) => runWith({}, script, ...args);

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
    expect(run('restore', to, '--database', file)).toEqual(says(1, 'stderr', 'stop the bot first'));
    house.close();
    expect(run('restore', to, '--database', file)).toEqual(says(0, 'stdout', 'is restored to'));
    expect(run('check-tables', to)).toEqual(says(0, 'stdout', '1 tables'));
  });

  it('list the tables that run, whom they wait for and which are stuck, while the bot goes on', async () => {
    const { file, house, table } = await playing();
    const { status, stdout } = run('tables', '--database', file);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^${table} +urland +running +channel +(@(anna|ben|cleo) ?)+ .* overdue: is the bot running`, 'm'),
    );
    expect(stdout).toContain('1 tables are open, 1 of them stuck');
    house.close();
  });

  it('leave a notice for every table with a running game, while the bot goes on', async () => {
    const { file, house } = await playing();
    expect(run('notice', 'Back at nine.', '--database', file)).toEqual(
      says(0, 'stdout', '1 tables with a running game'),
    );
    expect(run('notice', '--database', file)).toEqual(says(0, 'stdout', '1 tables have not been told yet'));
    expect(run('notice', 'x'.repeat(301), '--database', file)).toEqual(says(1, 'stderr', 'there is room for 300'));
    house.close();
  });

  it('work with the database that the settings name', async () => {
    const { folder, file, house } = await playing();
    const to = join(folder, 'backup.sqlite');
    expect(runWith({ DATABASE_FILE: file }, 'backup', to)).toEqual(says(0, 'stdout', `${file} is backed up to`));
    house.close();
  });

  it.each([
    ['backup', ['--nonsense'], 'usage: npm run backup -- FILE'],
    ['restore', ['no-such-file'], 'not restored: there is no file no-such-file'],
    ['tables', ['--database', 'no-such-file'], "the tables can't be read"],
    ['check-tables', ['README.md'], 'README.md is not an intact database'],
    ['verify', ['no-such-file'], 'no-such-file: there is no such file'],
    ['verify', ['README.md'], 'README.md is not verified: it has no seed'],
  ])('say in one line what is wrong: %s %j', (script, args, complaint) => {
    const { status, stderr } = run(script, ...args);
    expect(stderr).toMatch(/^.+\n$/);
    expect(stderr).toContain(complaint);
    expect(status).toBeGreaterThan(0);
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
    expect(run('verify', file)).toEqual(says(1, 'stderr', 'but the seed gives'));
  });
});
