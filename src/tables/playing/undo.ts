/** Undoes a seat's own last entries. The log keeps them, and marks them as undone. */
import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { LogRow } from '../log/log.ts';
import { ledgerOf, replayed } from '../log/trusted-log.ts';
import type { Play } from '../play-state.ts';
import { decisionOfSeats } from '../rulebook.ts';
import { runningPlay, type Table } from '../table.ts';
import { beforeTurnEnded } from '../time/budgets.ts';
import { newlyAsked } from './calling.ts';
import { undoableBy, withoutEntries } from './undoable.ts';
import { withWaiting } from './waiting.ts';

export interface Undoing {
  readonly seat: Seat;
  readonly version: number;
  /** How many of the last entries. */
  readonly count: number;
}

export function undo(table: Table, { seat, version, count }: Undoing, log: readonly LogRow[], moment: Moment): Changed {
  const play = runningPlay(table);
  if (!play) return err({ code: 'not-running' });
  if (version !== play.version) return err({ code: 'stale', version: play.version });
  if (!canUndo(play, seat, count)) return err({ code: 'nothing-to-undo' });
  const next = withWaiting(table, before(table, play, count, log), [seat], moment);
  const facts: Fact[] = [{ kind: 'undone', seat, count }, ...newlyAsked(table, next, [seat], moment.now)];
  return changed({ ...table, play: next }, facts, [{ kind: 'undo', seat, count }]);
}

const canUndo = (play: Play, seat: Seat, count: number): boolean =>
  Number.isInteger(count) && count >= 1 && play.sealed.length === 0 && undoableBy(play, seat) >= count;

function before(table: Table, play: Play, count: number, rows: readonly LogRow[]): Play {
  const state = stateBefore(table, count, rows);
  return {
    ...play,
    state,
    version: play.version + 1,
    length: play.length + 1,
    undoable: play.undoable && withoutEntries(play.undoable, count),
    budgets: beforeTurnEnded(play, decisionOfSeats(table.game, state)?.turn ?? null),
  };
}

function stateBefore(table: Table, count: number, rows: readonly LogRow[]): object {
  const ledger = ledgerOf(table, rows);
  return replayed(table, ledger, ledger.entries.slice(0, -count));
}
