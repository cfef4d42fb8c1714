/** The moves of one decision as a search tries them out, and what follows each of them in the same turn. */
import { invariant } from '#engine/invariant.ts';
import type { Move } from '#games/urland/moves.ts';
import type { PromisingMove } from './options.ts';

export interface Branch {
  readonly move: Move;
  /** In points, at first sight. */
  readonly promise: number;
  visits: number;
  /** Of the chances to win that the play-outs came to. */
  sum: number;
  /** What comes next, best promise first; null until it is asked for. */
  next: readonly Branch[] | null;
}

export interface Selection {
  /** How many moves are looked at from the start, and how many more as thought goes on: this times the root of the visits. */
  readonly width: number;
  readonly widening: number;
  /** How eagerly less tried moves are tried again. */
  readonly curiosity: number;
  /** How much a promised point counts before it has been tried out, as a chance to win. */
  readonly trust: number;
}

export const branchesOf = (moves: readonly PromisingMove[]): Branch[] =>
  moves.map((option) => ({ ...option, visits: 0, sum: 0, next: null }));

export const meanOf = ({ sum, visits }: Branch): number => sum / visits;

/** UCB1 with a bias that fades: the best so far, the least tried, and at first what promised most. */
export function mostUrgent(branches: readonly Branch[], visits: number, selection: Selection): Branch {
  const open = Math.min(branches.length, Math.floor(selection.width + selection.widening * Math.sqrt(visits)));
  const wonder = selection.curiosity * Math.sqrt(Math.log(visits + 1));
  let found: Branch | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < open; index++) {
    const branch = branches[index] as Branch;
    if (branch.visits === 0) return branch;
    const bias = (selection.trust * branch.promise) / (branch.visits + 1);
    const urgency = meanOf(branch) + wonder / Math.sqrt(branch.visits) + bias;
    if (urgency > most) {
      most = urgency;
      found = branch;
    }
  }
  invariant(found !== undefined, 'a move to try');
  return found;
}
