/** Victory points by source, in the order of a record. */
export interface Scores {
  stars: number;
  swarming: number;
  cards: number;
  enemies: number;
  objects: number;
  production: number;
  ants: number;
  stones: number;
  /** Negative or 0. */
  store: number;
  total: number;
}
