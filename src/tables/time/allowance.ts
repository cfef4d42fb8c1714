/** How long a seat may take. Running out decides nothing: it lets the others choose. */
import type { DecisionKind } from '#engine/decision.ts';
import type { PersonSettings } from '../person-settings.ts';
import type { Paused, Waiting } from '../play-state.ts';
import type { Table } from '../table.ts';
import { afterQuiet } from './quiet-hours.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The most that being away can put off a deadline. */
const LONGEST_AWAY = 14 * DAY;

export const timeTaken = ({ runsFrom, used }: Waiting, now: number): number => used + Math.max(0, now - runsFrom);

/** They go away until then, or are back, if that is null: what has passed counts, and the rest begins when they are here. */
export function standStill(waiting: Waiting, awayUntil: number | null, now: number): Waiting {
  const used = timeTaken(waiting, now);
  const stood = now - waiting.since - used;
  const latest = now + LONGEST_AWAY - stood;
  return { ...waiting, used, runsFrom: Math.max(now, Math.min(awayUntil ?? now, latest)) };
}

/** Others are asked now. */
export const pause = (waiting: Waiting, left: number | null, now: number): Paused => ({
  waiting: { ...waiting, used: timeTaken(waiting, now), runsFrom: now },
  at: now,
  left,
});

/** As if the pause had not been: no reminder comes earlier for it, and no absence ends earlier. */
export const resume = ({ waiting, at }: Paused, now: number): Waiting => ({
  ...waiting,
  since: waiting.since + now - at,
  runsFrom: now,
});

/** When its time would have begun, had it run without a stop. */
export const beganAt = ({ runsFrom, used }: Waiting): number => runsFrom - used;

/** A reaction holds up a turn that is somebody else's, so it has less time than a turn: a part of it, or this. */
const REACTION_PART = 6;
const SHORTEST_REACTION = 5 * MINUTE;
const REACTION_BESIDE_BUDGETS = 4 * HOUR;

/** Without a clock, nobody holds up a table for longer than this either. */
export const longestHoldup = (as: DecisionKind): number => (as === 'reaction' ? DAY : 7 * DAY);

function allowance({ options: { clock }, play }: Table, { seat, as }: Waiting): number {
  const isReaction = as === 'reaction';
  switch (clock.kind) {
    case 'none':
      return longestHoldup(as);
    case 'decision': {
      const turn = clock.hours * HOUR;
      return isReaction ? Math.max(SHORTEST_REACTION, turn / REACTION_PART) : turn;
    }
    case 'budget':
      return isReaction ? REACTION_BESIDE_BUDGETS : (play?.budgets[seat] ?? 0);
  }
}

/** When its time is over, by the table's clock alone. */
export const endsAt = (table: Table, waiting: Waiting): number => beganAt(waiting) + allowance(table, waiting);

/** Nobody's time runs out while they sleep. */
export const deadline = (table: Table, waiting: Waiting, { quiet, timeZone }: PersonSettings): number =>
  afterQuiet(endsAt(table, waiting), quiet, timeZone);
