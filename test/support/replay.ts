import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { err, ok, type Result } from '#engine/result.ts';

export interface BrokenLog<T extends GameTypes> {
  /** Of the first entry that does not apply. */
  readonly index: number;
  readonly refusal: T['refusal'];
}

/** The state that a log leads to. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  log: readonly Entry<T>[],
): Result<T['state'], BrokenLog<T>> {
  const state = game.setUp(seats);
  for (const [index, entry] of log.entries()) {
    const refusal = game.refuse(state, entry);
    if (refusal) return err({ index, refusal });
    game.enact(state, entry, null);
  }
  return ok(state);
}
