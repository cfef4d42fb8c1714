import type { Line, Stick } from './board.ts';

/** Why something can't be done: a code for the words, and what the words need. */
export type Refusal =
  | { code: 'malformed' }
  | { code: 'game-over' }
  | { code: 'not-your-decision' }
  | { code: 'not-now' }
  | { code: 'stick-gone'; stick: Stick }
  /** No line has sticks that may be gathered. */
  | { code: 'nothing-to-gather' }
  /** Fewer sticks lie in it than must be gathered. */
  | { code: 'line-too-short'; line: Line }
  /** Even its lightest sticks add up to more than may be gathered. */
  | { code: 'line-too-heavy'; line: Line }
  | { code: 'too-few'; min: number }
  | { code: 'too-many'; max: number }
  | { code: 'not-in-order' }
  | { code: 'out-of-line'; stick: Stick; line: Line }
  | { code: 'too-heavy'; sum: number; max: number };
