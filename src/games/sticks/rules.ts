/** Every kind of move, by its name, and the phase it belongs to. */
import { ALLOW, BLOCK } from './answer.ts';
import { GATHER } from './gather.ts';
import type { Move, MoveKind, MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import type { Phase } from './state.ts';
import { TAKE } from './take.ts';

const RULES: { readonly [K in MoveKind]: Rule<MoveOf<K>> } = {
  take: TAKE,
  gather: GATHER,
  block: BLOCK,
  allow: ALLOW,
};

/** The rule of a kind known only at run time: its questions and drafts are then those of some move. */
export const ruleOf = (kind: MoveKind): Rule<Move> => RULES[kind] as Rule<Move>;

export const MOVE_KINDS = Object.keys(RULES) as MoveKind[];

/** What seats decide in each phase, in the order it is offered. */
export const KINDS_IN: { readonly [P in Phase['kind']]: readonly MoveKind[] } = {
  begin: [],
  turn: ['take', 'gather'],
  answer: ['block', 'allow'],
  over: [],
};
