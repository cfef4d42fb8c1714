import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepBackups } from '#app/nightly-backups.ts';
import { testFolder } from '../store/support/files.ts';
import { ANNA, BEN, openHouse, startTable } from '../tables/support/house.ts';

/** A clock whose one caller is called by hand. */
function bell(now: Date) {
  let ring = (): void => undefined;
  const clock = {
    now: () => now.getTime(),
    every(_: number, call: () => void) {
      ring = call;
      return () => undefined;
    },
  };
  return { clock, ring: () => ring() };
}

it('while the bot runs, the database is backed up in the night, and the log says so or why not', async () => {
  const folder = testFolder();
  const database = join(folder, 'tables.sqlite');
  const house = openHouse({ file: database });
  await startTable(house, [ANNA, BEN], {}, 'sticks');
  const lines: string[] = [];
  const note = (about: object, message: string): void => void lines.push(`${message} ${JSON.stringify(about)}`);
  const log = { info: note, error: note };

  const good = bell(new Date(2026, 0, 1, 4));
  const plan = { database, folder: join(folder, 'backups'), keep: 2, hour: 4 };
  keepBackups(plan, log, good.clock);
  good.ring();
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^backed up .*tables-2026-01-01\.sqlite/)]);
  expect(readdirSync(plan.folder)).toEqual(['tables-2026-01-01.sqlite']);
  good.ring();

  const bad = bell(new Date(2026, 0, 2, 4));
  keepBackups({ ...plan, database: join(folder, 'nowhere.sqlite') }, log, bad.clock);
  bad.ring();
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^the backup is not good .*no-such-file/);
  house.close();
});
