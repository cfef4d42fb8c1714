/**
 * Who played which seat of this game before. A former player knows the seat's secrets, so no other seat is open to them.
 * They are kept as a mark that only the table's seed can make: it names nobody, so it stays when their data is deleted.
 */
import { createHmac } from 'node:crypto';
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from '../ids.ts';
import type { FormerPlayer } from '../play-state.ts';
import { ownerOf, type Table } from '../table.ts';

/** Differs from every block of a draw: those begin with the salt. */
const markOf = ({ fairness }: Table, person: PersonId): string =>
  createHmac('sha256', Buffer.from(fairness.seed, 'hex')).update(`player ${person}`).digest('hex');

export function formerSeatOf(table: Table, person: PersonId): Seat | null {
  const former = table.play?.former ?? [];
  if (former.length === 0) return null;
  const mark = markOf(table, person);
  return former.find((each) => each.mark === mark)?.seat ?? null;
}

/** The former players, with the seat's present owner added. */
export function formerWith(table: Table, seat: Seat): readonly FormerPlayer[] {
  const former = table.play?.former ?? [];
  const occupant = table.places[seat]?.occupant;
  const owner = occupant ? ownerOf(occupant) : null;
  if (owner === null || formerSeatOf(table, owner) !== null) return former;
  return [...former, { seat, mark: markOf(table, owner) }];
}
