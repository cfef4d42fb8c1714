/** What can be undone: the last entries of one seat, by the turns they were made in. */
import type { Seat } from '#engine/seat.ts';
import type { Play, Undoable } from '../play-state.ts';
import type { AnyMove } from '../rulebook.ts';
import { waitingOf } from './waiting.ts';

const countOf = ({ turns }: Undoable): number => turns.reduce((sum, { moves }) => sum + moves.length, 0);

/** How many of its last entries a seat can undo. */
export const undoableBy = ({ undoable }: Play, seat: Seat): number => (undoable?.seat === seat ? countOf(undoable) : 0);

const latestOf = ({ undoable }: Play, seat: Seat) => (undoable?.seat === seat ? undoable.turns.at(-1) : undefined);

/** How many of these entries it made in the latest turn. */
export const undoableInTurn = (play: Play, seat: Seat): number => latestOf(play, seat)?.moves.length ?? 0;

/** Those it has made in the turn in which it is to decide now. */
export function movesUnderWay(play: Play, seat: Seat): readonly AnyMove[] {
  const latest = latestOf(play, seat);
  return latest !== undefined && latest.turn === waitingOf(play, seat)?.turn ? latest.moves : [];
}

export function withEntry(undoable: Undoable | null, seat: Seat, turn: number, move: AnyMove): Undoable {
  const turns = undoable?.seat === seat ? undoable.turns : [];
  const latest = turns.at(-1);
  if (latest?.turn !== turn) return { seat, turns: [...turns, { turn, moves: [move] }] };
  return { seat, turns: [...turns.slice(0, -1), { turn, moves: [...latest.moves, move] }] };
}

/** Without the last `count` entries; null if none is left. */
export function withoutEntries({ seat, turns }: Undoable, count: number): Undoable | null {
  const latest = turns.at(-1);
  if (!latest) return null;
  const earlier = turns.slice(0, -1);
  const left = latest.moves.length - count;
  if (left <= 0) return withoutEntries({ seat, turns: earlier }, -left);
  return { seat, turns: [...earlier, { ...latest, moves: latest.moves.slice(0, left) }] };
}
