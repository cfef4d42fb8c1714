/** The first reminder comes after `remindAfter`; each further interval is twice as long. */
import { err } from '#engine/result.ts';
import { type Changed, changed } from '../change.ts';
import type { PersonId } from '../ids.ts';
import type { PersonSettings } from '../person-settings.ts';
import type { Waiting } from '../play-state.ts';
import { waitingOf } from '../playing/waiting.ts';
import { runningPlay, seatOf, type Table } from '../table.ts';
import { HOUR } from './allowance.ts';
import { afterQuiet } from './quiet-hours.ts';

/** When the next reminder is due, outside quiet hours and absences; null if none is. */
export function nextReminder(waiting: Waiting, settings: PersonSettings, nth = waiting.reminded): number | null {
  const { remindAfter, awayUntil, quiet, timeZone } = settings;
  if (waiting.muted || remindAfter === null) return null;
  const at = waiting.since + remindAfter * HOUR * (2 ** (nth + 1) - 1);
  return afterQuiet(Math.max(at, awayUntil ?? at), quiet, timeZone);
}

/** Counts a reminder as sent, along with those missed while the bot was down. */
export function reminded(waiting: Waiting, settings: PersonSettings, now: number): Waiting {
  let nth = waiting.reminded + 1;
  while ((nextReminder(waiting, settings, nth) ?? Number.POSITIVE_INFINITY) <= now) nth++;
  return { ...waiting, reminded: nth };
}

/** No more reminders for this question, nor for the rest of the turn. */
export function mute(table: Table, person: PersonId): Changed {
  const play = runningPlay(table);
  if (!play) return err({ code: 'not-running' });
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-seated' });
  const waiting = waitingOf(play, seat);
  if (!waiting) return err({ code: 'not-your-decision' });
  if (waiting.muted) return err({ code: 'already-done' });
  const muted = play.waiting.map((other) => (other === waiting ? { ...other, muted: true } : other));
  return changed({ ...table, play: { ...play, waiting: muted } }, []);
}
