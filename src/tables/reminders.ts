/** A reminder after a while, the next after twice as long, and so on. */
import { HOUR } from './clock.ts';
import type { PersonSettings } from './person-settings.ts';
import { afterQuiet } from './quiet-hours.ts';
import type { Waiting } from './table.ts';

/** When the next one is due, out of quiet hours and absences; null if there is none. */
export function nextReminder(waiting: Waiting, settings: PersonSettings, nth = waiting.reminded): number | null {
  const { remindAfter, awayUntil, quiet, timeZone } = settings;
  if (waiting.muted || remindAfter === null) return null;
  const at = waiting.since + remindAfter * HOUR * (2 ** (nth + 1) - 1);
  return afterQuiet(Math.max(at, awayUntil ?? at), quiet, timeZone);
}

/** The waiting after its reminder. Those missed while nobody was there to send them are not made up for. */
export function reminded(waiting: Waiting, settings: PersonSettings, now: number): Waiting {
  let nth = waiting.reminded + 1;
  while ((nextReminder(waiting, settings, nth) ?? Number.POSITIVE_INFINITY) <= now) nth++;
  return { ...waiting, reminded: nth };
}
