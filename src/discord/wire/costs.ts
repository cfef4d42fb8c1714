/**
 * What costs or posts, with its limits and their reasons: a person's, and a channel's against many together. A full table in a
 * hurry doesn't meet them.
 */
import type { CostLimits } from './brakes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const COST_LIMITS = {
  /** A panel in the channel, and a table that is kept. A club evening opens a few at once. */
  table: { person: { most: 10, within: 20 * MINUTE }, channel: { most: 12, within: 20 * MINUTE } },
  /** A thread stays in the list of everybody on the server. */
  thread: { person: { most: 5, within: 20 * MINUTE }, channel: { most: 10, within: 20 * MINUTE } },
  /** Posts a panel below whatever people are talking about. */
  'show-again': { person: { most: 6, within: 10 * MINUTE }, channel: { most: 1, within: MINUTE } },
  /** Rings for somebody who did not ask for it: to a lobby, which calls ten at most, or into a seat. */
  invitation: { person: { most: 20, within: HOUR }, channel: { most: 40, within: HOUR } },
  /** Sitting down and standing up again changes everybody's panel each time. */
  seat: { person: { most: 20, within: 10 * MINUTE }, channel: { most: 100, within: 10 * MINUTE } },
  /** Changes everybody's panel, and can be done again and again. Whoever tries out a turn takes back a few a minute. */
  undo: { person: { most: 40, within: 5 * MINUTE }, channel: { most: 120, within: 5 * MINUTE } },
  /** Waits in one queue with everybody's: up to five seconds of a search. Faster than anybody reads them. */
  suggestion: { person: { most: 12, within: MINUTE }, channel: { most: 60, within: MINUTE } },
  /** Reads a whole log and plays it again. Nobody reads one in two seconds. */
  log: { person: { most: 30, within: MINUTE }, channel: { most: 150, within: MINUTE } },
  /** The same, and uploads a file: two a game for everybody at a table, after game upon game. */
  file: { person: { most: 12, within: 10 * MINUTE }, channel: { most: 60, within: 10 * MINUTE } },
  /** Reads every game of a person, and uploads a file. */
  export: { person: { most: 3, within: HOUR }, channel: { most: 30, within: HOUR } },
  /** Somebody reads each of them. */
  feedback: { person: { most: 3, within: HOUR }, channel: { most: 15, within: HOUR } },
  /** A post at every table of a server. */
  notice: { person: { most: 3, within: HOUR }, channel: { most: 6, within: HOUR } },
  /** Up to a tenth of a second of painting. A person in a hurry presses about once a second. */
  picture: { person: { most: 90, within: MINUTE }, channel: { most: 480, within: MINUTE } },
} as const satisfies Readonly<Record<string, CostLimits>>;

export type Cost = keyof typeof COST_LIMITS;
