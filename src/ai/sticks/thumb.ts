/** A rule of thumb: gather as many as you can; keep your pebbles for what is worth one. */
import { type Dice, pickOne } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { STICKS_FOR } from '#games/sticks/box.ts';
import type { Move } from '#games/sticks/moves.ts';
import { countOf, otherThan, type Position } from '#games/sticks/state.ts';
import { candidatesIn } from './candidates.ts';

const WORTH_A_PEBBLE = 4;

function answerTo(position: Position, seat: Seat, count: number): Move {
  const isGoal = countOf(position, otherThan(seat)) + count >= STICKS_FOR[position.goal];
  return { kind: isGoal || count >= WORTH_A_PEBBLE ? 'block' : 'allow' };
}

const sizeOf = (move: Move): number => (move.kind === 'gather' ? move.sticks.length : 1);

export function moveByThumb(position: Position, seat: Seat, dice: Dice): Move {
  if (position.phase.kind === 'answer') return answerTo(position, seat, position.phase.sticks.length);
  const [best, ...others] = candidatesIn(position);
  invariant(best !== undefined, 'a stick to take');
  return pickOne([best, ...others.filter((move) => sizeOf(move) === sizeOf(best))], dice);
}
