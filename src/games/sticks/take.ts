/** One stick, whichever they like. */
import { inOrder } from '#engine/questions.ts';
import { isLying, rowOf, STICKS, type Stick } from './board.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { endTurn, give } from './turn.ts';

export const TAKE: Rule<MoveOf<'take'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'stick',
    of: 'stick',
    among: ({ holders }) => STICKS.filter((stick) => isLying(holders, stick)),
    groupOf: (stick) => rowOf(stick as Stick),
  }),
  refuse: ({ holders }, _seat, { stick }) =>
    stick === undefined || isLying(holders, stick) ? null : { code: 'stick-gone', stick },
  enact(state, seat, { stick }, tell) {
    give(state, seat, [stick]);
    tell?.({ kind: 'took', seat, stick });
    endTurn(state, seat, tell);
  },
};
