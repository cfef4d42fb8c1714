/** What happened since a viewer's last decision, including its own consequences, as far as the viewer may know it. */
import { heardBy } from '#engine/event.ts';
import { invariant } from '#engine/invariant.ts';
import { played } from '#engine/match.ts';
import type { Seat, Viewer } from '#engine/seat.ts';
import { type AnyEvent, gameOf } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { Ledger, LiveEntry } from './ledger.ts';
import type { LogBody, LogRow } from './log.ts';
import { ledgerOf, replayed } from './trusted-log.ts';

type SeatRow = Extract<LogBody, { kind: 'seat' }>;

export interface HeardEvent {
  readonly kind: 'event';
  readonly event: AnyEvent;
  /** Whose entry caused it: the viewer's, one by a computer in the viewer's seat, or somebody else's. */
  readonly by: 'viewer' | 'stand-in' | 'others';
}

/** `isStill`: the seat has not changed hands since. */
export interface SeatChange extends SeatRow {
  readonly isStill: boolean;
}

export type Happening = HeardEvent | SeatChange;

export interface Recap {
  /** The row after the viewer's last own decision; the first row for a viewer without one. */
  readonly since: number;
  /** In order. */
  readonly happened: readonly Happening[];
}

const isOwn = ({ entry, byStandIn }: LiveEntry, viewer: Viewer): boolean => entry.by === viewer && !byStandIn;

function sinceOf({ entries, sealed }: Ledger, viewer: Viewer): number {
  const entered = entries.filter((each) => isOwn(each, viewer)).map(({ decidedAt }) => decidedAt);
  const laid = sealed.filter(({ seat, byStandIn }) => seat === viewer && !byStandIn).map(({ seq }) => seq);
  return Math.max(-1, ...entered, ...laid) + 1;
}

export function recap(table: Table, rows: readonly LogRow[], viewer: Viewer): Recap {
  const ledger = ledgerOf(table, rows);
  const since = sinceOf(ledger, viewer);
  // The viewer may have missed the consequences of their own entry.
  const heard = eventsFrom(since - 1, table, ledger, viewer);
  const seats = seatChanges(rows, since, viewer);
  const happenedAt = ({ seq }: LogRow): readonly Happening[] => heard.get(seq) ?? seats.get(seq) ?? [];
  return { since, happened: rows.flatMap(happenedAt) };
}

/** Keyed by the row of the entry. */
function eventsFrom(first: number, table: Table, ledger: Ledger, viewer: Viewer): Map<number, HeardEvent[]> {
  const { entries } = ledger;
  const before = entries.filter(({ seq }) => seq < first);
  const rest = entries.slice(before.length);
  const state = replayed(table, ledger, before);
  const heard = new Map<number, HeardEvent[]>();
  const made = played(
    gameOf(table.game),
    state,
    rest.map(({ entry }) => entry),
  );
  for (const step of made) {
    const each = step.ok ? rest[step.value.index] : undefined;
    invariant(step.ok && each !== undefined, `the log of ${table.id} can be replayed`);
    const by = makerOf(each, viewer);
    const events = heardBy(step.value.events, viewer).map((event): HeardEvent => ({ kind: 'event', event, by }));
    heard.set(each.seq, events);
  }
  return heard;
}

function makerOf(entry: LiveEntry, viewer: Viewer): HeardEvent['by'] {
  if (isOwn(entry, viewer)) return 'viewer';
  return entry.entry.by === viewer ? 'stand-in' : 'others';
}

/** Keyed by row. */
function seatChanges(rows: readonly LogRow[], since: number, viewer: Viewer): Map<number, SeatChange[]> {
  const changes = handsChanged(rows).filter(({ seq }) => seq >= since);
  const told = changes.flatMap(({ seq, body }, at): [number, SeatChange[]][] => {
    const { seat, now } = body;
    const isStill = !changes.slice(at + 1).some((later) => later.body.seat === seat);
    const isFirst = !changes.slice(0, at).some((earlier) => earlier.body.seat === seat && earlier.body.now === now);
    // The viewer decided nothing since, so however often they came and went, it was one absence.
    const isTold = seat !== viewer || isStill || (now === 'computer' && isFirst);
    return isTold ? [[seq, [{ ...body, isStill }]]] : [];
  });
  return new Map(told);
}

/** A player who leaves for good while a computer plays for them leaves the seat to that computer: no change of hands. */
function handsChanged(rows: readonly LogRow[]): { seq: number; body: SeatRow }[] {
  const computers = new Set<Seat>();
  return rows.flatMap(({ seq, body }) => {
    if (body.kind !== 'seat') return [];
    const isSame = body.now === 'computer' && computers.has(body.seat);
    if (body.now === 'computer') computers.add(body.seat);
    else computers.delete(body.seat);
    return isSame ? [] : [{ seq, body }];
  });
}
