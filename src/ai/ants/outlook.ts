/** How much of the game is still to come. */
import { leftOf, type Seat } from '#engine/seat.ts';
import type { Effects } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import { OUTLOOK } from './weights.ts';

export interface Outlook {
  /** Own turns to come, the one under way included; the final incubation is none. */
  readonly turns: number;
  /** Incubations to come, the final one included. */
  readonly incubations: number;
  /** From 1, while there is time for everything, down to 0. */
  readonly time: number;
  /** What effects and cards are worth in it: reckoned once for each. */
  readonly lasting: Map<Effects, number>;
  readonly promises: Map<Effects, number>;
}

/** Rounds after this one. Until the last one is known, they are reckoned from the stars that are missing. */
function roundsAfter(position: Position): number {
  const { last, round, stars, length, seats } = position;
  if (last !== null) return last - round;
  const { file } = contentOf(position);
  const missing = Math.max(0, (file.stars.track[length]?.[seats] ?? 0) - stars.length);
  const untilCap = (file.constants.roundCap[length] ?? 0) - round;
  return Math.min(untilCap, OUTLOOK.roundsAtLeast + (OUTLOOK.roundsForStar * missing) / seats);
}

/** Whether this seat has had its turn of the round; the seat at turn has not. */
function hasPlayed({ first, turn, seats, isFinal }: Position, seat: Seat): boolean {
  if (isFinal || first === null || turn === null) return isFinal;
  return leftOf(seat, seats, -first) < leftOf(turn, seats, -first);
}

/** Turns are counted in halves, so that there are few outlooks. */
const PARTS = 2;

const outlookOf = (turns: number): Outlook => ({
  turns,
  incubations: 1 + turns * OUTLOOK.incubationsATurn,
  time: Math.min(1, turns / OUTLOOK.turnsForAll),
  lasting: new Map(),
  promises: new Map(),
});

const known = new Map<number, Outlook>();

export function outlookFor(position: Position, seat: Seat): Outlook {
  const turns = position.isFinal ? 0 : roundsAfter(position) + (hasPlayed(position, seat) ? 0 : 1);
  const parts = Math.round(turns * PARTS);
  return known.get(parts) ?? learned(parts);
}

function learned(parts: number): Outlook {
  const outlook = outlookOf(parts / PARTS);
  known.set(parts, outlook);
  return outlook;
}
