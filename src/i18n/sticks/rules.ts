/** The rules as a book that is opened at an entry. */
import type { SticksWords } from './words.ts';

export type RuleId = keyof SticksWords['rules'];

export interface RuleEntry {
  readonly id: RuleId;
  readonly kind: 'topic';
  readonly title: string;
  readonly text: string;
}

export const ruleEntries = ({ rules }: SticksWords): RuleEntry[] =>
  (Object.keys(rules) as RuleId[]).map((id) => ({ id, kind: 'topic', ...rules[id] }));
