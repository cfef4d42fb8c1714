/** The log read back: which entries still count. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyEntry, AnyMove } from '../rulebook.ts';
import type { LogBody, LogRow } from './log.ts';

export interface LiveEntry {
  readonly entry: AnyEntry;
  /** Of the row in the log. */
  readonly seq: number;
  /** Of the row by which it was decided: earlier, if it was laid down face down first. */
  readonly decidedAt: number;
  /** A computer decided, for somebody who was absent. */
  readonly byStandIn: boolean;
}

interface LaidDown {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly seq: number;
  readonly byStandIn: boolean;
}

export interface Ledger {
  /** What counted before `base`: played by rules that have changed since. */
  readonly earlier: readonly LiveEntry[];
  /** What counts, in order, from `base` on. */
  readonly entries: readonly LiveEntry[];
  /** Face down at the end of the log. */
  readonly sealed: readonly LaidDown[];
  readonly version: number;
  readonly length: number;
  /** Where it goes on from, if the rules have changed on the way; null for the set-up. */
  readonly base: object | null;
  /** Draws by chance, those before `base` among them. */
  readonly drawn: number;
  /** After each row. */
  readonly versions: readonly number[];
  /** Rows whose entries count no more. */
  readonly undone: ReadonlySet<number>;
}

export interface BrokenLog {
  readonly seq: number;
  readonly reason: string;
}

interface Reading {
  earlier: LiveEntry[];
  entries: LiveEntry[];
  sealed: LaidDown[];
  version: number;
  base: object | null;
  drawn: number;
  readonly versions: number[];
  readonly undone: Set<number>;
  readonly standIns: Set<Seat>;
}

const startReading = (): Reading => ({
  earlier: [],
  entries: [],
  sealed: [],
  version: 0,
  base: null,
  drawn: 0,
  versions: [],
  undone: new Set(),
  standIns: new Set(),
});

export function readLedger(rows: readonly LogRow[]): Result<Ledger, BrokenLog> {
  const { broken, ...ledger } = readSoundPart(rows);
  return broken ? err(broken) : ok(ledger);
}

/** Up to where it is `broken`. */
export function readSoundPart(rows: readonly LogRow[]): Ledger & { readonly broken: BrokenLog | null } {
  const reading = startReading();
  const broken = readRows(reading, rows);
  const { standIns: _, ...ledger } = reading;
  return { ...ledger, length: ledger.versions.length, broken };
}

function readRows(reading: Reading, rows: readonly LogRow[]): BrokenLog | null {
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index) return { seq: index, reason: 'missing' };
    const problem = isWhole(row.body) ? readRow(reading, row) : 'malformed';
    if (problem) return { seq: index, reason: problem };
    reading.versions.push(reading.version);
  }
  return null;
}

/** It may come from a damaged file. */
const isWhole = (body: LogBody | null): boolean =>
  body !== null && (body.kind !== 'entry' || body.entry instanceof Object);

function readRow(reading: Reading, { seq, body }: LogRow): string | null {
  switch (body.kind) {
    case 'entry':
      readEntry(reading, seq, body.entry);
      return null;
    case 'sealed':
      layDown(reading, seq, body);
      return null;
    case 'undo':
      return undo(reading, body.seat, body.count);
    case 'seat':
      if (body.now === 'computer') reading.standIns.add(body.seat);
      else reading.standIns.delete(body.seat);
      return null;
    case 'rules':
      reading.base = body.state;
      reading.earlier = [...reading.earlier, ...reading.entries];
      reading.entries = [];
      return null;
  }
}

function layDown(reading: Reading, seq: number, { seat, move }: Extract<LogBody, { kind: 'sealed' }>): void {
  const others = reading.sealed.filter((laid) => laid.seat !== seat);
  reading.sealed = [...others, { seat, move, seq, byStandIn: reading.standIns.has(seat) }];
}

/** An entry of a seat that has laid something down is that, uncovered. */
function readEntry(reading: Reading, seq: number, entry: AnyEntry): void {
  const sealed = reading.sealed.find(({ seat }) => seat === entry.by);
  reading.sealed = reading.sealed.filter((other) => other !== sealed);
  reading.entries.push({
    entry,
    seq,
    decidedAt: sealed?.seq ?? seq,
    byStandIn: sealed?.byStandIn ?? (entry.by !== 'chance' && reading.standIns.has(entry.by)),
  });
  reading.version += 1;
  if (entry.by === 'chance') reading.drawn += 1;
}

function undo(reading: Reading, seat: Seat, count: number): string | null {
  const undone = reading.entries.slice(-count);
  if (undone.length < count || undone.some(({ entry }) => entry.by !== seat)) return 'undo-of-others';
  reading.entries = reading.entries.slice(0, -count);
  for (const { seq } of undone) reading.undone.add(seq);
  reading.version += 1;
  return null;
}
