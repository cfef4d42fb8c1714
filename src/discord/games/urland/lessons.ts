/** The page of the rules for each question, and the pages for a newcomer when it first comes up. */
import type { MoveKind } from '#games/urland/moves.ts';
import { ACTION_KINDS, MOVE_KINDS } from '#games/urland/rules.ts';
import type { RuleId } from '#i18n/urland/rules.ts';
import { type AtQuestion, underWay } from './seat-context.ts';

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

export function ruleAt(at: AtQuestion): RuleId {
  const move = underWay(at);
  if (move !== null) return RULE_OF[move.kind];
  const { phase } = at.view;
  if (phase.kind === 'buy') return 'mutation';
  return phase.kind === 'actions' && phase.left === 0 ? 'extra' : 'ichto';
}

/** A page is shown until the player has done something that it explains: bids and purchases share a page. */
const isRead = (page: RuleId, tried: readonly string[]): boolean =>
  MOVE_KINDS.some((kind) => RULE_OF[kind] === page && tried.includes(kind));

const unlessRead = (page: RuleId, tried: readonly string[]): RuleId[] => (isRead(page, tried) ? [] : [page]);

/** A role is explained until it has been played once, a kind of move until it has been tried once. */
export function lessonsAt(at: AtQuestion, tried: readonly string[]): RuleId[] {
  const move = underWay(at);
  const { phase } = at.view;
  // The page was shown with the question whether to buy at all.
  if (move !== null && phase.kind === 'buy' && phase.sold > 0) return [];
  if (move !== null) return unlessRead(RULE_OF[move.kind], tried);
  if (phase.kind !== 'actions') return unlessRead('mutation', tried);
  if (phase.left === 0) return unlessRead('extra', tried);
  return ACTION_KINDS.some((kind) => tried.includes(kind)) ? [] : ['ichto'];
}
