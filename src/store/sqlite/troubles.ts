/** SQLite's errors, told apart. */
import SQLite from 'better-sqlite3';
import { StoreTrouble, type StoreTroubleKind } from '#tables/ports.ts';

const KINDS: readonly (readonly [code: RegExp, kind: StoreTroubleKind])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(READONLY|PERM|CANTOPEN)/, 'read-only'],
  [/^SQLITE_(IOERR|CORRUPT|NOTADB)/, 'broken'],
];

/** Null if it is our own mistake. */
export function sqliteTroubleOf(error: unknown): StoreTrouble | null {
  if (!(error instanceof SQLite.SqliteError)) return null;
  const kind = KINDS.find(([code]) => code.test(error.code))?.[1];
  return kind === undefined ? null : new StoreTrouble(kind, error.message);
}
