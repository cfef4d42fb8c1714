/** Nobody holds up a table for good: computers that play on, seats taken back or handed over, tables that sleep. */
import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Adopted, adoptRules } from './adopted-rules.ts';
import { afterReseating } from './budgets.ts';
import { type Changed, changed, type Moment } from './change.ts';
import { DAY, deadline, standStill } from './clock.ts';
import { type LevelId, newComputer } from './computers.ts';
import type { Fact } from './facts.ts';
import { formerSeatOf, formerWith } from './former-players.ts';
import type { PersonId } from './ids.ts';
import type { LogBody } from './log.ts';
import type { Refusal } from './refusals.ts';
import {
  firstPerson,
  isPerson,
  type Occupant,
  ownerOf,
  owns,
  type Play,
  personAt,
  seatOf,
  type Table,
  type Waiting,
  withPlace,
} from './table.ts';
import { askAllAnew, askAnew, waitingOf } from './waiting.ts';

export const SLEEP_AFTER = 30 * DAY;

const refuseOutside = ({ status }: Table): Refusal | null => (status === 'running' ? null : { code: 'not-running' });

/** Somebody else sits there: what the one before ordered or could undo is not his. */
function reseat(table: Table, seat: Seat, occupant: Occupant, fact: Fact, moment: Moment): Changed {
  const { play } = table;
  if (!play) return err({ code: 'not-running' });
  const undoable = play.undoable?.seat === seat ? null : play.undoable;
  const former = formerWith(table, seat);
  const budgets = afterReseating(table, play, seat, occupant, moment.now);
  const next: Table = { ...table, play: { ...play, undoable, former, budgets, length: play.length + 1 } };
  const moved = withHost(withPlace(next, seat, { occupant, orders: [] }));
  const row: LogBody = { kind: 'seat', seat, now: occupant.kind === 'person' ? 'person' : 'computer' };
  return changed(askAnew(moved, [seat], moment), [fact], [row]);
}

/** Who has no seat any more is host no more: somebody who plays is, or else somebody who may come back. */
function withHost(table: Table): Table {
  if (table.host !== null && seatOf(table, table.host) !== null) return table;
  const [absent] = table.places.flatMap(({ occupant }) => ownerOf(occupant) ?? []);
  return { ...table, host: firstPerson(table) ?? absent ?? table.host };
}

/** The person at this seat is to decide, and has had his time. */
function isOverdue(table: Table, seat: Seat, { now, settingsOf }: Moment): boolean {
  const waiting = table.play ? waitingOf(table.play, seat) : null;
  const person = personAt(table, seat);
  if (!waiting || !person) return false;
  return waiting.expired || deadline(table, waiting, settingsOf(person)) <= now;
}

/** Only who sits there himself: absent players who choose for each other would leave a game to computers alone. */
function refuseToChoose(table: Table, by: PersonId, seat: Seat): Refusal | null {
  const own = seatOf(table, by);
  if (own === null || own === seat) return { code: own === null ? 'not-seated' : 'not-yours' };
  return personAt(table, own) === by ? null : { code: 'computer-plays-for-you' };
}

/** One of the others chooses to have a computer play on for somebody whose time has run out. */
export function standIn(table: Table, by: PersonId, seat: Seat, level: LevelId, moment: Moment): Changed {
  const refusal = refuseOutside(table) ?? refuseToChoose(table, by, seat);
  if (refusal) return err(refusal);
  const absent = personAt(table, seat);
  if (absent === null) return err({ code: table.places[seat] ? 'already-done' : 'no-such-seat' });
  if (!isOverdue(table, seat, moment)) return err({ code: 'still-in-time' });
  const computer = newComputer(table.places, level, absent, moment.dice);
  return reseat(table, seat, computer, { kind: 'stood-in', seat, person: absent }, moment);
}

export function takeBack(table: Table, person: PersonId, moment: Moment): Changed {
  const refusal = refuseOutside(table);
  if (refusal) return err(refusal);
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-seated' });
  if (personAt(table, seat) === person) return err({ code: 'already-done' });
  return reseat(table, seat, { kind: 'person', person }, { kind: 'took-back', seat, person }, moment);
}

/**
 * Another person takes the seat: handed over by its owner, given away by the others once the owner's time has run out,
 * or taken by the newcomer himself where a computer plays for nobody.
 */
export function replace(table: Table, by: PersonId, seat: Seat, newcomer: PersonId, moment: Moment): Changed {
  const occupant = table.places[seat]?.occupant;
  const refusal = refuseOutside(table);
  if (refusal || !occupant) return err(refusal ?? { code: 'no-such-seat' });
  const unfit = refuseNewcomer(table, by, seat, newcomer);
  if (unfit) return err(unfit);
  if (!mayGiveAway(table, by, seat, occupant, newcomer, moment)) return err({ code: 'not-yours' });
  const person = { kind: 'person', person: newcomer } as const;
  const former = formerOf(occupant, by);
  return reseat(table, seat, person, { kind: 'replaced', seat, by, person: newcomer, former }, moment);
}

/** Who has a seat, or had another: two seats' secrets are not for one. */
function refuseNewcomer(table: Table, by: PersonId, seat: Seat, newcomer: PersonId): Refusal | null {
  const isSelf = newcomer === by;
  if (seatOf(table, newcomer) !== null) return { code: isSelf ? 'already-seated' : 'newcomer-seated' };
  const former = formerSeatOf(table, newcomer);
  if (former === null || former === seat) return null;
  return { code: isSelf ? 'sat-elsewhere' : 'newcomer-sat-elsewhere' };
}

/** Whoever loses his seat by somebody else's hand. */
function formerOf(occupant: Occupant, by: PersonId): PersonId | null {
  const owner = ownerOf(occupant);
  return owner === by ? null : owner;
}

function mayGiveAway(
  table: Table,
  by: PersonId,
  seat: Seat,
  occupant: Occupant,
  newcomer: PersonId,
  moment: Moment,
): boolean {
  if (owns(occupant, by)) return true;
  const isFree = occupant.kind === 'computer' && occupant.for === null;
  if (isFree && by === newcomer) return true;
  const isSeated = table.places.some((place) => isPerson(place.occupant, by));
  return isSeated && (occupant.kind === 'computer' || isOverdue(table, seat, moment));
}

/**
 * A computer plays on for good. When everybody has left, computers finish the game; with nobody left but players who are
 * away, the table sleeps until one of them is back.
 */
export function leaveGame(table: Table, person: PersonId, level: LevelId, moment: Moment): Changed {
  if (table.status !== 'running' && table.status !== 'asleep') return err({ code: 'not-running' });
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-seated' });
  const reseated = reseat(table, seat, successorAt(table, seat, level, moment), { kind: 'left', seat }, moment);
  if (!reseated.ok) return reseated;
  const { table: left, facts, rows } = reseated.value;
  if (table.status === 'asleep' || firstPerson(left) !== null) return changed(left, facts, rows);
  if (isMissed(left)) return changed({ ...left, status: 'asleep' }, [...facts, { kind: 'fell-asleep' }], rows);
  return changed(askAllAnew(left, moment), facts, rows);
}

/** The computer that plays on for him already, if there is one. */
function successorAt({ places }: Table, seat: Seat, level: LevelId, { dice }: Moment): Occupant {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'computer' ? { ...occupant, for: null } : newComputer(places, level, null, dice);
}

/** A computer plays on for somebody who may come back. */
const isMissed = ({ places }: Table): boolean =>
  places.some(({ occupant }) => occupant.kind === 'computer' && occupant.for !== null);

/** He has said that he is away, or that he is back. */
export function changeAbsence(table: Table, person: PersonId, { now, settingsOf }: Moment): Changed {
  const seat = seatOf(table, person);
  const { play } = table;
  if (table.status !== 'running' || seat === null || !play) return changed(table, []);
  const { awayUntil } = settingsOf(person);
  const clockOf = (waiting: Waiting) => (waiting.seat === seat ? standStill(waiting, awayUntil, now) : waiting);
  const sealed = play.sealed.map((each) => ({ ...each, waiting: clockOf(each.waiting) }));
  const next: Play = { ...play, sealed, waiting: play.waiting.map(clockOf) };
  return changed({ ...table, play: next }, [{ kind: 'away', seat }]);
}

/** No more reminders for what he is asked now, nor for the rest of this turn. */
export function mute(table: Table, person: PersonId): Changed {
  const seat = seatOf(table, person);
  const refusal = refuseOutside(table);
  if (refusal || seat === null || !table.play) return err(refusal ?? { code: 'not-seated' });
  const { play } = table;
  const waiting = waitingOf(play, seat);
  if (!waiting) return err({ code: 'not-your-decision' });
  if (waiting.muted) return err({ code: 'already-done' });
  const muted = play.waiting.map((other) => (other === waiting ? { ...other, muted: true } : other));
  return changed({ ...table, play: { ...play, waiting: muted } }, []);
}

export const isUntouched = ({ status, touchedAt }: Table, now: number): boolean =>
  (status === 'lobby' || status === 'running') && now >= touchedAt + SLEEP_AFTER;

export const fallAsleep = (table: Table): Changed => changed({ ...table, status: 'asleep' }, [{ kind: 'fell-asleep' }]);

/** Everybody's time begins anew. The rules may have changed in its sleep. */
export function wake(asleep: Table, moment: Moment): Adopted {
  if (!asleep.play) return { table: { ...asleep, status: 'lobby' }, rows: [] };
  const { table, rows } = adoptRules(asleep);
  return { table: askAllAnew({ ...table, status: 'running' }, moment), rows };
}

/** The game ends without a result: by the host, or by somebody who keeps order in the channel. */
export function stop(table: Table, by: PersonId, keepsOrder: boolean): Changed {
  if (table.status !== 'running' && table.status !== 'asleep') return err({ code: 'not-running' });
  if (!keepsOrder && table.host !== by) return err({ code: 'not-host' });
  const play = table.play && { ...table.play, former: [] };
  return changed({ ...table, status: 'cancelled', play }, [{ kind: 'cancelled', by }]);
}
