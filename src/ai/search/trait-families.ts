/** Numbers for the traits of a judge that learns. Every trait has its own number, family by family. */

export interface Family {
  readonly first: number;
  readonly size: number;
}

/** Hands out numbers, from 0. */
export interface Numbering {
  family(size: number): Family;
  /** How many numbers there are so far. */
  count(): number;
}

export function numbering(): Numbering {
  let free = 0;
  return {
    family(size) {
      const first = free;
      free += size;
      return { first, size };
    },
    count: () => free,
  };
}

/** The trait for this value; a value beyond the family's range counts as its end. */
export const traitOf = ({ first, size }: Family, value: number): number =>
  first + (value <= 0 ? 0 : value >= size ? size - 1 : value);
