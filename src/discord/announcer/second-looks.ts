/**
 * Tables whose channel is looked over again. A request without an answer may be carried out a while later, when a newer
 * one has overtaken it; and whoever has lost the turn in the middle of a showing may have undone what another did.
 */
import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { LONGEST_PAUSE, pauseAfter } from './retries.ts';

/** In milliseconds, after the doubt has come up. */
const PAUSES = [10_000, 60_000] as const;
const [FIRST_PAUSE] = PAUSES;
/** In milliseconds. One table at a time is looked at: after an outage there may be many, and people come first. */
const TICK = 500;

/** `soon`: it was not possible, and may be in a moment. `seldom`: nothing says when it will be. */
export type Look = 'done' | 'soon' | 'seldom';

export interface SecondLooks {
  /** Something of this table may come late. */
  plan(id: TableId): void;
  /** What is tried seldom is possible again, for all that is known, at these tables. */
  hasten(isPossible: (id: TableId) => boolean): void;
  stop(): void;
}

interface Plan {
  /** The next one first. */
  readonly times: readonly number[];
  /** How often in a row nothing said when it will be possible. */
  readonly tries: number;
}

export function createSecondLooks(clock: Clock, look: (id: TableId) => Promise<Look>): SecondLooks {
  const planned = new Map<TableId, Plan>();
  let isStopped = false;
  let stopClock: (() => void) | null = null;

  /** The clock may have gone back meanwhile. */
  const isDue = (at: number): boolean => at <= clock.now() || at > clock.now() + LONGEST_PAUSE;

  function keep(id: TableId, times: readonly number[], tries = 0): void {
    planned.delete(id);
    if (times.length > 0 && !isStopped) planned.set(id, { times, tries });
    if (planned.size > 0) stopClock ??= clock.every(TICK, lookAtNext);
    else rest();
  }

  function rest(): void {
    stopClock?.();
    stopClock = null;
  }

  async function lookAt(id: TableId, { times, tries }: Plan): Promise<void> {
    keep(id, times.slice(1), tries);
    const came = await look(id);
    if (came === 'soon') keep(id, [clock.now() + FIRST_PAUSE, ...(planned.get(id)?.times ?? [])]);
    if (came === 'seldom') keep(id, [clock.now() + pauseAfter(tries)], tries + 1);
  }

  function lookAtNext(): void {
    const next = [...planned].find(([, { times }]) => times[0] !== undefined && isDue(times[0]));
    if (next) void lookAt(...next);
  }

  return {
    plan: (id) =>
      keep(
        id,
        PAUSES.map((pause) => clock.now() + pause),
      ),
    hasten(isPossible) {
      for (const [id, { tries }] of [...planned]) if (tries > 0 && isPossible(id)) keep(id, [clock.now()], tries);
    },
    stop() {
      isStopped = true;
      planned.clear();
      rest();
    },
  };
}
