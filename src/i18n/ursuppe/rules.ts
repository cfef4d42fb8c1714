/** The rules as a book of pages: topics, genes and rulings, each by its id. */
import { basesOf, cardsOf, GENES, type Gene, isAdvanced, mutationPoints, priceOf } from '#games/ursuppe/genes.ts';
import { entriesOf, type RuleEntry } from '../rule-entries.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;

type TopicId = keyof Say['rules']['topics'];
export type RulingId = keyof Say['rules']['rulings'];
export type RuleId = TopicId | RulingId | Gene;

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

const geneEntry = (gene: Gene, say: Say): RuleEntry<Gene> => ({
  id: gene,
  kind: 'term',
  title: say.genes[gene].name,
  text: geneText(gene, say),
});

export function ruleEntries(say: Say): RuleEntry<RuleId>[] {
  const { topics, rulings } = say.rules;
  const genes = GENES.map((gene) => geneEntry(gene, say));
  return [...entriesOf('topic', topics), ...genes, ...entriesOf('ruling', rulings)];
}
