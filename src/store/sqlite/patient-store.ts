/**
 * A store whose troubles are told apart: a lock passes by itself and is waited for; a full disk, or a file that can't be
 * written, is said in words. The log has one line when it begins, and one when it is over.
 */
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import type { TableId } from '#tables/ids.ts';
import { StoreTrouble, type StoreTroubleKind } from '#tables/ports.ts';

export interface StoreWatch {
  /** Something could not be read or written. */
  failed(trouble: StoreTrouble): void;
  /** Something was written. */
  wrote(): void;
  /** Later changes of these tables were kept once than the database has now. */
  lost(tables: readonly TableId[]): void;
}

const KINDS: readonly (readonly [code: RegExp, kind: StoreTroubleKind])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(READONLY|PERM|CANTOPEN)/, 'read-only'],
  [/^SQLITE_(IOERR|CORRUPT|NOTADB)/, 'broken'],
];

/** Null if it is our own mistake. */
function troubleOf(error: unknown): StoreTrouble | null {
  if (!(error instanceof SQLite.SqliteError)) return null;
  const kind = KINDS.find(([code]) => code.test(error.code))?.[1];
  return kind === undefined ? null : new StoreTrouble(kind, error.message);
}

/** How long somebody else's lock is waited for, and how often it is tried, in milliseconds. */
const PATIENCE = 4_000;
const PAUSE = 50;

const WRITES = /^(save|keep|mark|drop|forget|setAside|reschedule)/;

async function patiently(work: () => Promise<unknown>): Promise<unknown> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      if (trouble.kind !== 'locked' || performance.now() > end) throw trouble;
      await wait(PAUSE);
    }
  }
}

/** The methods are tried again as they are: those of a store do all or nothing. */
export function patientStore<S extends object>(store: S, watch: StoreWatch): S {
  const methods = Object.entries(store).map(([name, method]: [string, (...given: unknown[]) => Promise<unknown>]) => {
    const patient = async (...given: unknown[]): Promise<unknown> => {
      try {
        const done = await patiently(() => method(...given));
        if (WRITES.test(name)) watch.wrote();
        return done;
      } catch (error) {
        if (error instanceof StoreTrouble) watch.failed(error);
        throw error;
      }
    };
    return [name, patient] as const;
  });
  return Object.fromEntries(methods) as S;
}
