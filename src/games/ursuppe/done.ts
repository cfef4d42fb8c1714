/** The end of a turn in Phase 3 or 4. */
import { NOTHING_ASKED } from '#engine/questions.ts';
import { NO_GENES } from './genes.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { nextInPhase } from './turns.ts';

export const DONE: Rule<MoveOf<'done'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact(state) {
    state.bought = NO_GENES;
    nextInPhase(state);
  },
};
