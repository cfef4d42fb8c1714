/** How long a seat may take. Running out decides nothing: it lets the others choose. */
import type { PersonSettings } from '../person-settings.ts';
import type { Table, Waiting } from '../table.ts';
import { afterQuiet } from './quiet-hours.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Without a clock, nobody holds up a table for longer than this either. */
export const LONGEST_HOLDUP = 7 * DAY;
/** The most that being away can put off a deadline. */
const LONGEST_AWAY = 14 * DAY;

export const timeTaken = ({ runsFrom, used }: Waiting, now: number): number => used + Math.max(0, now - runsFrom);

/** He goes away until then, or is back, if that is null: what has passed counts, and the rest begins when he is here. */
export function standStill(waiting: Waiting, awayUntil: number | null, now: number): Waiting {
  const used = timeTaken(waiting, now);
  const stood = now - waiting.since - used;
  const latest = now + LONGEST_AWAY - stood;
  return { ...waiting, used, runsFrom: Math.max(now, Math.min(awayUntil ?? now, latest)) };
}

/** When its time would have begun, had it run without a stop. */
export const beganAt = ({ runsFrom, used }: Waiting): number => runsFrom - used;

function allowance({ options, play }: Table, { seat }: Waiting): number {
  const { clock } = options;
  switch (clock.kind) {
    case 'none':
      return LONGEST_HOLDUP;
    case 'decision':
      return clock.hours * HOUR;
    case 'budget':
      return play?.budgets[seat] ?? 0;
  }
}

/** Nobody's time runs out while he sleeps. */
export function deadline(table: Table, waiting: Waiting, { quiet, timeZone }: PersonSettings): number {
  return afterQuiet(beganAt(waiting) + allowance(table, waiting), quiet, timeZone);
}
