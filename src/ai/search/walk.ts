/** One way from the decision to be made into the tree of what may follow. */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { type Branch, branchesOf, junctionAfter, learn, mostUrgent, type Selection } from './branches.ts';
import type { Guide } from './play-out.ts';
import type { Policy } from './policy.ts';

export interface Growth extends Selection {
  /** A decision met this often is thought about, and no longer left to rules of thumb. */
  readonly ripe: number;
}

export interface Walk<Move> {
  readonly steps: { readonly branch: Branch<Move>; readonly seat: Seat }[];
  /** The last move of the tree; null when the way has left it. */
  at: Branch<Move> | null;
}

export function take<Move>(walk: Walk<Move>, seat: Seat, branch: Branch<Move>): Move {
  walk.steps.push({ branch, seat });
  walk.at = branch;
  return branch.move;
}

/**
 * The tree is shared by all worlds, as long as whoever decides sees the same in them. It ends with the first decision that
 * the policy has no key for: secret choices are left to rules of thumb.
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
