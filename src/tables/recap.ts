/** What happened since somebody last did something, as far as he may know. */
import { heardBy, type Told, tellInto } from '#engine/event.ts';
import type { Viewer } from '#engine/seat.ts';
import type { LiveEntry } from './ledger.ts';
import type { LogBody, LogRow } from './log.ts';
import { type AnyEvent, gameOf } from './rulebook.ts';
import { ledgerOf, replayed } from './sound-log.ts';
import type { Table } from './table.ts';

export interface Recap {
  /** The row of the log from which on it tells. */
  readonly since: number;
  readonly events: readonly AnyEvent[];
  /** Seats that changed hands on the way. */
  readonly seats: readonly Extract<LogBody, { kind: 'seat' }>[];
}

/** The row after the viewer's last own decision; for who has none, the beginning. */
function sinceOf(entries: readonly LiveEntry[], viewer: Viewer): number {
  const own = entries.filter(({ entry, byStandIn }) => entry.by === viewer && !byStandIn);
  return Math.max(-1, ...own.map(({ decidedAt }) => decidedAt)) + 1;
}

export function recap(table: Table, rows: readonly LogRow[], viewer: Viewer): Recap {
  const game = gameOf(table.game);
  const ledger = ledgerOf(table, rows);
  const { entries, sealed } = ledger;
  const sealedAt = sealed.find(({ seat }) => seat === viewer)?.seq ?? -1;
  const since = Math.max(sinceOf(entries, viewer), sealedAt + 1);
  const before = entries.filter(({ seq }) => seq < since);
  const state = replayed(table, ledger, before);
  const told: Told<AnyEvent>[] = [];
  for (const { entry } of entries.filter(({ seq }) => seq >= since)) game.enact(state, entry, tellInto(told));
  return { since, events: heardBy(told, viewer), seats: seatRows(rows.slice(since)) };
}

const seatRows = (rows: readonly LogRow[]) => rows.flatMap(({ body }) => (body.kind === 'seat' ? [body] : []));
