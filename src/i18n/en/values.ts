/** What many sentences are given. */
export interface Named {
  name: string;
}

export interface Counted {
  count: number;
}

export interface Opening {
  /** What opens a table: a command in backticks, or several joined by *or*. */
  open: string;
}
