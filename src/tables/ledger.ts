/** The log read back: which entries still count, and what they lead to. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { LogBody, LogRow } from './log.ts';
import type { AnyEntry, AnyGame, AnyMove } from './rulebook.ts';

export interface LiveEntry {
  readonly entry: AnyEntry;
  /** Of the row in the log. */
  readonly seq: number;
  /** Of the row by which it was decided: earlier, if it was laid down face down first. */
  readonly decidedAt: number;
  /** A computer decided, for somebody who was absent. */
  readonly byStandIn: boolean;
}

export interface LaidDown {
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
  standIns: Set<Seat>;
}

export function readLedger(rows: readonly LogRow[]): Result<Ledger, BrokenLog> {
  const reading: Reading = {
    earlier: [],
    entries: [],
    sealed: [],
    version: 0,
    base: null,
    drawn: 0,
    standIns: new Set(),
  };
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index) return err({ seq: index, reason: 'missing' });
    const problem = isWhole(row.body) ? readRow(reading, row) : 'malformed';
    if (problem) return err({ seq: index, reason: problem });
  }
  const { standIns: _, ...ledger } = reading;
  return ok({ ...ledger, length: rows.length });
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
  reading.version += 1;
  return null;
}

/** The state that these entries lead to. Every entry is read as if it came from outside. */
export function stateAfter(
  game: AnyGame,
  seats: number,
  { base }: Ledger,
  entries: readonly LiveEntry[],
): Result<object, BrokenLog> {
  const state = base ? game.copy(base) : game.setUp(seats);
  for (const { entry, seq } of entries) {
    const parsed = game.parseEntry(entry);
    const refusal = parsed.ok ? game.refuse(state, parsed.value) : parsed.error;
    if (!parsed.ok || refusal) return err({ seq, reason: refusal?.code ?? 'malformed' });
    game.enact(state, parsed.value, null);
  }
  return ok(state);
}

/** The kinds of moves that whoever sits there has made himself, each once. */
export function kindsMade(rows: readonly LogRow[], seat: Seat): string[] {
  const ledger = readLedger(rows);
  if (!ledger.ok) return [];
  const own = ledger.value.entries.filter(({ entry, byStandIn }) => entry.by === seat && !byStandIn);
  return [...new Set(own.map(({ entry }) => entry.move.kind))];
}
