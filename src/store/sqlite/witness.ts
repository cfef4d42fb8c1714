/**
 * A line for each change that was kept, in a file beside the database. SQLite has the newest changes in its WAL, a file of
 * its own: where that is lost, the database is as it was some time ago, and nothing in it says so. This file does.
 *
 * Law: a line is written after its change is on disk, so the witness never knows more than was kept. It is not forced to
 * disk: after a power cut it may know less.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type SQLite from 'better-sqlite3';
import { type TableId, tableId } from '#tables/ids.ts';

export interface Witness {
  /** The tables of which later changes were kept once than the database has now. */
  lost(): readonly TableId[];
  hasLost(id: TableId): boolean;
  note(id: TableId, revision: number): void;
  /** The table goes, and is not missed. */
  dropped(id: TableId): void;
  /** The bot runs at this time. */
  stillHere(now: number): void;
  /** When it was last known to run; null if that is not known. */
  lastSeen(): number | null;
  /** The loss is known, and dealt with. */
  forgive(id: TableId): void;
  /** After the database is closed. */
  close(): void;
}

/** Has seen nothing. */
export const NO_WITNESS: Witness = {
  lost: () => [],
  hasLost: () => false,
  note: () => undefined,
  dropped: () => undefined,
  stillHere: () => undefined,
  lastSeen: () => null,
  forgive: () => undefined,
  close: () => undefined,
};

export const witnessFile = (database: string): string => `${database}-witness`;

/** In bytes: then everything is brought from the WAL into the database, and the file begins anew. */
const LONG = 256 * 1024;

const LINE = /^([\w-]+|=) (-?\d+)$/;
/** Stands for the time, where a line has the id of a table. */
const TIME = '=';
/** Stands for the revision of a table that was deleted. */
const DROPPED = -1;

/** The last number behind each id. A line that was cut short is left out. */
function readLines(file: string): Map<string, number> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [, id, number] = LINE.exec(line) ?? [];
      return id === undefined ? [] : [[id, Number(number)]];
    }),
  );
}

const textOf = (lines: Iterable<readonly [string, number]>): string =>
  [...lines].map(([id, number]) => `${id} ${number}\n`).join('');

/** True if the WAL has nothing that the database itself lacks. */
function foldWal(client: SQLite.Database): boolean {
  const [{ busy, log, checkpointed } = { busy: 1, log: 0, checkpointed: 0 }] = client.pragma(
    'wal_checkpoint(PASSIVE)',
  ) as { busy: number; log: number; checkpointed: number }[];
  return busy === 0 && log === checkpointed;
}

/** For the one process that writes. */
export function callWitness(client: SQLite.Database): Witness {
  const file = witnessFile(client.name);
  const revisionOf = client.prepare("select revision from tables where id = ? and status <> 'damaged'").pluck();
  const isThere = client.prepare('select 1 from tables where id = ?').pluck();
  const { [TIME]: lastSeen = null, ...noted } = Object.fromEntries(readLines(file));
  const isLost = ([id, revision]: readonly [string, number]): boolean => {
    const kept = revisionOf.get(id) as number | undefined;
    return kept === undefined ? revision !== DROPPED && isThere.get(id) === undefined : kept < revision;
  };
  const lost = new Map(
    Object.entries(noted)
      .filter(isLost)
      .map(([id, revision]) => [tableId(id), revision]),
  );
  const opened = openSync(file, 'a', 0o600);
  let length = 0;
  let long = LONG;
  let isClosed = false;
  let now = lastSeen;

  function beginAnew(): void {
    ftruncateSync(opened);
    length = writeSync(opened, textOf([...(now === null ? [] : [[TIME, now] as const]), ...lost]));
    long = length + LONG;
  }

  function shorten(): void {
    if (foldWal(client)) beginAnew();
    else long = length + LONG;
  }

  function write(id: string, number: number): void {
    try {
      length += writeSync(opened, textOf([[id, number]]));
      if (length >= long) shorten();
    } catch {
      // The change is kept all the same: a full disk only makes the witness know less.
    }
  }

  shorten();

  return {
    lost: () => [...lost.keys()],
    hasLost: (id) => lost.has(id),
    note: write,
    dropped: (id) => write(id, DROPPED),
    stillHere(time) {
      now = time;
      write(TIME, time);
    },
    lastSeen: () => lastSeen,
    forgive: (id) => void lost.delete(id),
    close() {
      if (isClosed) return;
      isClosed = true;
      // The last to close a database folds its WAL in and removes it.
      if (!existsSync(`${client.name}-wal`)) beginAnew();
      closeSync(opened);
    },
  };
}
