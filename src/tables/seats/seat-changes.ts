/** Seats that change hands, so that nobody holds up a table for good: stand-ins, seats taken back, seats handed over. */
import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { Changed, Moment } from '../change.ts';
import type { PersonId } from '../ids.ts';
import { waitingOf } from '../playing/waiting.ts';
import type { Refusal } from '../refusals.ts';
import { type Occupant, ownerOf, personAt, runningPlay, seatOf, type Table } from '../table.ts';
import { deadline } from '../time/allowance.ts';
import { type LevelId, newComputer } from './computers.ts';
import { formerSeatOf } from './former-players.ts';
import { reseat } from './reseat.ts';

const refuseUnlessRunning = (table: Table): Refusal | null => (runningPlay(table) ? null : { code: 'not-running' });

/** The person at this seat is to decide, and their time has run out. */
function isOverdue(table: Table, seat: Seat, { now, settingsOf }: Moment): boolean {
  const waiting = table.play ? waitingOf(table.play, seat) : null;
  const person = personAt(table, seat);
  if (!waiting || !person) return false;
  return waiting.expired || deadline(table, waiting, settingsOf(person)) <= now;
}

/** Only a present player may choose: absent players choosing for each other would leave the game to computers alone. */
function refuseToChoose(table: Table, by: PersonId, seat: Seat): Refusal | null {
  const own = seatOf(table, by);
  if (own === null || own === seat) return { code: own === null ? 'not-seated' : 'not-yours' };
  return personAt(table, own) === by ? null : { code: 'computer-plays-for-you' };
}

/** Another player has a computer play for somebody whose time has run out. */
export function standIn(table: Table, by: PersonId, seat: Seat, level: LevelId, moment: Moment): Changed {
  const refusal = refuseUnlessRunning(table) ?? refuseToChoose(table, by, seat);
  if (refusal) return err(refusal);
  const absent = personAt(table, seat);
  if (absent === null) return err({ code: table.places[seat] ? 'already-done' : 'no-such-seat' });
  if (!isOverdue(table, seat, moment)) return err({ code: 'still-in-time' });
  const computer = newComputer(table.places, level, absent, moment.dice);
  return reseat(table, seat, computer, { kind: 'stood-in', seat, person: absent }, moment);
}

export function takeBack(table: Table, person: PersonId, moment: Moment): Changed {
  const refusal = refuseUnlessRunning(table);
  if (refusal) return err(refusal);
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-seated' });
  if (personAt(table, seat) === person) return err({ code: 'already-done' });
  return reseat(table, seat, { kind: 'person', person }, { kind: 'took-back', seat, person }, moment);
}

/**
 * Another person gets the seat. Its owner hands it over; or the others give it away once the owner's time has run out; or
 * the newcomer takes it, if its computer plays for nobody.
 */
export function replace(table: Table, by: PersonId, seat: Seat, newcomer: PersonId, moment: Moment): Changed {
  const occupant = table.places[seat]?.occupant;
  const refusal = refuseUnlessRunning(table);
  if (refusal || !occupant) return err(refusal ?? { code: 'no-such-seat' });
  const unfit = refuseNewcomer(table, by, seat, newcomer);
  if (unfit) return err(unfit);
  const isTaken = by === newcomer && isFree(occupant);
  if (!isTaken && !mayGiveAway(table, by, seat, moment)) return err({ code: 'not-yours' });
  const person = { kind: 'person', person: newcomer } as const;
  const former = formerOf(occupant, by);
  return reseat(table, seat, person, { kind: 'replaced', seat, by, person: newcomer, former }, moment);
}

/** A newcomer must not have a seat, nor have had another one: nobody may know the secrets of two seats. */
function refuseNewcomer(table: Table, by: PersonId, seat: Seat, newcomer: PersonId): Refusal | null {
  const isSelf = newcomer === by;
  if (seatOf(table, newcomer) !== null) return { code: isSelf ? 'already-seated' : 'newcomer-seated' };
  const former = formerSeatOf(table, newcomer);
  if (former === null || former === seat) return null;
  return { code: isSelf ? 'sat-elsewhere' : 'newcomer-sat-elsewhere' };
}

/** Its computer plays for nobody. */
const isFree = (occupant: Occupant): boolean => occupant.kind === 'computer' && occupant.for === null;

function mayGiveAway(table: Table, by: PersonId, seat: Seat, moment: Moment): boolean {
  const own = seatOf(table, by);
  if (own === seat) return true;
  const isPresent = own !== null && personAt(table, own) === by;
  return isPresent && (table.places[seat]?.occupant.kind === 'computer' || isOverdue(table, seat, moment));
}

/** The owner, if somebody else gives the seat away. */
function formerOf(occupant: Occupant, by: PersonId): PersonId | null {
  const owner = ownerOf(occupant);
  return owner === by ? null : owner;
}
