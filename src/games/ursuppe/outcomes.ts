/** Where dice let an amoeba go: a set of directions, and `stay`. */
import { standingOf } from './amoebas.ts';
import { DIRECTIONS, isBlocked, OUTCOMES, type Outcome, type Space } from './board.ts';
import { movingIn, type Position } from './state.ts';

/** A set of outcomes as one number. */
type OutcomeSet = number;

const BIT: { readonly [O in Outcome]: number } = { N: 1, E: 2, S: 4, W: 8, stay: 16 };

const FACES: readonly (readonly Outcome[])[] = [[], ['W'], ['N'], ['E'], ['S'], ['stay'], DIRECTIONS];

/** A blocked direction is the outcome `stay`: so R-SIX, a 6 may be used to stay where a direction is blocked. */
function thrown(space: Space, dice: readonly number[]): OutcomeSet {
  let set = 0;
  for (const die of dice) {
    for (const face of FACES[die] ?? []) set |= face !== 'stay' && isBlocked(space, face) ? BIT.stay : BIT[face];
  }
  return set;
}

/** R-FLEE: while it stands in the space of the attack, a fleeing amoeba stays only if it can do no other. */
function left(position: Position, space: Space, set: OutcomeSet): OutcomeSet {
  const isCornered = position.attack?.space === space;
  return isCornered && set !== BIT.stay ? set & ~BIT.stay : set;
}

function outcomeSet(position: Position): OutcomeSet {
  const { seat, amoeba, roll } = movingIn(position);
  const space = standingOf(position, seat, amoeba);
  return left(position, space, thrown(space, roll));
}

/** What the owner may make of the dice on the table. */
export function outcomesIn(position: Position): Outcome[] {
  const set = outcomeSet(position);
  return OUTCOMES.filter((outcome) => (set & BIT[outcome]) !== 0);
}

export const isOutcome = (position: Position, outcome: Outcome): boolean => (outcomeSet(position) & BIT[outcome]) !== 0;
