import { seededDice } from '#engine/chance.ts';
import { anyEntry } from '#engine/wander.ts';
import { URLAND } from '#games/urland/index.ts';
import type { Entry } from '#games/urland/types.ts';

/** A whole game in which everybody chooses at random; the same for the same seed. */
export function randomGame(seats: number, seed: number): Entry[] {
  const dice = seededDice(seed);
  const state = URLAND.setUp(seats);
  const entries: Entry[] = [];
  for (let entry = anyEntry(URLAND, state, dice); entry; entry = anyEntry(URLAND, state, dice)) {
    URLAND.enact(state, entry, null);
    entries.push(entry);
  }
  return entries;
}
