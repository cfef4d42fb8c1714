/** Values that many sentences need. */
export interface Named {
  name: string;
}

export interface Counted {
  count: number;
}

export interface Opening {
  /** The command that opens a table, in backticks; several are joined by *or*. */
  open: string;
}
