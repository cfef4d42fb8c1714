/** Queens are taken counter-clockwise, from the right of the first player; the first player gets the last pair. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import type { QueenId } from './box.ts';
import type { Tell } from './events.ts';
import { nextToTakeQueen } from './layout.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { playerAt, type State } from './state.ts';

function takeQueen(state: State, seat: Seat, queen: QueenId, tell: Tell): void {
  const pair = state.pairs.find((each) => each.queen === queen);
  if (!pair) return;
  state.pairs = state.pairs.filter((each) => each !== pair);
  Object.assign(playerAt(state, seat), { queen, set: pair.set });
  tell?.({ kind: 'took-queen', seat, queen, set: pair.set });
}

export const QUEEN: Rule<MoveOf<'queen'>> = {
  next: inOrder({ kind: 'options', asks: 'queen', of: 'queen', among: ({ pairs }) => pairs.map(({ queen }) => queen) }),

  refuse: ({ pairs }, _seat, { queen }) =>
    queen === undefined || pairs.some((pair) => pair.queen === queen) ? null : { code: 'queen-taken' },

  enact(state, seat, { queen }, tell) {
    takeQueen(state, seat, queen, tell);
    state.turns += 1;
    const [last, ...others] = state.pairs;
    const next = nextToTakeQueen(state);
    if (last === undefined || next === null || others.length > 0) return;
    takeQueen(state, next, last.queen, tell);
    state.phase = 'setup';
    state.step = 'tiles';
  },
};
