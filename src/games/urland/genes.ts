/**
 * The eleven gene cards, one of each. Optional genes add an action; automatic genes change a rule, whether their owner
 * wants it or not.
 */
export const GENES = [
  'assimilation',
  'legs',
  'care',
  'egg',
  'wings',
  'muscles',
  'ears',
  'stink',
  'turbo',
  'warm',
  'teeth',
] as const;
export type Gene = (typeof GENES)[number];

export const AUTOMATIC_GENES: readonly Gene[] = ['care', 'muscles', 'ears', 'warm'];

export const NOT_WITH_THREE: readonly Gene[] = ['stink', 'muscles'];

export const genesFor = (seats: number): readonly Gene[] =>
  seats === 3 ? GENES.filter((gene) => !NOT_WITH_THREE.includes(gene)) : GENES;
