/** The rules as a book of pages: topics, genes and rulings, each by its id. */
import { AUTOMATIC_GENES, GENES, type Gene, NOT_WITH_THREE } from '#games/urland/genes.ts';
import { entriesOf, type RuleEntry } from '../rule-entries.ts';
import type { UrlandWords } from './words.ts';

type Say = UrlandWords;

type TopicId = keyof Say['rules']['topics'];
export type RulingId = keyof Say['rules']['rulings'];
export type RuleId = TopicId | RulingId | Gene;

function geneText(gene: Gene, { rules }: Say): string {
  const manner = AUTOMATIC_GENES.includes(gene) ? rules.automatic : rules.optional;
  const absence = NOT_WITH_THREE.includes(gene) ? [rules.notWithThree] : [];
  return [rules.genes[gene], manner, ...absence].join('\n');
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
