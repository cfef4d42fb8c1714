/** Searches: plays every promising move on in many worlds that its seat can't tell from the real one. */
import { type Dice, seededDice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/index.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import type { Choice, ComputerLevel, Thought } from '../player.ts';
import { type Branch, branchesOf, meanOf, mostUrgent, type Selection } from './branches.ts';
import { imagine } from './imagination.ts';
import { emptyOdds } from './odds.ts';
import { promisingMoves } from './options.ts';
import { type PlayOut, playOut } from './play-out.ts';
import { reasonFor } from './reason.ts';
import { type Sight, sightIn, sightOf } from './sight.ts';
import { STEADY_THUMB } from './steady.ts';
import { type Thumb, weighingFor } from './thumb.ts';

export interface SearchPlan extends PlayOut, Selection {
  /** A move tried this often is followed by a choice among one's own next ones, and no longer by rules of thumb. */
  readonly ripe: number;
}

export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, care: 'quick', noise: 0.3 };

export const PLAN: SearchPlan = {
  thumb: QUICK_THUMB,
  scales: QUICK_THUMB.scales,
  spread: { atFinish: 1.5, perSpace: 0.15 },
  turns: 3,
  width: 6,
  widening: 0.5,
  curiosity: 0.15,
  trust: 0.05,
  ripe: 4,
};

export const strongWith = (plan: SearchPlan): ComputerLevel<Urland> => ({
  think: (view, seat, dice) => searchFor(view, seat, dice, plan),
});

export const STRONG = strongWith(PLAN);

/** The n-th world is the same for every move, luck and all, so that moves are compared under the same circumstances. */
interface World {
  readonly state: State;
  readonly luck: number;
}

interface Search {
  readonly view: View;
  readonly seat: Seat;
  readonly dice: Dice;
  readonly plan: SearchPlan;
  readonly branches: readonly Branch[];
  readonly worlds: World[];
  iterations: number;
}

function searchFor(view: View, seat: Seat, dice: Dice, plan: SearchPlan): Thought<Move> {
  const branches = branchesFor(sightOf(view), seat, plan);
  const search: Search = { view, seat, dice, plan, branches, worlds: [], iterations: 0 };
  return {
    step: () => iterate(search),
    isSettled: () => branches.length <= 1,
    best: () => bestOf(search),
  };
}

const branchesFor = (sight: Sight, seat: Seat, { thumb }: SearchPlan): Branch[] =>
  branchesOf(promisingMoves(sight, weighingFor(sight, seat, thumb, emptyOdds())));

function iterate(search: Search): void {
  const { seat, plan, branches, iterations } = search;
  const first = mostUrgent(branches, iterations, plan);
  const world = worldAt(search, first.visits);
  const state = URLAND.copy(world.state);
  const path = [first];
  URLAND.enact(state, { by: seat, move: first.move }, null);
  for (let last = first; last.visits >= plan.ripe && isStillOn(state, seat); path.push(last)) {
    last.next ??= branchesFor(sightIn(state, seat), seat, plan);
    last = mostUrgent(last.next, last.visits, plan);
    URLAND.enact(state, { by: seat, move: last.move }, null);
  }
  const chance = playOut(state, seat, plan, seededDice(world.luck), seededDice(world.luck + 1));
  for (const branch of path) {
    branch.visits++;
    branch.sum += chance;
  }
  search.iterations++;
}

/** The same turn goes on: the open table is the same in every world, and so are the moves that can follow. */
const isStillOn = ({ phase }: State, seat: Seat): boolean => phase.kind === 'actions' && phase.seat === seat;

const LARGE = 0x7fff_ffff;

function worldAt({ worlds, view, dice }: Search, index: number): World {
  while (worlds.length <= index) worlds.push({ state: imagine(view, dice), luck: dice.below(LARGE) });
  return worlds[index] as World;
}

/** The most visited: what only looked good once was looked at again. */
function bestOf({ view, seat, branches, iterations }: Search): Choice<Move> {
  const [best, next] = [...branches].sort((a, b) => b.visits - a.visits);
  invariant(best !== undefined, 'a move to choose');
  return {
    move: best.move,
    reason: reasonFor(view, seat, best.move),
    winChance: best.visits > 0 ? meanOf(best) : null,
    instead: next && next.visits > 0 ? { move: next.move, winChance: meanOf(next) } : null,
    iterations,
  };
}
