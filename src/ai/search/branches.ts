/** The moves of one decision as a search tries them out. */
import { invariant } from '#engine/invariant.ts';
import type { PromisingMove } from './policy.ts';

export interface Branch<Move> {
  readonly move: Move;
  /** How likely it is the best at first sight; those of one decision make one. */
  readonly prior: number;
  visits: number;
  /** Of the chances to win that the play-outs came to, for whoever decides. */
  sum: number;
  /** Of their squares. */
  squares: number;
  /** The decision that followed it first; null: none was met yet. */
  next: Junction<Move> | null;
}

/** A decision in the tree: the moves are listed once it has been met often enough. */
export interface Junction<Move> {
  /** Names it among those that may follow the same move (`Policy.junctionAt`). */
  readonly key: string;
  met: number;
  branches: readonly Branch<Move>[] | null;
  /** Decisions with other keys that followed the same move; where all is open, there are none. */
  others: Map<string, Junction<Move>> | null;
}

export interface Selection {
  /** How eagerly less tried moves are tried again. */
  readonly curiosity: number;
  /** So much more promised makes a move e times as likely to be the best. */
  readonly doubt: number;
  /** What share of the priors is the same for every move, whatever it promises. */
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

/** The decision that has this key, after this move. */
export function junctionAfter<Move>(branch: Branch<Move>, key: string): Junction<Move> {
  branch.next ??= unmet(key);
  const { next } = branch;
  if (next.key === key) return next;
  next.others ??= new Map();
  const other = next.others.get(key) ?? unmet(key);
  next.others.set(key, other);
  return other;
}

const unmet = <Move>(key: string): Junction<Move> => ({ key, met: 0, branches: null, others: null });

export function learn(branch: Branch<unknown>, chance: number): void {
  branch.visits++;
  branch.sum += chance;
  branch.squares += chance * chance;
}

export const meanOf = ({ sum, visits }: Branch<unknown>): number => sum / visits;

/** PUCT: the best so far, and what is less tried than its prior deserves. What was never tried counts as the average. */
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

/** The first of them, if there are several. */
export const mostTried = <Move>(branches: readonly Branch<Move>[]): Branch<Move> =>
  branches.reduce((most, next) => (next.visits > most.visits ? next : most));
