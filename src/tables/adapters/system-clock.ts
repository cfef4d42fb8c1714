import type { Clock } from '../ports.ts';

/** In milliseconds. A clock that is corrected by less is followed. */
const SLACK = 1_000;

/**
 * The machine's clock, except that it does not go back: where that is set back, time goes on as before, until it has been
 * caught up with, or the bot is started anew. Nobody waits an hour longer because a clock was an hour ahead.
 * `steady`: milliseconds since any moment, which nobody can set.
 */
export function steadyTime(wall: () => number, steady: () => number): () => number {
  let anchor = wall();
  let anchoredAt = steady();
  return () => {
    const [shown, elapsed] = [wall(), steady()];
    const expected = anchor + elapsed - anchoredAt;
    if (shown < expected - SLACK) return Math.round(expected);
    anchor = shown;
    anchoredAt = elapsed;
    return shown;
  };
}

export const SYSTEM_CLOCK: Clock = {
  now: steadyTime(
    () => Date.now(),
    () => performance.now(),
  ),
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  },
};
