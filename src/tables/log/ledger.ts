/** The log read back: which entries still count. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { AnyEntry, AnyMove } from '../rulebook.ts';
import type { LogBody, LogRow } from './log.ts';

export interface LiveEntry {
  readonly entry: AnyEntry;
  /** Its row in the log. */
  readonly seq: number;
  /** The row of the decision: an earlier one, if the move lay face down first. */
  readonly decidedAt: number;
  /** A computer decided for an absent player. */
  readonly byStandIn: boolean;
}

interface LaidDown {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly seq: number;
  readonly byStandIn: boolean;
}

export interface Ledger {
  /** The entries before `base`, played by older rules. */
  readonly earlier: readonly LiveEntry[];
  /** The entries that count, in order, from `base` on. */
  readonly entries: readonly LiveEntry[];
  /** Moves still face down at the end of the log. */
  readonly sealed: readonly LaidDown[];
  readonly version: number;
  readonly length: number;
  /** The state at the last change of rules; null for the set-up. */
  readonly base: object | null;
  /** Draws by chance, including those before `base`. */
  readonly drawn: number;
  /** The version after each row. */
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
      changeRules(reading, body);
      return null;
  }
}

function changeRules(reading: Reading, { state, sealed }: Extract<LogBody, { kind: 'rules' }>): void {
  reading.base = state;
  reading.earlier = [...reading.earlier, ...reading.entries];
  reading.entries = [];
  if (sealed !== 'returned') return;
  reading.sealed = [];
  reading.version += 1;
}

function layDown(reading: Reading, seq: number, { seat, move }: Extract<LogBody, { kind: 'sealed' }>): void {
  const others = reading.sealed.filter((laid) => laid.seat !== seat);
  reading.sealed = [...others, { seat, move, seq, byStandIn: reading.standIns.has(seat) }];
}

/** If the seat had a move face down, this entry is that move, uncovered. */
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
