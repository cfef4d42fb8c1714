/** Undoing one's own last entries. The log keeps them, and says that they count no more. */
import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { LogRow } from '../log/log.ts';
import { ledgerOf, replayed } from '../log/trusted-log.ts';
import { type Play, runningPlay, type Table } from '../table.ts';
import { afterUndoing } from '../time/budgets.ts';
import { newlyAsked } from './play.ts';
import { waitingIn } from './waiting.ts';

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
  const state = stateBefore(table, count, log);
  const depth = (play.undoable?.depth ?? 0) - count;
  const earlier: Play = {
    ...play,
    state,
    version: play.version + 1,
    length: play.length + 1,
    undoable: depth > 0 ? { seat, depth } : null,
    budgets: afterUndoing(table, play, seat, count),
  };
  const next = { ...earlier, waiting: waitingIn(table, earlier, [seat], moment) };
  const facts: Fact[] = [{ kind: 'undone', seat, count }, ...newlyAsked(play, next)];
  return changed({ ...table, play: next }, facts, [{ kind: 'undo', seat, count }]);
}

const canUndo = ({ undoable, sealed }: Play, seat: Seat, count: number): boolean =>
  Number.isInteger(count) && count >= 1 && sealed.length === 0 && undoable?.seat === seat && undoable.depth >= count;

function stateBefore(table: Table, count: number, rows: readonly LogRow[]): object {
  const ledger = ledgerOf(table, rows);
  return replayed(table, ledger, ledger.entries.slice(0, -count));
}
