/**
 * Tables whose channel is looked over again. A request without an answer may be carried out a while later, when a newer
 * one has overtaken it; and whoever has lost the turn in the middle of a showing may have undone what another did.
 */
import type { TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';

/** In milliseconds, after the doubt has come up. */
const PAUSES = [10_000, 60_000] as const;
const [FIRST_PAUSE, LONGEST_PAUSE] = PAUSES;
/** In milliseconds. One table at a time is looked at: after an outage there may be many, and people come first. */
const TICK = 500;

export interface SecondLooks {
  /** Something of this table may come late. */
  plan(id: TableId): void;
  stop(): void;
}

/** `look`: resolves with false if that was not possible; then it is done later. */
export function createSecondLooks(clock: Clock, look: (id: TableId) => Promise<boolean>): SecondLooks {
  /** The times of the looks at each table, the next one first. */
  const planned = new Map<TableId, readonly number[]>();
  let isStopped = false;
  let stopClock: (() => void) | null = null;

  /** The clock may have gone back meanwhile. */
  const isDue = (at: number): boolean => at <= clock.now() || at > clock.now() + LONGEST_PAUSE;

  function keep(id: TableId, times: readonly number[]): void {
    planned.delete(id);
    if (times.length > 0 && !isStopped) planned.set(id, times);
    if (planned.size > 0) stopClock ??= clock.every(TICK, lookAtNext);
    else rest();
  }

  function rest(): void {
    stopClock?.();
    stopClock = null;
  }

  async function lookAt(id: TableId, [, ...later]: readonly number[]): Promise<void> {
    keep(id, later);
    if (!(await look(id))) keep(id, [clock.now() + FIRST_PAUSE, ...(planned.get(id) ?? [])]);
  }

  function lookAtNext(): void {
    const next = [...planned].find(([, [at]]) => at !== undefined && isDue(at));
    if (next) void lookAt(...next);
  }

  return {
    plan: (id) =>
      keep(
        id,
        PAUSES.map((pause) => clock.now() + pause),
      ),
    stop() {
      isStopped = true;
      planned.clear();
      rest();
    },
  };
}
