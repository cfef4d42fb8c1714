/** Answers that have nothing of their own: choosing an alternative, and passing. */
import { inOrder, NOTHING_ASKED } from '#engine/questions.ts';
import { askedOperation, popTask, replaceTask } from './agenda.ts';
import { alternatives, isOptional } from './asking.ts';
import type { MoveOf } from './moves.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { doAll } from './tasks.ts';

export const CHOOSE: Rule<MoveOf<'choose'>> = {
  next: inOrder({ kind: 'options', asks: 'choice', of: 'alternative', among: alternatives }),

  refuse: (position, _seat, { choice }) =>
    choice === undefined || alternatives(position).includes(choice) ? null : NO_SUCH,

  enact(state, _seat, { choice }) {
    const asked = askedOperation(state);
    const chosen = asked?.op.op === 'or' ? (asked.op.of[choice - 1] ?? []) : [];
    replaceTask(state, ...doAll(chosen, asked?.source));
  },
};

/** On an optional task alone. */
export const PASS: Rule<MoveOf<'pass'>> = {
  next: NOTHING_ASKED,
  refuse: (position) => (isOptional(position) ? null : { code: 'must-answer' }),
  enact: popTask,
};
