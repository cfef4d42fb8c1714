/** Backs up the whole database while it is in use, and restores it. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { err, ok, type Result } from '#engine/result.ts';
import { StoreTrouble } from '#tables/ports.ts';
import { folderFor, ownerOnly } from './owner-only.ts';

export type BackupProblem =
  | { readonly code: 'no-such-file'; readonly file: string }
  | { readonly code: 'file-exists'; readonly file: string }
  /** SQLite's check fails. */
  | { readonly code: 'corrupt'; readonly file: string; readonly reason: string }
  /** The bot is running. */
  | { readonly code: 'in-use'; readonly file: string }
  /** The file can't be created. */
  | { readonly code: 'unwritable'; readonly file: string; readonly reason: string };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What SQLite's check finds wrong; null if all is well. */
export const corruption = (file: string): string | null =>
  complaintOf(file, (client) => {
    const [first] = client.pragma('integrity_check') as { integrity_check: string }[];
    return first?.integrity_check === 'ok' ? null : (first?.integrity_check ?? 'no answer');
  });

/** Why the file is no database; null if it is one. Reads only its first page. */
const strangeness = (file: string): string | null =>
  complaintOf(file, (client) => {
    client.pragma('schema_version');
    return null;
  });

function complaintOf(file: string, ask: (client: SQLite.Database) => string | null): string | null {
  try {
    const client = new SQLite(file, { readonly: true, fileMustExist: true });
    try {
      return ask(client);
    } finally {
      client.close();
    }
  } catch (error) {
    return reasonOf(error);
  }
}

/** The bot may go on writing meanwhile. */
export async function backUp(database: string, to: string): Promise<Result<null, BackupProblem>> {
  if (!existsSync(database)) return err({ code: 'no-such-file', file: database });
  if (existsSync(to)) return err({ code: 'file-exists', file: to });
  const strange = strangeness(database);
  if (strange) return err({ code: 'corrupt', file: database, reason: strange });
  return makeBackup(to, (unfinished) => copy(database, unfinished));
}

/**
 * The backup gets its name only when it is complete and checked. Whatever becomes of it, nothing unfinished stays: on a disk
 * that is full, what stays holds up every table. Rejects with `StoreTrouble` if `write` does.
 */
export async function makeBackup(
  to: string,
  write: (unfinished: string) => Promise<void>,
): Promise<Result<null, BackupProblem>> {
  if (existsSync(to)) return err({ code: 'file-exists', file: to });
  const unfinished = `${to}.unfinished`;
  try {
    // A process that was ended may have left one, and SQLite would write into it.
    removeWhole(unfinished);
    await write(unfinished);
    makeOneFile(unfinished);
    const reason = corruption(unfinished);
    if (reason) return err({ code: 'corrupt', file: to, reason });
    ownerOnly(unfinished);
    renameSync(unfinished, to);
    return ok(null);
  } catch (error) {
    if (error instanceof StoreTrouble) throw error;
    return err({ code: 'unwritable', file: to, reason: reasonOf(error) });
  } finally {
    removeWhole(unfinished);
  }
}

/** With what SQLite keeps beside it. */
function removeWhole(file: string): void {
  for (const part of ['', '-journal', '-wal', '-shm']) rmSync(file + part, { force: true });
}

async function copy(database: string, to: string): Promise<void> {
  const client = new SQLite(database, { fileMustExist: true });
  try {
    await client.backup(to);
  } finally {
    client.close();
  }
}

/** Leaves WAL mode, in which even a reader needs two more files beside the database. */
function makeOneFile(copied: string): void {
  const client = new SQLite(copied);
  try {
    client.pragma('journal_mode = DELETE');
  } finally {
    client.close();
  }
}

const BUSY = 'SQLITE_BUSY';

/** Leaving WAL mode works only if nobody else has the file open. A file that is no database is in nobody's use. */
function isInUse(database: string): boolean {
  const client = new SQLite(database, { timeout: 0 });
  try {
    client.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    return error instanceof SQLite.SqliteError && error.code === BUSY;
  } finally {
    client.close();
  }
}

/** Keeps the old database under another name, and returns that name, or null if there was no database. */
export function restore(database: string, from: string, now: Date): Result<string | null, BackupProblem> {
  if (!existsSync(from)) return err({ code: 'no-such-file', file: from });
  const reason = corruption(from);
  if (reason) return err({ code: 'corrupt', file: from, reason });
  const hadOne = existsSync(database);
  if (hadOne && isInUse(database)) return err({ code: 'in-use', file: database });
  const aside = `${database}.before-${now.toISOString().replaceAll(':', '-')}`;
  try {
    replace(database, from, aside);
  } catch (error) {
    return err({ code: 'unwritable', file: database, reason: reasonOf(error) });
  } finally {
    rmSync(`${database}.restoring`, { force: true });
  }
  return ok(hadOne ? aside : null);
}

function replace(database: string, from: string, aside: string): void {
  folderFor(database);
  copyFileSync(from, `${database}.restoring`);
  ownerOnly(`${database}.restoring`);
  // The WAL may hold data that a broken database had not taken in yet, so it is moved along, with what it is a witness of.
  for (const part of ['', '-wal', '-witness'])
    if (existsSync(database + part)) renameSync(database + part, aside + part);
  rmSync(`${database}-shm`, { force: true });
  renameSync(`${database}.restoring`, database);
}
