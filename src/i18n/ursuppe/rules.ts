/** The rules as a book of pages: topics, genes and rulings, each by its id. */
import { basesOf, cardsOf, GENES, type Gene, isAdvanced, mutationPoints, priceOf } from '#games/ursuppe/genes.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;

type TopicId = keyof Say['rules']['topics'];
export type RulingId = keyof Say['rules']['rulings'];
export type RuleId = TopicId | RulingId | Gene;

export interface RuleEntry {
  readonly id: RuleId;
  readonly kind: 'topic' | 'term' | 'ruling';
  readonly title: string;
  readonly text: string;
}

function geneText(gene: Gene, { rules, genes }: Say): string {
  const card = rules.card({
    price: priceOf(gene),
    points: mutationPoints(gene),
    three: cardsOf(gene, 3),
    four: cardsOf(gene, 4),
  });
  const advanced = isAdvanced(gene) ? [rules.advanced({ bases: basesOf(gene) })] : [];
  return [genes[gene].text, ...advanced, card].join('\n');
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
