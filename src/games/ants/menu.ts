/** The choice tree of this game. */
import { questionsMenu } from '#engine/questions-menu.ts';
import type { Move } from './moves.ts';
import { refuseSeat } from './play.ts';
import type { Refusal } from './refusals.ts';
import { kindsIn, ruleOf } from './rules.ts';
import type { Position } from './state.ts';

export const { menu: menuOf, answers: answersOf } = questionsMenu<Move, Position, Refusal>({
  kindsIn,
  ruleOf,
  refuseSeat,
  noAnswer: (kind, reasons) => reasons[0] ?? { code: 'no-target', kind },
  kindsAre: 'action',
  malformed: { code: 'malformed' },
});
