/** Phase 5: who has too much damage dies, and is food. */
import type { Seat } from '#engine/seat.ts';
import { damageOf, deadlyFor, remove, spaceOf, standingOf } from './amoebas.ts';
import { type AmoebaNumber, DEATH_CUBES, NUMBERS } from './box.ts';
import { ofEachColour } from './cubes.ts';
import type { Tell } from './events.ts';
import type { Position, State } from './state.ts';
import { descending } from './track.ts';

export function die(state: State, seat: Seat, amoeba: AmoebaNumber, tell: Tell): void {
  const space = standingOf(state, seat, amoeba);
  remove(state, seat, amoeba);
  const cubes = ofEachColour(state, space, DEATH_CUBES);
  tell?.({ kind: 'died', seat, amoeba, space, cubes });
}

/** R-DOOMED: damage kills in Phase 5 only. */
export const isDoomed = (position: Position, seat: Seat, amoeba: AmoebaNumber): boolean =>
  spaceOf(position, seat, amoeba) !== 0 && damageOf(position, seat, amoeba) >= deadlyFor(position, seat);

/** Descending, by number: who dies first gets the last cubes of a reserve. */
export function naturalDeaths(state: State, tell: Tell): void {
  for (const seat of descending(state)) {
    for (const amoeba of NUMBERS) if (isDoomed(state, seat, amoeba)) die(state, seat, amoeba, tell);
  }
}
