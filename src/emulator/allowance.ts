/** So many in so many milliseconds. */
export interface Allowance {
  readonly limit: number;
  readonly per: number;
}
