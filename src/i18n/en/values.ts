/** What many sentences are given. */
export interface Named {
  name: string;
}

export interface Counted {
  count: number;
}
