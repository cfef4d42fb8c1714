/** The rules as a book that is opened at an entry. */
import { entriesOf, type RuleEntry } from '../rule-entries.ts';
import type { SticksWords } from './words.ts';

export type RuleId = keyof SticksWords['rules'];

export const ruleEntries = ({ rules }: SticksWords): RuleEntry<RuleId>[] => entriesOf('topic', rules);
