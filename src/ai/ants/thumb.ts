/** A quick player: the move that looks best one step ahead. */

import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { copyState } from '#games/ants/copy.ts';
import type { Move } from '#games/ants/moves.ts';
import type { State } from '#games/ants/state.ts';
import { NARROW } from './candidate-actions.ts';
import { candidatesIn } from './candidates.ts';
import { rated } from './look-ahead.ts';

/** Nobody knows what they will draw: a player in a world looks ahead in one with another deck. */
export function blinded(world: State): State {
  const other = copyState(world);
  other.deck = other.deck.toReversed();
  return other;
}

export function thumb(world: State, seat: Seat): Move {
  const moves = candidatesIn(world, seat, NARROW);
  const [first, second] = moves;
  invariant(first !== undefined, 'a move to make');
  if (second === undefined) return first;
  return rated(blinded(world), seat, moves)[0]?.move ?? first;
}
