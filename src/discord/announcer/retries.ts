/** Tables that could not be shown: retried after a while, at growing intervals. */

import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { HOUR } from '#tables/time/allowance.ts';

/** The pauses before the first retries, in milliseconds; every further pause is the longest. */
const PAUSES = [30_000, 120_000, 600_000] as const;
const LONGEST_PAUSE = HOUR;

/** How often the clock is checked, in milliseconds. */
const TICK = 500;

export interface Retries {
  /** The table could not be shown: plans a retry. False once that has happened so often that somebody should know. */
  later(id: TableId): boolean;
  /** The table was shown. */
  settle(id: TableId): void;
  /** Ends all retries. */
  stop(): void;
}

/** The retry is under way. */
const UNDER_WAY = Number.POSITIVE_INFINITY;

interface Waiting {
  readonly tries: number;
  readonly until: number;
}

export function createRetries(clock: Clock, tryAgain: (id: TableId) => void): Retries {
  const waiting = new Map<TableId, Waiting>();
  let isStopped = false;
  let stopClock: (() => void) | null = null;

  function look(): void {
    for (const [id, { tries, until }] of waiting) {
      if (until > clock.now()) continue;
      waiting.set(id, { tries, until: UNDER_WAY });
      tryAgain(id);
    }
  }

  function rest(): void {
    stopClock?.();
    stopClock = null;
  }

  return {
    later(id) {
      const { tries, until } = waiting.get(id) ?? { tries: 0, until: UNDER_WAY };
      // Only failed retries count: a lively table may fail many times in a minute.
      if (isStopped || until !== UNDER_WAY) return true;
      waiting.set(id, { tries: tries + 1, until: clock.now() + (PAUSES[tries] ?? LONGEST_PAUSE) });
      stopClock ??= clock.every(TICK, look);
      return tries < PAUSES.length;
    },
    settle(id) {
      waiting.delete(id);
      if (waiting.size === 0) rest();
    },
    stop() {
      isStopped = true;
      waiting.clear();
      rest();
    },
  };
}
