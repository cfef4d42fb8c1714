/** Of a move from one place to another. */
export interface Way {
  from: string;
  to: string;
}
