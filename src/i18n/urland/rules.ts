/** The rules as a book of pages: topics, genes and rulings, each by its id. */
import { AUTOMATIC_GENES, GENES, type Gene, NOT_WITH_THREE } from '#games/urland/genes.ts';
import type { UrlandWords } from './words.ts';

type Say = UrlandWords;

type TopicId = keyof Say['rules']['topics'];
export type RulingId = keyof Say['rules']['rulings'];
export type RuleId = TopicId | RulingId | Gene;

export interface RuleEntry {
  readonly id: RuleId;
  readonly kind: 'topic' | 'term' | 'ruling';
  readonly title: string;
  readonly text: string;
}

function geneText(gene: Gene, { rules }: Say): string {
  const manner = AUTOMATIC_GENES.includes(gene) ? rules.automatic : rules.optional;
  const absence = NOT_WITH_THREE.includes(gene) ? [rules.notWithThree] : [];
  return [rules.genes[gene], manner, ...absence].join('\n');
}

export function ruleEntries(say: Say): RuleEntry[] {
  const { topics, rulings } = say.rules;
  const ids = <T extends object>(entries: T) => Object.keys(entries) as (keyof T)[];
  return [
    ...ids(topics).map((id) => ({ id, kind: 'topic' as const, ...topics[id] })),
    ...GENES.map((gene) => ({
      id: gene,
      kind: 'term' as const,
      title: say.genes[gene].name,
      text: geneText(gene, say),
    })),
    ...ids(rulings).map((id) => ({ id, kind: 'ruling' as const, ...rulings[id] })),
  ];
}
