import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BackupPlan, backUpNightly, backupDue } from '#store/copy/nightly.ts';
import { ANNA, BEN, openHouse, startTable } from '../../tables/support/house.ts';
import { tamper, testFolder } from '../support/files.ts';

const at = (day: number, hour: number): Date => new Date(2026, 0, day, hour);

async function aPlan(change: Partial<BackupPlan> = {}): Promise<BackupPlan> {
  const folder = testFolder();
  const database = join(folder, 'tables.sqlite');
  const house = openHouse({ file: database });
  await startTable(house, [ANNA, BEN], {}, 'sticks');
  house.close();
  return { database, folder: join(folder, 'backups'), keep: 2, hour: 4, ...change };
}

async function makeAt(plan: BackupPlan, now: Date) {
  const file = backupDue(plan, now);
  return file === null ? null : backUpNightly(plan, file);
}

const made = ({ folder }: BackupPlan): string[] => readdirSync(folder).toSorted();

describe('backups by themselves', () => {
  it('are made once a day, from their hour on, and after a night that was missed', async () => {
    const plan = await aPlan();
    expect(await makeAt(plan, at(1, 3))).toBeNull();
    expect(await makeAt(plan, at(1, 4))).toEqual({ ok: true, value: null });
    expect(await makeAt(plan, at(1, 5))).toBeNull();
    expect(await makeAt(plan, at(3, 23))).toEqual({ ok: true, value: null });
    expect(made(plan)).toEqual(['tables-2026-01-01.sqlite', 'tables-2026-01-03.sqlite']);
  });

  it('are kept as many as wanted, the newest; other files are left alone', async () => {
    const plan = await aPlan();
    await makeAt(plan, at(1, 4));
    writeFileSync(join(plan.folder, 'by-hand.sqlite'), '');
    for (const day of [2, 3, 4]) await makeAt(plan, at(day, 4));
    expect(made(plan)).toEqual(['by-hand.sqlite', 'tables-2026-01-03.sqlite', 'tables-2026-01-04.sqlite']);
  });

  it('remove what a night that was cut short has left; other files are left alone', async () => {
    const plan = await aPlan();
    await makeAt(plan, at(1, 4));
    for (const name of ['tables-2026-01-02.sqlite', 'tables-2026-01-02.sqlite-journal', 'by-hand.sqlite'])
      writeFileSync(join(plan.folder, name.replace('.sqlite', '.sqlite.unfinished')), 'half of it');
    await makeAt(plan, at(3, 4));
    expect(made(plan)).toEqual(['by-hand.sqlite.unfinished', 'tables-2026-01-01.sqlite', 'tables-2026-01-03.sqlite']);
  });

  it('of damaged tables say so, and all that were made before stay', async () => {
    const plan = await aPlan({ keep: 1 });
    await makeAt(plan, at(1, 4));
    tamper(plan.database, 'update log set at = at + 1 where seq = 0');
    expect(await makeAt(plan, at(2, 4))).toEqual({ ok: false, error: { code: 'damaged', tables: ['table0'] } });
    expect(made(plan)).toEqual(['tables-2026-01-01.sqlite', 'tables-2026-01-02.sqlite']);
  });
});
