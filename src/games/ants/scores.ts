/** Where victory points come from, in the order of a record. */
export const SCORE_SOURCES = [
  'stars',
  'swarming',
  'cards',
  'enemies',
  'objects',
  'production',
  'ants',
  'stones',
  'store',
] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

/** `store`: negative or 0. */
export type Scores = Record<ScoreSource | 'total', number>;
