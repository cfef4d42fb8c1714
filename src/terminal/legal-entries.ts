/** Every legal entry of a state, or a sample if there are too many to list. */
import { seededDice } from '#engine/chance.ts';
import { everyEntry } from '#engine/every-move.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { anyEntry } from '#engine/wander.ts';

const MOST_LISTED = 3_000;

/** After so many draws without a new entry, the sample is large enough. */
const MOST_REPEATED = 20_000;

export interface LegalEntries {
  readonly entries: readonly Entry[];
  /** There are more legal entries. */
  readonly isSample: boolean;
}

export function legalEntries(game: Game<GameTypes>, state: object): LegalEntries {
  const listed = firstOf(everyEntry(game, state) ?? [], MOST_LISTED + 1);
  const isListed = everyEntry(game, state) !== null && listed.length <= MOST_LISTED;
  return isListed ? { entries: listed, isSample: false } : { entries: sampleOf(game, state), isSample: true };
}

function firstOf<T>(items: Iterable<T>, most: number): T[] {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === most) break;
    first.push(item);
  }
  return first;
}

/** Drawn evenly at each question. Law: the same state gives the same sample. */
function sampleOf(game: Game<GameTypes>, state: object): Entry[] {
  const dice = seededDice(0);
  const found = new Map<string, Entry>();
  for (let repeated = 0; found.size < MOST_LISTED && repeated < MOST_REPEATED; ) {
    const entry = anyEntry(game, state, dice);
    if (entry === null) break;
    const key = JSON.stringify(entry);
    repeated = found.has(key) ? repeated + 1 : 0;
    found.set(key, entry);
  }
  return [...found.values()];
}
