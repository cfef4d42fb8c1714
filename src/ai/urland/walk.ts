/** One way from the decision to be made into the tree of what may follow. */
import type { Seat } from '#engine/seat.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import { type Branch, branchesOf, type Junction, learn, mostUrgent, type Selection } from './branches.ts';
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
  /** Since then nothing has happened that the tree does not know of. */
  isDirect: boolean;
}

export const branchesFor = (sight: Sight, seat: Seat, growth: Growth): Branch[] =>
  branchesOf(promisingMoves(sight, weighingFor(sight, seat, growth.thumb)), growth);

export function take(walk: Walk, seat: Seat, branch: Branch): Move {
  walk.steps.push({ branch, seat });
  walk.at = branch;
  walk.isDirect = true;
  return branch.move;
}

/**
 * Everybody's actions are open, so what may follow them is the same in every world, as long as the same has been seen:
 * the tree is shared by all of them. Secret choices are left to rules of thumb.
 */
export const guideFor =
  (walk: Walk, growth: Growth): Guide =>
  (state, seat) => {
    if (walk.at === null) return null;
    if (state.phase.kind !== 'actions') {
      walk.isDirect = false;
      return null;
    }
    const junction = junctionAfter(walk.at, walk.isDirect ? DIRECT : seenIn(state));
    if (junction.met++ < growth.ripe) {
      walk.at = null;
      return null;
    }
    junction.branches ??= branchesFor(sightIn(state, seat), seat, growth);
    return take(walk, seat, mostUrgent(junction.branches, growth));
  };

const DIRECT = '';

/** All that decides which actions there are. */
const seenIn = ({ phase, ichtos, extraTurns, genes, scored, erupted }: State): string =>
  `${phase.kind === 'actions' ? phase.seat : ''}|${ichtos}|${extraTurns}|${genes.join(';')}|${scored}|${erupted}`;

function junctionAfter(branch: Branch, seen: string): Junction {
  branch.next ??= new Map();
  const known = branch.next.get(seen);
  if (known) return known;
  const fresh: Junction = { met: 0, branches: null };
  branch.next.set(seen, fresh);
  return fresh;
}

export function learnFrom({ steps }: Walk, chances: readonly number[]): void {
  for (const { branch, seat } of steps) learn(branch, chances[seat] ?? 0);
}
