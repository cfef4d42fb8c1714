/** A match is its entries, played one after the other. */
import type { Dice } from './chance.ts';
import { type Told, tellInto } from './event.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import { err, ok, type Result } from './result.ts';
import { anyEntry } from './wander.ts';

/** One entry that was made, and the state it led to. */
export interface Played<T extends GameTypes> {
  /** Counted from 0. */
  readonly index: number;
  readonly entry: Entry<T>;
  /** As it stands until the next entry is played: whoever keeps it keeps a copy. */
  readonly state: T['state'];
  readonly events: readonly Told<T['event']>[];
}

/** The entry at which it can't go on, and why. */
export interface Halt<T extends GameTypes> {
  readonly index: number;
  readonly refusal: T['refusal'];
}

/**
 * Plays entries, each read as if it came from outside, in place on `state`. Stops with the first that is refused. Entries
 * may be made as it goes: each is asked for when the one before has been played.
 */
export function* played<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  entries: Iterable<unknown>,
): Generator<Result<Played<T>, Halt<T>>, void> {
  let index = 0;
  for (const json of entries) {
    const parsed = game.parseEntry(json);
    const refusal = parsed.ok ? game.refuse(state, parsed.value) : parsed.error;
    if (!parsed.ok || refusal) {
      yield err({ index, refusal: refusal as T['refusal'] });
      return;
    }
    const events: Told<T['event']>[] = [];
    game.enact(state, parsed.value, tellInto(events));
    yield ok({ index, entry: parsed.value, state, events });
    index += 1;
  }
}

/** Plays all of these; the answer is where it can't go on, or null. */
export function playAll<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  entries: Iterable<unknown>,
): Halt<T> | null {
  for (const step of played(game, state, entries)) if (!step.ok) return step.error;
  return null;
}

/** Makes one entry after the other on this state, in place, until the game is over. */
export function* playedOut<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  decide: (state: T['state']) => Entry<T> | null,
): Generator<Entry<T>, void> {
  for (let made = 0; ; made++) {
    invariant(made <= game.maxEntries, 'a game that ends');
    const entry = decide(state);
    if (entry === null) return;
    game.enact(state, entry, null);
    yield entry;
  }
}

/** A whole game in which everybody, chance too, decides at random; the same for the same dice. */
export function randomEntries<T extends GameTypes>(game: Game<T>, start: T['state'], dice: Dice): Entry<T>[] {
  return [...playedOut(game, start, (state) => anyEntry(game, state, dice))];
}
