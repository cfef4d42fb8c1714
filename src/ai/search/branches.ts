/** The moves of one decision, with the results of trying them. */
import { invariant } from '#engine/invariant.ts';
import type { PromisingMove } from './policy.ts';

export interface Branch<Move> {
  readonly move: Move;
  /** The prior chance that this move is the best; the priors of one decision sum to 1. */
  readonly prior: number;
  visits: number;
  /** The sum of the decider's chances to win over all play-outs. */
  sum: number;
  /** The sum of their squares. */
  squares: number;
  /** The decision that followed this move first; null before any was reached. */
  next: Junction<Move> | null;
}

/** A decision in the tree: its moves are listed once it has been reached often enough. */
export interface Junction<Move> {
  /** Distinguishes the decisions that may follow the same move (`Policy.junctionAt`). */
  readonly key: string;
  met: number;
  branches: readonly Branch<Move>[] | null;
  /** Decisions with other keys after the same move; none where everything is open. */
  others: Map<string, Junction<Move>> | null;
}

export interface Selection {
  /** How eagerly less tried moves are explored. */
  readonly curiosity: number;
  /** A promise that is higher by this much makes a move e times as likely to be the best. */
  readonly doubt: number;
  /** The share of the priors that is spread evenly over all moves. */
  readonly openness: number;
}

export const unexplored = <Move>(move: Move, prior: number): Branch<Move> => ({
  move,
  prior,
  visits: 0,
  sum: 0,
  squares: 0,
  next: null,
});

/** Best promise first. */
export function branchesOf<Move>(
  moves: readonly PromisingMove<Move>[],
  { doubt, openness }: Selection,
): Branch<Move>[] {
  const top = moves[0]?.promise ?? 0;
  const weights = moves.map(({ promise }) => Math.exp((promise - top) / doubt));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return moves.map(({ move }, index) => {
    const prior = ((1 - openness) * (weights[index] ?? 0)) / total + openness / moves.length;
    return unexplored(move, prior);
  });
}

/** The decision with this key after this move. */
export function junctionAfter<Move>(branch: Branch<Move>, key: string): Junction<Move> {
  branch.next ??= unmet(key);
  const { next } = branch;
  if (next.key === key) return next;
  next.others ??= new Map();
  const other = next.others.get(key) ?? unmet(key);
  next.others.set(key, other);
  return other;
}

/** The decision with this key after this move; null if none was reached. */
export const knownAfter = <Move>({ next }: Branch<Move>, key: string): Junction<Move> | null =>
  next?.key === key ? next : (next?.others?.get(key) ?? null);

const unmet = <Move>(key: string): Junction<Move> => ({ key, met: 0, branches: null, others: null });

export function learn(branch: Branch<unknown>, chance: number): void {
  branch.visits++;
  branch.sum += chance;
  branch.squares += chance * chance;
}

export const meanOf = ({ sum, visits }: Branch<unknown>): number => sum / visits;

/**
 * PUCT: prefers the best move so far and moves tried less than their prior deserves. An untried move counts as average.
 */
export function mostUrgent<Move>(branches: readonly Branch<Move>[], { curiosity }: Selection): Branch<Move> {
  let visits = 0;
  let sum = 0;
  for (const branch of branches) {
    visits += branch.visits;
    sum += branch.sum;
  }
  const average = visits > 0 ? sum / visits : 0;
  const wonder = curiosity * Math.sqrt(visits + 1);
  let found: Branch<Move> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const value = branch.visits > 0 ? meanOf(branch) : average;
    const urgency = value + (wonder * branch.prior) / (branch.visits + 1);
    if (urgency > most) {
      most = urgency;
      found = branch;
    }
  }
  invariant(found !== undefined, 'a move to try');
  return found;
}

/** Of several, the first. */
export const mostTried = <Move>(branches: readonly Branch<Move>[]): Branch<Move> =>
  branches.reduce((most, next) => (next.visits > most.visits ? next : most));
