import { type Told, tellInto } from './event.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import { err, ok, type Result } from './result.ts';

export interface Applied<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly Told<T['event']>[];
}

/** Leaves `state` as it was. */
export function apply<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  entry: Entry<T>,
): Result<Applied<T>, T['refusal']> {
  const refusal = game.refuse(state, entry);
  if (refusal) return err(refusal);
  const next = game.copy(state);
  const events: Told<T['event']>[] = [];
  game.enact(next, entry, tellInto(events));
  return ok({ state: next, events });
}
