import { recent } from '#shared/recent.ts';

const MINUTE = 60_000;
export const MINUTES_A_DAY = 24 * 60;

/** More than there are zones, but each can be spelled in thousands of ways. */
const MOST_CLOCKS = 600;

const clocks = recent<string, Intl.DateTimeFormat>(MOST_CLOCKS);

const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  clocks.get(
    timeZone,
    () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );

export function isTimeZone(name: string): boolean {
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

/** Minutes after midnight, local time. */
export function minuteOfDay(at: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockIn(timeZone).format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight. The hours may span midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const minutesBetween = (from: number, to: number): number => (to - from + MINUTES_A_DAY) % MINUTES_A_DAY;

/** How many quiet minutes are still to come; 0 outside quiet hours. */
function quietLeft(at: number, { from, to }: QuietHours, timeZone: string): number {
  const left = minutesBetween(from, to) - minutesBetween(from, minuteOfDay(at, timeZone));
  return Math.max(0, left);
}

/** `at`, or the end of the quiet hours that it falls into. */
export function afterQuiet(at: number, quiet: QuietHours | null, timeZone: string): number {
  const left = quiet ? quietLeft(at, quiet, timeZone) : 0;
  if (quiet === null || left === 0) return at;
  const end = at - (at % MINUTE) + left * MINUTE;
  // A change to or from summer time in that night moves the end by the difference on the clock, unless it skips the end.
  const drift = minuteOfDay(end, timeZone) - quiet.to;
  const moved = end - (Math.abs(drift) < MINUTES_A_DAY / 2 ? drift : 0) * MINUTE;
  return quietLeft(moved, quiet, timeZone) > 0 ? end : moved;
}
