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
import { type Branch, meanOf, mostUrgent } from './branches.ts';
import { type Certainty, isBeyondDoubt, isOutOfReach } from './certainty.ts';
import { imagine } from './imagination.ts';
import { judge } from './judge.ts';
import { type Luck, type PlayOut, playOut } from './play-out.ts';
import { reasonFor } from './reason.ts';
import { sightOf } from './sight.ts';
import { STEADY_THUMB } from './steady.ts';
import type { Thumb } from './thumb.ts';
import { branchesFor, type Growth, guideFor, learnFrom, take, type Walk } from './walk.ts';

export interface SearchPlan extends PlayOut, Growth {
  /** When a choice is made before its time is over. */
  readonly certainty: Certainty;
}

export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, care: 'quick', noise: 0.3 };

export const PLAN: SearchPlan = {
  thumb: QUICK_THUMB,
  judge,
  turns: 1,
  curiosity: 0.3,
  doubt: 1.5,
  openness: 0.15,
  ripe: 4,
  certainty: { errors: 3, margin: 0.002 },
};

export const strongWith = (plan: SearchPlan): ComputerLevel<Urland> => ({
  think: (view, seat, dice) => searchFor(view, seat, dice, plan),
});

export const STRONG = strongWith(PLAN);

interface Search {
  readonly view: View;
  readonly seat: Seat;
  readonly dice: Dice;
  readonly plan: SearchPlan;
  readonly branches: readonly Branch[];
  readonly worlds: State[];
  /** Where the streams of luck begin. */
  readonly luck: number;
  iterations: number;
}

function searchFor(view: View, seat: Seat, dice: Dice, plan: SearchPlan): Thought<Move> {
  const branches = branchesFor(sightOf(view), seat, plan);
  const search: Search = { view, seat, dice, plan, branches, worlds: [], luck: dice.below(LARGE), iterations: 0 };
  return {
    step: () => iterate(search),
    isSettled: (left) => isSettled(search, left),
    best: () => bestOf(search),
  };
}

/** Doubt is looked into once in so many iterations: it takes a while to look, and longer to change. */
const LOOK = 32;

function isSettled({ branches, iterations, plan }: Search, left = Number.POSITIVE_INFINITY): boolean {
  if (branches.length <= 1) return true;
  // Nobody leads by more than all tries there were.
  if (left < iterations && isOutOfReach(branches, left)) return true;
  return iterations > 0 && iterations % LOOK === 0 && isBeyondDoubt(branches, plan.certainty);
}

function iterate(search: Search): void {
  const { view, seat, plan, branches } = search;
  const first = mostUrgent(branches, plan);
  const state = URLAND.copy(worldAt(search, first.visits));
  const walk: Walk = { steps: [], at: null, isDirect: true };
  const luck = luckAt(search, first.visits);
  URLAND.enact(state, { by: seat, move: take(walk, seat, first) }, null);
  if (isSecret(view)) walk.at = null;
  learnFrom(walk, playOut(state, guideFor(walk, plan), plan, luck));
  search.iterations++;
}

/** In a tree below a secret choice the others would come to know it. */
const isSecret = ({ phase }: View): boolean => phase.kind !== 'actions';

const LARGE = 0x7fff_ffff;

/** More would hardly differ from these; after them only luck is new. */
const MOST_WORLDS = 1000;

/** The n-th try of every move has the same world and luck, so that moves are compared under the same circumstances. */
function worldAt({ worlds, view, dice }: Search, attempt: number): State {
  const index = attempt % MOST_WORLDS;
  while (worlds.length <= index) worlds.push(imagine(view, dice));
  return worlds[index] as State;
}

const luckAt = ({ luck }: Search, attempt: number): Luck => ({
  fate: seededDice(luck + 2 * attempt),
  whim: seededDice(luck + 2 * attempt + 1),
});

/** The most visited: what only looked good once was looked at again. */
function bestOf(search: Search): Choice<Move> {
  const { view, seat, iterations, branches } = search;
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
