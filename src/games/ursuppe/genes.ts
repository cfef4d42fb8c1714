/** The gene cards. The order of this table is the order of genes everywhere. */

export const GENES = [
  'intelligence',
  'movement1',
  'spores',
  'speed',
  'defense',
  'escape',
  'substitution',
  'ray',
  'streamline',
  'tentacle',
  'holding',
  'life',
  'frugality',
  'struggle',
  'parasitism',
  'division',
  'persistence',
  'movement2',
  'aggression',
  'armour',
] as const;
export type Gene = (typeof GENES)[number];

interface GeneCard {
  readonly price: number;
  /** Mutation points. */
  readonly mp: number;
  /** How many cards there are with three and with four players. */
  readonly cards: readonly [three: number, four: number];
}

const card = (price: number, mp: number, three: number, four: number): GeneCard => ({
  price,
  mp,
  cards: [three, four],
});

const CARDS: { readonly [G in Gene]: GeneCard } = {
  intelligence: card(2, 3, 1, 2),
  movement1: card(3, 2, 2, 2),
  spores: card(3, 3, 1, 1),
  speed: card(4, 3, 1, 2),
  defense: card(4, 4, 1, 1),
  escape: card(4, 4, 1, 2),
  substitution: card(4, 4, 1, 1),
  ray: card(5, -2, 1, 2),
  streamline: card(5, 4, 1, 1),
  tentacle: card(5, 4, 1, 2),
  holding: card(5, 4, 1, 1),
  life: card(5, 5, 1, 2),
  frugality: card(6, 5, 0, 1),
  struggle: card(6, 4, 2, 2),
  parasitism: card(6, 5, 0, 1),
  division: card(6, 5, 1, 2),
  persistence: card(4, 4, 1, 1),
  movement2: card(5, 5, 1, 2),
  aggression: card(5, 5, 1, 1),
  armour: card(6, 6, 1, 1),
};

export const priceOf = (gene: Gene): number => CARDS[gene].price;
export const mutationPoints = (gene: Gene): number => CARDS[gene].mp;
export const cardsOf = (gene: Gene, seats: number): number => CARDS[gene].cards[seats === 3 ? 0 : 1];
/** The kinds that there are with so many players. */
export const genesInGame = (seats: number): readonly Gene[] => GENES.filter((gene) => cardsOf(gene, seats) > 0);

/** Ray Protection counts 4 against a defect when it is given back, every other gene its mutation points. */
const RAY_GIVEN = 4;
export const defectValue = (gene: Gene): number => (gene === 'ray' ? RAY_GIVEN : mutationPoints(gene));

/** For an advanced gene, the basic genes of which one is given back. */
const ADVANCED = {
  persistence: ['speed'],
  movement2: ['movement1'],
  aggression: ['struggle'],
  armour: ['defense', 'escape'],
} as const satisfies Partial<Record<Gene, readonly Gene[]>>;

export type AdvancedGene = keyof typeof ADVANCED;
export type ArmoursBasis = (typeof ADVANCED)['armour'][number];

export const isAdvanced = (gene: Gene): gene is AdvancedGene => gene in ADVANCED;
export const basesOf = (gene: AdvancedGene): readonly Gene[] => ADVANCED[gene];
export const ADVANCED_GENES = Object.keys(ADVANCED) as readonly AdvancedGene[];

/** Some genes as one number: the bit of each is its place in the table. */
export type GeneSet = number;

export const NO_GENES: GeneSet = 0;

const BIT = Object.fromEntries(GENES.map((gene, index) => [gene, 1 << index])) as {
  readonly [G in Gene]: number;
};
export const PLACE = Object.fromEntries(GENES.map((gene, index) => [gene, index])) as { readonly [G in Gene]: number };

export const holds = (set: GeneSet, gene: Gene): boolean => (set & BIT[gene]) !== 0;
export const withGene = (set: GeneSet, gene: Gene): GeneSet => set | BIT[gene];
export const withoutGene = (set: GeneSet, gene: Gene): GeneSet => set & ~BIT[gene];

/** In the table's order. */
export function genesIn(set: GeneSet): Gene[] {
  const genes: Gene[] = [];
  for (const gene of GENES) if (holds(set, gene)) genes.push(gene);
  return genes;
}

/** A number for each gene, in the table's order. */
export const byGene = (numberOf: (gene: Gene) => number): readonly number[] => GENES.map(numberOf);

/** What such numbers come to over a set. */
export function sumOver(set: GeneSet, numbers: readonly number[]): number {
  let sum = 0;
  for (let rest = set, place = 0; rest !== 0; rest >>>= 1, place++) if (rest & 1) sum += numbers[place] ?? 0;
  return sum;
}

export const CHEAPEST = Math.min(...byGene(priceOf));
