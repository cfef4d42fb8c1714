/** Decides when a search has thought enough. */
import { type Branch, meanOf, mostTried } from './branches.ts';

export interface Certainty {
  /** A lead of this many standard errors is beyond doubt. */
  readonly errors: number;
  /** A move that may still come within this much of the best, as a chance to win, deserves more tries. */
  readonly within: number;
}

/** Too few tries are left for any other move to be tried as often as the most tried one. */
export function isOutOfReach(branches: readonly Branch<unknown>[], left: number): boolean {
  let most = 0;
  let next = 0;
  for (const { visits } of branches) {
    if (visits > most) {
      next = most;
      most = visits;
    } else if (visits > next) next = visits;
  }
  return most - next > left;
}

/** The spread assumed before any try, and the number of tries that this assumption counts for. */
const SPREAD = 0.2;
const WEIGHT = 4;

/** The square of the mean's standard error. */
function uncertainty({ visits, sum, squares }: Branch<unknown>): number {
  const variance = (squares - (sum * sum) / visits + WEIGHT * SPREAD ** 2) / (visits + WEIGHT);
  return variance / visits;
}

/** Every move has been tried, and none is likely to come near the most tried one. */
export function isBeyondDoubt(branches: readonly Branch<unknown>[], { errors, within }: Certainty): boolean {
  const best = mostTried(branches);
  const isWorthATry = (other: Branch<unknown>): boolean =>
    other.visits === 0 ||
    meanOf(other) - meanOf(best) + errors * Math.sqrt(uncertainty(best) + uncertainty(other)) >= -within;
  return !branches.some((other) => other !== best && isWorthATry(other));
}
