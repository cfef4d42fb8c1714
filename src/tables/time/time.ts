/** What the passing of time alone changes, and when it next does so. */
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { Sealed, Waiting } from '../play-state.ts';
import { callIfDue } from '../playing/at-hand.ts';
import { isAwake, personAt, runningPlay, type Table } from '../table.ts';
import { deadline } from './allowance.ts';
import { nextReminder, reminded } from './reminders.ts';
import { fallAsleep, isUntouched, SLEEP_AFTER } from './sleep.ts';

type SettingsOf = Moment['settingsOf'];

/** Null if nothing will ever happen by itself. */
export function dueAt(table: Table, settingsOf: SettingsOf): number | null {
  if (!isAwake(table)) return null;
  const sleepAt = table.touchedAt + SLEEP_AFTER;
  const play = runningPlay(table);
  if (!play) return sleepAt;
  let due = sleepAt;
  for (const { isShown, showAt } of play.sealed) if (!isShown) due = Math.min(due, showAt);
  for (const each of play.waiting) due = Math.min(due, each.callAt ?? due, waitingDueAt(table, each, settingsOf));
  return due;
}

function waitingDueAt(table: Table, waiting: Waiting, settingsOf: SettingsOf): number {
  const person = personAt(table, waiting.seat);
  const auto = waiting.autoAt ?? Number.POSITIVE_INFINITY;
  if (person === null) return auto;
  const settings = settingsOf(person);
  const end = waiting.expired ? Number.POSITIVE_INFINITY : deadline(table, waiting, settings);
  return Math.min(auto, end, nextReminder(waiting, settings) ?? Number.POSITIVE_INFINITY);
}

/** Seats whose computer or standing order decides now. */
export function autoSeats(table: Table, now: number): Seat[] {
  const waiting = runningPlay(table)?.waiting ?? [];
  return waiting.filter(({ autoAt }) => autoAt !== null && autoAt <= now).map(({ seat }) => seat);
}

export function passTime(table: Table, moment: Moment): Changed {
  if (isUntouched(table, moment.now)) return fallAsleep(table);
  const play = runningPlay(table);
  if (!play) return changed(table, []);
  const facts: Fact[] = [];
  const sealed = play.sealed.map((each) => showIfDue(each, moment.now, facts));
  const called = play.waiting.map((each) => callIfDue(each, moment.now, facts));
  const waiting = called.map((each) => passFor(table, each, moment, facts));
  return changed(facts.length === 0 ? table : { ...table, play: { ...play, sealed, waiting } }, facts);
}

function showIfDue(sealed: Sealed, now: number, facts: Fact[]): Sealed {
  if (sealed.isShown || sealed.showAt > now) return sealed;
  facts.push({ kind: 'sealed', seat: sealed.seat });
  return { ...sealed, isShown: true };
}

/** The same whether or not an order is about to decide for the person: others see what comes, and what is left out. */
function passFor(table: Table, waiting: Waiting, { now, settingsOf }: Moment, facts: Fact[]): Waiting {
  const { seat } = waiting;
  const person = personAt(table, seat);
  if (person === null) return waiting;
  const settings = settingsOf(person);
  const runsOut = !waiting.expired && deadline(table, waiting, settings) <= now;
  if (runsOut) facts.push({ kind: 'time-ran-out', seat, person, as: waiting.as });
  const expired = waiting.expired || runsOut;
  const isDue = (nextReminder(waiting, settings) ?? Number.POSITIVE_INFINITY) <= now;
  if (!isDue) return { ...waiting, expired };
  facts.push({ kind: 'reminder', person });
  return { ...reminded(waiting, settings, now), expired };
}
