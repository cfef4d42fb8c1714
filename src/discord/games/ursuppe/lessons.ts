/** The page of the rules for each question, and the pages for a newcomer when it first comes up. */
import type { MoveKind } from '#games/ursuppe/moves.ts';
import { KINDS_IN, MOVE_KINDS } from '#games/ursuppe/rules.ts';
import type { Phase } from '#games/ursuppe/state.ts';
import type { RuleId } from '#i18n/ursuppe/rules.ts';
import type { AtQuestion } from './seat-context.ts';

const PAGE_IN: { readonly [P in Phase]: RuleId } = {
  card: 'game',
  order: 'game',
  start: 'setup',
  place: 'setup',
  move: 'move',
  roll: 'move',
  go: 'move',
  cling: 'cling',
  again: 'move',
  feed: 'feed',
  react: 'attack',
  fight: 'attack',
  defect: 'defects',
  genes: 'genes',
  divide: 'division',
  aggression: 'attack',
  over: 'end',
};

const ATTACKS: readonly MoveKind[] = ['struggle', 'aggress'];

export function pageAt({ step: { draft }, view }: AtQuestion): RuleId {
  if (draft.gene !== undefined) return draft.gene;
  return draft.kind !== undefined && ATTACKS.includes(draft.kind) ? 'attack' : PAGE_IN[view.phase];
}

/** What a page explains: all that can be done in its phases. */
const explainedBy = (page: RuleId): readonly MoveKind[] =>
  MOVE_KINDS.filter((kind) =>
    (Object.keys(PAGE_IN) as Phase[]).some((phase) => PAGE_IN[phase] === page && KINDS_IN[phase].includes(kind)),
  );

/** A page is shown until something that it explains has been done; the first question also tells what the game is. */
export function lessonsAt(at: AtQuestion, tried: readonly string[]): RuleId[] {
  const page = pageAt(at);
  const isKnown = explainedBy(page).some((kind) => tried.includes(kind));
  if (isKnown) return [];
  return tried.length === 0 ? ['game', page] : [page];
}
