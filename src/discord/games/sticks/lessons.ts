/** Which page of the rules belongs to a question, and what a newcomer is told when it first comes up. */
import type { MoveKind } from '#games/sticks/moves.ts';
import { MOVE_KINDS } from '#games/sticks/rules.ts';
import type { RuleId } from '#i18n/sticks/rules.ts';
import type { AtQuestion } from './seat-context.ts';

const PAGE_OF: { readonly [K in MoveKind]: RuleId } = {
  take: 'take',
  gather: 'gather',
  block: 'answer',
  allow: 'answer',
};

export function pageAt({ step: { draft }, view: { phase } }: AtQuestion): RuleId {
  if (draft.kind !== undefined) return PAGE_OF[draft.kind];
  return phase.kind === 'answer' ? 'answer' : 'game';
}

/** A page is shown until something that it explains has been done; the first page, until anything has. */
export function lessonsAt(at: AtQuestion, tried: readonly string[]): RuleId[] {
  const page = pageAt(at);
  const explained = MOVE_KINDS.filter((kind) => page === 'game' || PAGE_OF[kind] === page);
  return explained.some((kind) => tried.includes(kind)) ? [] : [page];
}
