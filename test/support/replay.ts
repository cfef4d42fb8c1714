import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { type Halt, playAll } from '#engine/match.ts';
import { usualOptions } from '#engine/options.ts';
import { err, ok, type Result } from '#engine/result.ts';

/** The state that a log leads to. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  log: readonly Entry<T>[],
  options: T['options'] = game.settleOptions(usualOptions(game.options)),
): Result<T['state'], Halt<T>> {
  const state = game.setUp(seats, options);
  const halt = playAll(game, state, log);
  return halt ? err(halt) : ok(state);
}
