/** Undoes a seat's own last entries. The log keeps them, and marks them as undone. */
import { heardBy } from '#engine/event.ts';
import { played } from '#engine/match.ts';
import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { LogRow } from '../log/log.ts';
import { ledgerOf, replayed } from '../log/trusted-log.ts';
import type { Play } from '../play-state.ts';
import { decisionOfSeats, gameOf } from '../rulebook.ts';
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
  const { state, events } = takenBack(table, count, log);
  const next = withWaiting(table, before(table, play, count, state), [seat], moment);
  const facts: Fact[] = [{ kind: 'undone', seat, events }, ...newlyAsked(table, next, [seat], moment.now)];
  return changed({ ...table, play: next }, facts, [{ kind: 'undo', seat, count }]);
}

const canUndo = (play: Play, seat: Seat, count: number): boolean =>
  Number.isInteger(count) && count >= 1 && play.sealed.length === 0 && undoableBy(play, seat) >= count;

function before(table: Table, play: Play, count: number, state: object): Play {
  return {
    ...play,
    state,
    version: play.version + 1,
    length: play.length + 1,
    undoable: play.undoable && withoutEntries(play.undoable, count),
    budgets: beforeTurnEnded(play, decisionOfSeats(table.game, state)?.turn ?? null),
  };
}

/** The state before these last entries, and what everybody heard of them. */
function takenBack(table: Table, count: number, rows: readonly LogRow[]) {
  const ledger = ledgerOf(table, rows);
  const game = gameOf(table.game);
  const state = replayed(table, ledger, ledger.entries.slice(0, -count));
  const undone = ledger.entries.slice(-count).map(({ entry }) => entry);
  const events = [...played(game, game.copy(state), undone)].flatMap((step) =>
    step.ok ? heardBy(step.value.events, 'public') : [],
  );
  return { state, events };
}
