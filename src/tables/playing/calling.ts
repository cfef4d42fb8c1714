/** The seats that are newly asked. Their players are pinged. */
import type { Seat } from '#engine/seat.ts';
import { type ToDecide, toDecide } from '../facts.ts';
import type { Play, Waiting } from '../play-state.ts';
import { decisionOfSeats } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { isSame, pausedAs } from './waiting.ts';

/**
 * `table`: as it was before. A seat that has just acted needs no ping. After a sealed round everybody asked is pinged, so
 * that the ping does not reveal who decided last.
 */
export function newlyAsked(table: Table, after: Play, decided: readonly Seat[], now: number): ToDecide[] {
  const before = table.play;
  const wasSealed = before !== null && decisionOfSeats(table.game, before.state)?.as === 'sealed';
  const calls = after.waiting
    .filter((waiting) => wasSealed || !(decided.includes(waiting.seat) || isAskedIn(before, waiting)))
    .map((waiting) => callTo(waiting, before, now));
  if (calls.length < 2) return calls;
  return [...together(calls.filter(({ again }) => again === null)), ...calls.filter(({ again }) => again !== null)];
}

const isAskedIn = (before: Play | null, waiting: Waiting): boolean =>
  before?.waiting.some((each) => isSame(each, waiting)) ?? false;

function callTo(waiting: Waiting, before: Play | null, now: number): ToDecide {
  const { seat, as } = waiting;
  const paused = before && pausedAs(before, waiting);
  const wasCalled = paused?.waiting.callAt === null;
  return toDecide([seat], as, wasCalled ? { waited: now - paused.at } : null);
}

/** The seats asked for the first time share one fact. */
function together(calls: readonly ToDecide[]): ToDecide[] {
  const [first] = calls;
  return first ? [{ ...first, seats: calls.flatMap(({ seats }) => seats) }] : [];
}
