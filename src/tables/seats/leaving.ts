import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { PersonId } from '../ids.ts';
import { askAllAnew } from '../playing/waiting.ts';
import { firstPerson, isUnderWay, type Occupant, seatOf, type Table } from '../table.ts';
import { type LevelId, newComputer } from './computers.ts';
import { reseat } from './reseat.ts';

/**
 * A computer takes the seat for good. When everybody has left, computers finish the game. If only absent players remain,
 * the table sleeps until one of them comes back.
 */
export function leaveGame(table: Table, person: PersonId, level: LevelId, moment: Moment): Changed {
  if (!isUnderWay(table)) return err({ code: 'not-running' });
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-seated' });
  const reseated = reseat(table, seat, successorAt(table, seat, level, moment), { kind: 'left', seat }, moment);
  if (!reseated.ok) return reseated;
  const { table: left, facts, rows } = reseated.value;
  if (table.status === 'asleep' || firstPerson(left) !== null) return changed(left, facts, rows);
  if (isMissed(left)) return changed({ ...left, status: 'asleep' }, [...facts, { kind: 'fell-asleep' }], rows);
  return changed(askAllAnew(left, moment), facts, rows);
}

/** If a computer already plays for the leaving player, it stays. */
function successorAt({ places }: Table, seat: Seat, level: LevelId, { dice }: Moment): Occupant {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'computer' ? { ...occupant, for: null } : newComputer(places, level, null, dice);
}

/** A computer plays for a player who may come back. */
const isMissed = ({ places }: Table): boolean =>
  places.some(({ occupant }) => occupant.kind === 'computer' && occupant.for !== null);
