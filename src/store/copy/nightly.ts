/** Backups by themselves: one a day, each looked over, so many kept. What there is already is seen from the names of files. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '#engine/result.ts';
import type { TableId } from '#tables/ids.ts';
import { backUp } from '../sqlite/backup.ts';
import { checkTables } from '../sqlite/check.ts';
import { openDatabase } from '../sqlite/database.ts';
import { backUpDatabase, type KeepingProblem } from './keeping.ts';

export interface BackupPlan {
  /** A file, or the address of a database on a PostgreSQL server. */
  readonly database: string;
  readonly folder: string;
  /** How many are kept. */
  readonly keep: number;
  /** From this hour on, by the machine's time zone. */
  readonly hour: number;
}

const OURS = /^tables-\d{4}-\d\d-\d\d\.sqlite$/;
/** Left by a process that was ended meanwhile. */
const UNFINISHED = /^tables-\d{4}-\d\d-\d\d\.sqlite\.unfinished/;

const two = (value: number): string => String(value).padStart(2, '0');

const nameFor = (day: Date): string =>
  `tables-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.sqlite`;

/** The file to be made now; null if today's is there, or it is too early for it. */
export function backupDue({ folder, hour }: BackupPlan, now: Date): string | null {
  const file = join(folder, nameFor(now));
  return now.getHours() >= hour && !existsSync(file) ? file : null;
}

export type NightlyProblem =
  | KeepingProblem
  /** The backup is as good as the database: these tables' logs don't lead to what they say. */
  | { readonly code: 'damaged'; readonly tables: readonly TableId[] };

/** Makes a backup, looks it over and drops the oldest ones. Where something is wrong, all that are there stay. */
export async function backUpNightly(plan: BackupPlan, file: string): Promise<Result<null, NightlyProblem>> {
  mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
  removeFrom(plan, named(plan, UNFINISHED));
  const done = await backUpDatabase(plan.database, file);
  if (!done.ok) return done;
  const damaged = await damagedIn(file);
  if (!damaged.ok) return damaged;
  if (damaged.value.length > 0) return err({ code: 'damaged', tables: damaged.value });
  removeFrom(plan, named(plan, OURS).toSorted().slice(0, -plan.keep));
  return ok(null);
}

const named = ({ folder }: BackupPlan, form: RegExp): string[] => readdirSync(folder).filter((name) => form.test(name));

function removeFrom({ folder }: BackupPlan, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name));
}

/** On a copy: opening a database changes its file. */
async function damagedIn(backup: string): Promise<Result<readonly TableId[], KeepingProblem>> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    const copied = await backUp(backup, copy);
    if (!copied.ok) return copied;
    const opened = openDatabase(copy);
    const { damaged } = await checkTables(opened);
    opened.client.close();
    return ok(damaged.map(({ table }) => table));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
