/** One way from the decision to be made into the tree of what may follow. */
import type { Seat } from '#engine/seat.ts';
import type { Move } from '#games/urland/moves.ts';
import { type Branch, branchesOf, learn, mostUrgent, type Selection } from './branches.ts';
import { promisingMoves } from './options.ts';
import type { Guide } from './play-out.ts';
import { type Sight, sightIn } from './sight.ts';
import { type Thumb, weighingFor } from './thumb.ts';

export interface Growth extends Selection {
  readonly thumb: Thumb;
  /** A decision met this often is thought about, and no longer left to rules of thumb. */
  readonly ripe: number;
}

export interface Walk {
  readonly steps: { readonly branch: Branch; readonly seat: Seat }[];
  /** The last move of the tree; null when the way has left it. */
  at: Branch | null;
}

export const branchesFor = (sight: Sight, seat: Seat, growth: Growth): Branch[] =>
  branchesOf(promisingMoves(sight, weighingFor(sight, seat, growth.thumb)), growth);

export function take(walk: Walk, seat: Seat, branch: Branch): Move {
  walk.steps.push({ branch, seat });
  walk.at = branch;
  return branch.move;
}

/**
 * Everybody's actions are open, so what may follow them is the same in every world: the tree is shared by all of them.
 * It ends with the turn's last action. Secret choices are left to rules of thumb.
 */
export const guideFor =
  (walk: Walk, growth: Growth): Guide =>
  (state, seat) => {
    if (walk.at === null) return null;
    walk.at.next ??= { met: 0, branches: null };
    const junction = walk.at.next;
    if (state.phase.kind !== 'actions' || junction.met++ < growth.ripe) {
      walk.at = null;
      return null;
    }
    junction.branches ??= branchesFor(sightIn(state, seat), seat, growth);
    return take(walk, seat, mostUrgent(junction.branches, growth));
  };

export function learnFrom({ steps }: Walk, chances: readonly number[]): void {
  for (const { branch, seat } of steps) learn(branch, chances[seat] ?? 0);
}
