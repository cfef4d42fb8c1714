/** The moves that are worth a thought. */
import type { Seat } from '#engine/seat.ts';
import { isLying, LINES, type Line, lyingIn, STICKS, type Stick, sumOf } from '#games/sticks/board.ts';
import { FEWEST_GATHERED, HEAVIEST, MOST_GATHERED, STICKS_FOR } from '#games/sticks/box.ts';
import type { Move, MoveOf } from '#games/sticks/moves.ts';
import { countOf, type Position } from '#games/sticks/state.ts';

/** The lightest sticks of a line, as many as may be gathered. */
function largestIn(position: Position, line: Line): MoveOf<'gather'> | null {
  const sticks: Stick[] = [];
  for (const stick of lyingIn(position.holders, line).slice(0, MOST_GATHERED)) {
    if (sumOf([...sticks, stick]) <= HEAVIEST) sticks.push(stick);
  }
  return sticks.length < FEWEST_GATHERED ? null : { kind: 'gather', line, sticks };
}

/** Of sticks alone, the heaviest is the least use to anybody who gathers, and the lightest the most. */
function singles({ holders }: Position): MoveOf<'take'>[] {
  const lying = STICKS.filter((stick) => isLying(holders, stick));
  const ends = [lying.at(0), lying.at(-1)].filter((stick) => stick !== undefined);
  return [...new Set(ends)].map((stick) => ({ kind: 'take', stick }));
}

/** The largest sets first. */
export function candidatesIn(position: Position): Move[] {
  if (position.phase.kind === 'answer') return [{ kind: 'block' }, { kind: 'allow' }];
  const sets = LINES.flatMap((line) => largestIn(position, line) ?? []);
  return [...sets.sort((a, b) => b.sticks.length - a.sticks.length), ...singles(position)];
}

export const isAtGoalWith = (position: Position, seat: Seat, more: number): boolean =>
  countOf(position, seat) + more >= STICKS_FOR[position.goal];
