const MINUTE = 60_000;
export const MINUTES_A_DAY = 24 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

export function isTimeZone(name: string): boolean {
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

/** Minutes after midnight there. */
export function minuteOfDay(at: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockIn(timeZone).format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight; may go over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** `at`, or the end of the quiet hours that it falls into. */
export function afterQuiet(at: number, quiet: QuietHours | null, timeZone: string): number {
  if (quiet === null) return at;
  const minute = minuteOfDay(at, timeZone);
  const length = (quiet.to - quiet.from + MINUTES_A_DAY) % MINUTES_A_DAY;
  const into = (minute - quiet.from + MINUTES_A_DAY) % MINUTES_A_DAY;
  if (into >= length) return at;
  const wholeMinute = at - (at % MINUTE);
  const end = wholeMinute + (length - into) * MINUTE;
  // A change to or from summer time in that night moves the end by what the clock then says.
  const drift = minuteOfDay(end, timeZone) - quiet.to;
  return end - (Math.abs(drift) < MINUTES_A_DAY / 2 ? drift : 0) * MINUTE;
}
