/** What can be undone: the last entries of one seat, counted by the turns they were made in. */
import type { Seat } from '#engine/seat.ts';
import type { Play, Undoable } from '../play-state.ts';

const countOf = ({ turns }: Undoable): number => turns.reduce((sum, { count }) => sum + count, 0);

/** How many of its last entries a seat can undo. */
export const undoableBy = ({ undoable }: Play, seat: Seat): number => (undoable?.seat === seat ? countOf(undoable) : 0);

/** How many of these entries it made in the latest turn. */
export const undoableInTurn = ({ undoable }: Play, seat: Seat): number =>
  undoable?.seat === seat ? (undoable.turns.at(-1)?.count ?? 0) : 0;

export function withEntry(undoable: Undoable | null, seat: Seat, turn: number): Undoable {
  const turns = undoable?.seat === seat ? undoable.turns : [];
  const latest = turns.at(-1);
  if (latest?.turn !== turn) return { seat, turns: [...turns, { turn, count: 1 }] };
  return { seat, turns: [...turns.slice(0, -1), { turn, count: latest.count + 1 }] };
}

/** Without the last `count` entries; null if none is left. */
export function withoutEntries({ seat, turns }: Undoable, count: number): Undoable | null {
  const latest = turns.at(-1);
  if (!latest) return null;
  const earlier = turns.slice(0, -1);
  if (count >= latest.count) return withoutEntries({ seat, turns: earlier }, count - latest.count);
  return { seat, turns: [...earlier, { ...latest, count: latest.count - count }] };
}
