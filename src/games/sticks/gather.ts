/** Some sticks of one line, as long as they are not too heavy together. The other player may block it. */
import { inOrder } from '#engine/questions.ts';
import { isIn, isLying, LINES, type Line, lyingIn, type Stick, sumOf } from './board.ts';
import { FEWEST_GATHERED, HEAVIEST, MOST_GATHERED } from './box.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Rule } from './rule.ts';
import { otherThan, type Position, pebblesOf } from './state.ts';
import { endTurn, give } from './turn.ts';

type Gather = MoveOf<'gather'>;

/** Which line is asked first: a set is then chosen from ten sticks and not from sixty. */
export const GATHER: Rule<Gather> = {
  next: inOrder<Gather, Position>(
    { kind: 'options', asks: 'line', of: 'line', among: () => LINES },
    {
      kind: 'some',
      asks: 'sticks',
      of: 'stick',
      among: ({ holders }, _seat, { line }) => (line === undefined ? [] : lyingIn(holders, line)),
      count: ({ holders }, _seat, { line }) => ({
        min: FEWEST_GATHERED,
        max: Math.min(MOST_GATHERED, line === undefined ? 0 : lyingIn(holders, line).length),
      }),
      refuseOne: (position, _seat, { line }, stick) =>
        line === undefined ? null : refuseEvenWithLightest(position, line, stick as Stick),
    },
  ),
  refuse(position, _seat, { line, sticks }) {
    if (line === undefined) return null;
    return refuseLine(position, line) ?? (sticks === undefined ? null : refuseSet(position, line, sticks));
  },
  enact(state, seat, { sticks }, tell) {
    const other = otherThan(seat);
    if (pebblesOf(state, other) > 0) {
      state.phase = { kind: 'answer', seat: other, sticks: [...sticks] };
      tell?.({ kind: 'reached', seat, sticks });
      return;
    }
    give(state, seat, sticks);
    tell?.({ kind: 'gathered', seat, sticks });
    endTurn(state, seat, tell);
  },
};

const refuseWeight = (sticks: readonly Stick[]): Refusal | null => {
  const sum = sumOf(sticks);
  return sum > HEAVIEST ? { code: 'too-heavy', sum, max: HEAVIEST } : null;
};

function refuseLine({ holders }: Position, line: Line): Refusal | null {
  const lightest = lyingIn(holders, line).slice(0, FEWEST_GATHERED);
  if (lightest.length < FEWEST_GATHERED) return { code: 'line-too-short', line };
  return refuseWeight(lightest) && { code: 'line-too-heavy', line };
}

/** A stick that is too heavy with the lightest of the others can be in no set. */
function refuseEvenWithLightest({ holders }: Position, line: Line, stick: Stick): Refusal | null {
  const others = lyingIn(holders, line).filter((other) => other !== stick);
  return refuseWeight([stick, ...others.slice(0, FEWEST_GATHERED - 1)]);
}

function refuseSet(position: Position, line: Line, sticks: readonly Stick[]): Refusal | null {
  if (sticks.length < FEWEST_GATHERED) return { code: 'too-few', min: FEWEST_GATHERED };
  if (sticks.length > MOST_GATHERED) return { code: 'too-many', max: MOST_GATHERED };
  if (sticks.some((stick, index) => stick <= (sticks[index - 1] ?? 0))) return { code: 'not-in-order' };
  for (const stick of sticks) {
    if (!isIn(line, stick)) return { code: 'out-of-line', stick, line };
    if (!isLying(position.holders, stick)) return { code: 'stick-gone', stick };
  }
  return refuseWeight(sticks);
}
