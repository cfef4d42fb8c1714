import type { Dice } from './chance.ts';
import { type Told, tellInto } from './event.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import { err, ok, type Result } from './result.ts';

/**
 * A match is the fold of its log; the number of entries made is its version. This is a game without a table, for whoever
 * plays one from code: laws, benches. A table keeps its own log, for undo and fair chance, and shares `apply`.
 */
export interface Match<T extends GameTypes> {
  readonly state: T['state'];
  readonly log: readonly Entry<T>[];
}

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

/** The choice was made on a state that has since moved on. */
export interface Stale {
  readonly code: 'stale';
  readonly version: number;
}

export const startMatch = <T extends GameTypes>(game: Game<T>, seats: number): Match<T> => {
  invariant(seats >= game.seats.min && seats <= game.seats.max, `${game.id} with ${seats} seats`);
  return { state: game.setUp(seats), log: [] };
};

/** One entry, made on `version`. */
export function submit<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  version: number,
  entry: Entry<T>,
): Result<Match<T> & Applied<T>, T['refusal'] | Stale> {
  if (version !== match.log.length) return err({ code: 'stale', version: match.log.length });
  const applied = apply(game, match.state, entry);
  if (!applied.ok) return applied;
  return ok({ ...applied.value, log: [...match.log, entry] });
}

/** Lets chance decide until a seat must, or it is over. */
export function drawAll<T extends GameTypes>(game: Game<T>, match: Match<T>, dice: Dice): Match<T> & Applied<T> {
  let current: Match<T> = match;
  const events: Told<T['event']>[] = [];
  while (game.decision(current.state).kind === 'chance') {
    const next = submit(game, current, current.log.length, { by: 'chance', move: game.draw(current.state, dice) });
    invariant(next.ok, 'what chance draws applies');
    current = next.value;
    events.push(...next.value.events);
  }
  return { ...current, events };
}

export interface BrokenLog<T extends GameTypes> {
  /** Of the first entry that does not apply. */
  readonly index: number;
  readonly refusal: T['refusal'];
}

export function replay<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  log: readonly Entry<T>[],
): Result<Match<T>, BrokenLog<T>> {
  const { state } = startMatch(game, seats);
  for (const [index, entry] of log.entries()) {
    const refusal = game.refuse(state, entry);
    if (refusal) return err({ index, refusal });
    game.enact(state, entry, null);
  }
  return ok({ state, log });
}
