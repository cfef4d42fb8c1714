/** Moves, backs up and restores databases of either kind. A backup is always one SQLite file. */
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '#engine/result.ts';
import { StoreTrouble } from '#tables/ports.ts';
import { tryClaim } from '../claim.ts';
import { isPostgres } from '../open-stores.ts';
import { type BackupProblem, backUp, corruption, makeBackup, restore } from '../sqlite/backup.ts';
import { type Copied, type CopyProblem, copyDatabase } from './copy.ts';

export type KeepingProblem =
  | BackupProblem
  | CopyProblem
  /** The server can't be used. */
  | { readonly code: 'unreachable'; readonly reason: string };

/** The bot must not run on either. */
export async function moveDatabase(from: string, to: string): Promise<Result<Copied, KeepingProblem>> {
  if (!isPostgres(from) && !existsSync(from)) return err({ code: 'no-such-file', file: from });
  const reason = isPostgres(from) ? null : corruption(from);
  if (reason !== null) return err({ code: 'corrupt', file: from, reason });
  return reached(() => claimed(from, () => claimed(to, () => copyDatabase(from, to))));
}

/** The bot may go on writing meanwhile. */
export async function backUpDatabase(database: string, to: string): Promise<Result<null, KeepingProblem>> {
  if (!isPostgres(database)) return backUp(database, to);
  return reached(() => makeBackup(to, (unfinished) => copyWhole(database, unfinished)));
}

/** What was in a file is kept, and its new name returned. A database on a server must be empty. */
export async function restoreDatabase(
  database: string,
  from: string,
  now: Date,
): Promise<Result<string | null, KeepingProblem>> {
  if (!isPostgres(database)) return restore(database, from, now);
  const moved = await moveDatabase(from, database);
  return moved.ok ? ok(null) : moved;
}

async function copyWhole(database: string, to: string): Promise<void> {
  const copied = await copyDatabase(database, to);
  if (!copied.ok) throw new Error(`the copy differs: ${JSON.stringify(copied.error)}`);
}

async function claimed<T>(
  place: string,
  work: () => Promise<Result<T, KeepingProblem>>,
): Promise<Result<T, KeepingProblem>> {
  const claim = await tryClaim(place);
  if (claim === null) return err({ code: 'in-use', file: place });
  return work().finally(() => claim.release());
}

async function reached<T>(work: () => Promise<Result<T, KeepingProblem>>): Promise<Result<T, KeepingProblem>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreTrouble) return err({ code: 'unreachable', reason: error.message });
    throw error;
  }
}
