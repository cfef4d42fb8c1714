/** How long a seat may take. When its time runs out nothing is decided: the others may then choose a stand-in. */
import type { DecisionKind } from '#engine/decision.ts';
import type { PersonSettings } from '../person-settings.ts';
import type { Paused, Waiting } from '../play-state.ts';
import type { Table } from '../table.ts';
import { afterQuiet } from './quiet-hours.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The longest time by which an absence can move a deadline. */
const LONGEST_AWAY = 14 * DAY;

export const timeTaken = ({ runsFrom, used }: Waiting, now: number): number => used + Math.max(0, now - runsFrom);

/** The player is away until then, or is back (null). The time used so far counts; the rest runs when they are here. */
export function standStill(waiting: Waiting, awayUntil: number | null, now: number): Waiting {
  const used = timeTaken(waiting, now);
  const stood = now - waiting.since - used;
  const latest = now + LONGEST_AWAY - stood;
  return { ...waiting, used, runsFrom: Math.max(now, Math.min(awayUntil ?? now, latest)) };
}

/** Stops the seat's time while others are asked. */
export const pause = (waiting: Waiting, left: number | null, now: number): Paused => ({
  waiting: { ...waiting, used: timeTaken(waiting, now), runsFrom: now },
  at: now,
  left,
});

/** As if there had been no pause: `since` moves along, so that the pause hastens no reminder and shortens no absence. */
export const unpause = ({ waiting, at }: Paused, now: number): Waiting => ({
  ...waiting,
  since: waiting.since + now - at,
  runsFrom: now,
});

/** When its time would have begun, had it run without a pause. */
export const beganAt = ({ runsFrom, used }: Waiting): number => runsFrom - used;

/** A reaction holds up another player's turn, so it has less time: this part of a turn's, but at least the shortest. */
const REACTION_PART = 6;
const SHORTEST_REACTION = 5 * MINUTE;
const REACTION_BESIDE_BUDGETS = 4 * HOUR;

/** The limit for a table without a clock. */
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

/** When its time is over by the table's clock alone. */
export const endsAt = (table: Table, waiting: Waiting): number => beganAt(waiting) + allowance(table, waiting);

/** Nobody's time runs out during their quiet hours. */
export const deadline = (table: Table, waiting: Waiting, { quiet, timeZone }: PersonSettings): number =>
  afterQuiet(endsAt(table, waiting), quiet, timeZone);
