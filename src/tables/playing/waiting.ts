/** Which seats are to decide, since when, and which seats' time stands still meanwhile. */
import type { DecisionKind, SeatsDecision } from '#engine/decision.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Moment } from '../change.ts';
import type { Paused, Play, Waiting } from '../play-state.ts';
import { decisionOfSeats } from '../rulebook.ts';
import { personAt, runningPlay, type Table } from '../table.ts';
import { pause, standStill, unpause } from '../time/allowance.ts';
import { autoAt } from './pace.ts';

/** One question to a seat. The seat's time lasts as long as the question stays the same. */
interface Asked {
  readonly seat: Seat;
  readonly as: DecisionKind;
  readonly turn: number;
}

export const isSame = (one: Asked, other: Asked): boolean =>
  one.seat === other.seat && one.as === other.as && one.turn === other.turn;

export const waitingOf = (play: Play, seat: Seat): Waiting | null =>
  play.waiting.find((waiting) => waiting.seat === seat) ?? null;

export const pausedAs = ({ paused }: Play, asked: Asked): Paused | null =>
  paused.find(({ waiting }) => isSame(waiting, asked)) ?? null;

/** Brings `waiting` and `paused` up to date. `decided`: the seats that have just acted. */
export function withWaiting(table: Table, play: Play, decided: readonly Seat[], moment: Moment): Play {
  const decision = decisionOfSeats(table.game, play.state);
  if (!decision) return { ...play, waiting: [], paused: [] };
  const { as, turn } = decision;
  const open = decision.seats.filter((seat) => !play.sealed.some((sealed) => sealed.seat === seat));
  const waiting = open.map((seat) => waitingFor(table, play, { seat, as, turn }, decided.includes(seat), moment));
  return { ...play, waiting, paused: pausedIn(table.play, play, decision, waiting, moment.now) };
}

/** After reactions, a turn's time goes on where it stopped. Every reaction has its own time. */
function waitingFor(table: Table, play: Play, asked: Asked, hasDecided: boolean, moment: Moment): Waiting {
  const before = table.play?.waiting.find((waiting) => isSame(waiting, asked)) ?? null;
  if (before && !hasDecided) return before;
  if (before && asked.as !== 'sealed') return goingOn(table, play, before, moment);
  const paused = table.play && asked.as === 'turn' ? pausedAs(table.play, asked) : null;
  const waiting = paused
    ? goingOn(table, play, unpause(paused, moment.now), moment)
    : fresh(table, play, asked, moment);
  const person = personAt(table, asked.seat);
  const awayUntil = person === null ? null : moment.settingsOf(person).awayUntil;
  return awayUntil === null ? waiting : standStill(waiting, awayUntil, moment.now);
}

const goingOn = (table: Table, play: Play, waiting: Waiting, moment: Moment): Waiting => ({
  ...waiting,
  autoAt: autoAt(table, play, waiting.seat, 'goes-on', moment),
  callAt: null,
});

function fresh(table: Table, play: Play, asked: Asked, moment: Moment): Waiting {
  const { seat, as, turn } = asked;
  const { now } = moment;
  return {
    seat,
    as,
    turn,
    since: now,
    runsFrom: now,
    used: 0,
    autoAt: autoAt(table, play, seat, 'begins', moment),
    callAt: null,
    reminded: 0,
    muted: isMuted(table.play, asked),
    expired: false,
  };
}

/** A mute lasts for the turn, including other questions to the seat. */
const isMuted = (play: Play | null, asked: Asked): boolean =>
  play !== null &&
  (play.waiting.some((waiting) => mutes(waiting, asked)) ||
    play.paused.some(({ waiting }) => mutes(waiting, asked)) ||
    play.sealed.some(({ waiting }) => mutes(waiting, asked)));

const mutes = ({ muted, seat, turn }: Waiting, asked: Asked): boolean =>
  muted && seat === asked.seat && turn === asked.turn;

/** Kept for the turn under way, and for turns that an undo could lead back to. A sealed round is never resumed. */
function pausedIn(
  before: Play | null,
  { undoable }: Play,
  { turn }: SeatsDecision,
  waiting: readonly Waiting[],
  now: number,
): Paused[] {
  if (!before) return [];
  // Turns never go down: the first is the earliest.
  const earliest = undoable?.turns[0]?.turn ?? turn;
  const stopped = before.waiting
    .filter((each) => each.as !== 'sealed' && isStill(each, earliest, waiting))
    .map((each) => pause(each, before.budgets[each.seat] ?? null, now));
  return [...before.paused.filter((each) => isStill(each.waiting, earliest, waiting)), ...stopped];
}

const isStill = (each: Waiting, earliest: number, waiting: readonly Waiting[]): boolean =>
  each.turn >= earliest && !waiting.some((asked) => isSame(asked, each));

const isOf = (seats: readonly Seat[], { seat }: Waiting): boolean => seats.includes(seat);

/** Treats these seats as newly asked. */
export function askAnew(table: Table, seats: readonly Seat[], moment: Moment): Table {
  const { play } = table;
  if (!play) return table;
  const waiting = play.waiting.filter((each) => !isOf(seats, each));
  const paused = play.paused.filter((each) => !isOf(seats, each.waiting));
  const forgotten: Table = { ...table, play: { ...play, waiting, paused } };
  return { ...table, play: withWaiting(forgotten, play, [], moment) };
}

/** Everybody's time begins anew. */
export const askAllAnew = (table: Table, moment: Moment): Table => askAnew(table, seatsOf(table.places.length), moment);

/** After the seat's orders changed: an order may decide now, or no longer. The seat's time goes on. */
export function planAnew(table: Table, seat: Seat, moment: Moment): Table {
  const { play } = table;
  if (!play) return table;
  const waiting = play.waiting.map((each) =>
    each.seat === seat ? { ...each, autoAt: autoAt(table, play, seat, 'goes-on', moment) } : each,
  );
  return { ...table, play: { ...play, waiting } };
}

/** An order that was due while nobody could follow it would show that it is none of its player's presses by acting at once. */
export function putOffLateOrders(table: Table, moment: Moment): Table {
  const late = (runningPlay(table)?.waiting ?? []).filter(
    ({ seat, autoAt: at }) => at !== null && at <= moment.now && personAt(table, seat) !== null,
  );
  return late.reduce((next, { seat }) => planAnew(next, seat, moment), table);
}
