/** How long a seat may take. Running out decides nothing: it lets the others choose. */
import type { PersonSettings } from './person-settings.ts';
import { afterQuiet } from './quiet-hours.ts';
import type { Table, Waiting } from './table.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Without a clock, nobody holds up a table for longer than this either. */
export const PATIENCE = 7 * DAY;
/** The most that being away can put off a deadline. */
const LONGEST_AWAY = 14 * DAY;

/** When the clock began to run: not before the person is back. */
function startOf({ since }: Waiting, { awayUntil }: PersonSettings): number {
  return Math.max(since, Math.min(awayUntil ?? since, since + LONGEST_AWAY));
}

function allowance({ options, play }: Table, { seat }: Waiting): number {
  const { clock } = options;
  switch (clock.kind) {
    case 'none':
      return PATIENCE;
    case 'decision':
      return clock.hours * HOUR;
    case 'budget':
      return play?.budgets[seat] ?? 0;
  }
}

/** Nobody's time runs out while he sleeps. */
export function deadline(table: Table, waiting: Waiting, settings: PersonSettings): number {
  const end = startOf(waiting, settings) + allowance(table, waiting);
  return afterQuiet(end, settings.quiet, settings.timeZone);
}

export function startBudgets({ options: { clock } }: Table, seats: number): number[] {
  return clock.kind === 'budget' ? Array<number>(seats).fill(clock.hours * HOUR) : [];
}

/** What is left after a decision: the time taken goes off, and the increment is added. */
export function spend({ options: { clock } }: Table, left: number, taken: number): number {
  const increment = clock.kind === 'budget' ? clock.increment * HOUR : 0;
  return Math.max(0, left - taken) + increment;
}

export const timeTaken = (waiting: Waiting, settings: PersonSettings, now: number): number =>
  Math.max(0, now - startOf(waiting, settings));
