/** Copies of the whole database, taken while it is in use, and put back. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { err, ok, type Result } from '#engine/result.ts';

export type BackupProblem =
  | { readonly code: 'no-such-file'; readonly file: string }
  | { readonly code: 'file-exists'; readonly file: string }
  /** SQLite finds fault with it. */
  | { readonly code: 'corrupt'; readonly file: string; readonly reason: string }
  /** The bot is running. */
  | { readonly code: 'in-use'; readonly file: string };

/** What SQLite says of a file: null if all is well. */
export function corruption(file: string): string | null {
  try {
    const client = new SQLite(file, { readonly: true, fileMustExist: true });
    try {
      const [first] = client.pragma('integrity_check') as { integrity_check: string }[];
      return first?.integrity_check === 'ok' ? null : (first?.integrity_check ?? 'no answer');
    } finally {
      client.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The bot may go on writing meanwhile. Nothing bears the name of the backup before it is whole and checked. */
export async function backUp(database: string, to: string): Promise<Result<null, BackupProblem>> {
  if (!existsSync(database)) return err({ code: 'no-such-file', file: database });
  if (existsSync(to)) return err({ code: 'file-exists', file: to });
  const unfinished = `${to}.unfinished`;
  const client = new SQLite(database, { fileMustExist: true });
  try {
    await client.backup(unfinished);
  } finally {
    client.close();
  }
  const reason = corruption(unfinished);
  if (reason) return err({ code: 'corrupt', file: unfinished, reason });
  renameSync(unfinished, to);
  return ok(null);
}

/** Leaving WAL mode needs the file for oneself alone. */
function isInUse(database: string): boolean {
  const client = new SQLite(database, { timeout: 0 });
  try {
    client.pragma('journal_mode = DELETE');
    return false;
  } catch {
    return true;
  } finally {
    client.close();
  }
}

/** The database as it was is kept under another name; the answer is that name, or null if there was none. */
export function restore(database: string, from: string, now: Date): Result<string | null, BackupProblem> {
  if (!existsSync(from)) return err({ code: 'no-such-file', file: from });
  const reason = corruption(from);
  if (reason) return err({ code: 'corrupt', file: from, reason });
  const hadOne = existsSync(database);
  if (hadOne && isInUse(database)) return err({ code: 'in-use', file: database });
  const aside = `${database}.before-${now.toISOString().replaceAll(':', '-')}`;
  copyFileSync(from, `${database}.restoring`);
  if (hadOne) renameSync(database, aside);
  for (const rest of ['-wal', '-shm']) rmSync(database + rest, { force: true });
  renameSync(`${database}.restoring`, database);
  return ok(hadOne ? aside : null);
}
