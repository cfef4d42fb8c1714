/** The quickest player: incubates, feeds, and answers with the first thing that is worth a thought. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Move } from '#games/ants/moves.ts';
import type { State } from '#games/ants/state.ts';
import { NARROW } from './candidate-actions.ts';
import { feedings, incubations } from './candidate-brood.ts';
import { candidatesIn } from './candidates.ts';

function movesOf(world: State, seat: Seat): Move[] {
  switch (world.phase) {
    case 'main':
    case 'final':
      return incubations(world, seat);
    case 'effects':
      return feedings(world, seat);
    default:
      return candidatesIn(world, seat, NARROW);
  }
}

export function resting(world: State, seat: Seat): Move {
  const [first] = movesOf(world, seat);
  invariant(first !== undefined, 'a move to make');
  return first;
}
