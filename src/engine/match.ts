/** A match is its entries, played in order. */
import type { Dice } from './chance.ts';
import { type Told, tellInto } from './event.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import { err, ok, type Result } from './result.ts';
import { anyEntry } from './wander.ts';

/** One entry that was made, and the state it led to. */
export interface Played<T extends GameTypes> {
  /** 0-based. */
  readonly index: number;
  readonly entry: Entry<T>;
  /** Changes when the next entry is played: copy it to keep it. */
  readonly state: T['state'];
  readonly events: readonly Told<T['event']>[];
}

/** The entry that stopped the match, and why. */
export interface Halt<T extends GameTypes> {
  readonly index: number;
  readonly refusal: T['refusal'];
}

/**
 * Plays entries in place on `state`; each is parsed as if it came from outside. Stops at the first refused entry.
 * Entries may be produced lazily: each is requested after the previous one has been played.
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

/** Plays all of these entries; returns the entry that stopped the match, or null. */
export function playAll<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  entries: Iterable<unknown>,
): Halt<T> | null {
  for (const step of played(game, state, entries)) if (!step.ok) return step.error;
  return null;
}

/** Makes entries on this state, in place, until the game is over. */
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

/** A whole game in which every seat and chance decide at random. Law: the same dice give the same game. */
export function randomEntries<T extends GameTypes>(game: Game<T>, start: T['state'], dice: Dice): Entry<T>[] {
  return [...playedOut(game, start, (state) => anyEntry(game, state, dice))];
}
