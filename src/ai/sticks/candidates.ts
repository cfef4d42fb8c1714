/** The moves that are worth a thought. */
import { isLying, LINES, type Line, lyingIn, STICKS, sumOf } from '#games/sticks/board.ts';
import { FEWEST_GATHERED, HEAVIEST, MOST_GATHERED } from '#games/sticks/box.ts';
import type { Move, MoveOf } from '#games/sticks/moves.ts';
import type { Position } from '#games/sticks/state.ts';

/** The lightest sticks of a line: two of them, three, and as many as may be gathered. */
function setsIn({ holders }: Position, line: Line): MoveOf<'gather'>[] {
  const lightest = lyingIn(holders, line).slice(0, MOST_GATHERED);
  return lightest
    .map((_, index) => lightest.slice(0, index + 1))
    .filter((sticks) => sticks.length >= FEWEST_GATHERED && sumOf(sticks) <= HEAVIEST)
    .map((sticks) => ({ kind: 'gather', line, sticks }));
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
  const sets = LINES.flatMap((line) => setsIn(position, line));
  return [...sets.sort((a, b) => b.sticks.length - a.sticks.length), ...singles(position)];
}
