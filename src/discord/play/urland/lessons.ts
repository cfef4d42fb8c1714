/** Which page of the rules belongs to a question, and what a newcomer is told when it first comes up. */
import type { MoveKind } from '#games/urland/moves.ts';
import { ACTION_KINDS } from '#games/urland/rules.ts';
import type { RuleId } from '#i18n/urland/rules.ts';
import type { At } from '../guide.ts';
import { underWay, viewOf } from './asked.ts';

const RULE_OF: { readonly [K in MoveKind]: RuleId } = {
  land: 'land',
  breed: 'breed',
  swim: 'swim',
  retreat: 'retreat',
  assimilate: 'assimilation',
  cross: 'legs',
  egg: 'egg',
  fly: 'wings',
  stink: 'stink',
  bite: 'teeth',
  extra: 'extra',
  done: 'ichto',
  score: 'environment',
  panic: 'panic',
  flee: 'ears',
  dive: 'ears',
  bid: 'mutation',
  buy: 'mutation',
  decline: 'mutation',
};

export function ruleAt(at: At): RuleId {
  const move = underWay(at);
  if (move !== null) return RULE_OF[move.kind];
  const { phase } = viewOf(at);
  if (phase.kind === 'buy') return 'mutation';
  return phase.kind === 'actions' && phase.left === 0 ? 'extra' : 'ichto';
}

/** A role is explained until it has been played once, a kind of move until it has been made once. */
export function lessonsAt(at: At, made: readonly string[]): RuleId[] {
  const move = underWay(at);
  const { phase } = viewOf(at);
  if (move !== null) return move.answers.length > 0 || made.includes(move.kind) ? [] : [RULE_OF[move.kind]];
  if (phase.kind !== 'actions') return made.includes('buy') || made.includes('decline') ? [] : ['mutation'];
  if (phase.left === 0) return made.includes('extra') ? [] : ['extra'];
  return ACTION_KINDS.some((kind) => made.includes(kind)) ? [] : ['ichto'];
}
