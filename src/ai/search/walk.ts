/** One path from the decision into the tree of what may follow. */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { type Branch, branchesOf, junctionAfter, learn, mostUrgent, type Selection } from './branches.ts';
import type { Guide } from './play-out.ts';
import type { Policy } from './policy.ts';

export interface Growth extends Selection {
  /** A decision reached this often becomes part of the tree, instead of being left to rules of thumb. */
  readonly ripe: number;
}

export interface Walk<Move> {
  readonly steps: { readonly branch: Branch<Move>; readonly seat: Seat }[];
  /** The last move within the tree; null once the path has left it. */
  at: Branch<Move> | null;
}

export function take<Move>(walk: Walk<Move>, seat: Seat, branch: Branch<Move>): Move {
  walk.steps.push({ branch, seat });
  walk.at = branch;
  return branch.move;
}

/**
 * All worlds share the tree, as long as the decider sees the same in them. The tree ends at the first decision without
 * a key: secret choices are left to rules of thumb.
 */
export const guideFor =
  <T extends GameTypes>(walk: Walk<T['move']>, policy: Policy<T>, growth: Growth, whim: Dice): Guide<T> =>
  (world, seat) => {
    if (walk.at === null) return null;
    const key = policy.junctionAt(world, seat);
    const junction = key === null ? null : junctionAfter(walk.at, key);
    if (junction === null || junction.met++ < growth.ripe) {
      walk.at = null;
      return null;
    }
    junction.branches ??= branchesOf(policy.candidatesIn(world, seat, whim), growth);
    return take(walk, seat, mostUrgent(junction.branches, growth));
  };

export function learnFrom({ steps }: Walk<unknown>, chances: readonly number[]): void {
  for (const { branch, seat } of steps) learn(branch, chances[seat] ?? 0);
}
