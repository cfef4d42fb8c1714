/** Tables that could not be shown: tried again after a while, and then less and less often. */

import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { HOUR } from '#tables/time/allowance.ts';

/** How long until the next try, in milliseconds; from then on it is always the longest. */
const PAUSES = [30_000, 120_000, 600_000] as const;
const LONGEST_PAUSE = HOUR;

/** How often the clock is looked at, in milliseconds. */
const TICK = 500;

export interface Retries {
  /** It has failed, perhaps not for the first time. */
  later(id: TableId): void;
  /** It has not. */
  settle(id: TableId): void;
  /** Nothing is tried any more. */
  stop(): void;
}

/** It is being tried. */
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
      // Only what was tried again counts: a lively table may fail many times in a minute.
      if (isStopped || until !== UNDER_WAY) return;
      waiting.set(id, { tries: tries + 1, until: clock.now() + (PAUSES[tries] ?? LONGEST_PAUSE) });
      stopClock ??= clock.every(TICK, look);
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
