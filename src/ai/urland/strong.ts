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
import { meanOf, mostUrgent } from './branches.ts';
import { imagine } from './imagination.ts';
import { judge } from './judge.ts';
import { type Luck, type PlayOut, playOut } from './play-out.ts';
import { reasonFor } from './reason.ts';
import { sightOf } from './sight.ts';
import { deepened, type Horizon, isDecided, isMature, newStage, type Stage } from './stage.ts';
import { STEADY_THUMB } from './steady.ts';
import type { Thumb } from './thumb.ts';
import { branchesFor, type Growth, guideFor, learnFrom, take, type Walk } from './walk.ts';

export interface SearchPlan extends PlayOut, Growth {
  /** Nearest first; the last one stays. */
  readonly horizons: readonly [Horizon, ...Horizon[]];
}

export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, care: 'quick', noise: 0.3 };

export const PLAN: SearchPlan = {
  thumb: QUICK_THUMB,
  judge,
  curiosity: 0.3,
  doubt: 1.5,
  openness: 0.15,
  ripe: 4,
  horizons: [
    { turns: 1, iterations: 3000, certainty: { errors: 3, margin: -0.03 } },
    { turns: 6, iterations: Number.POSITIVE_INFINITY, certainty: { errors: 3, margin: 0.002 } },
  ],
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
  /** One for each horizon reached so far. */
  readonly stages: Stage[];
  readonly worlds: State[];
  /** Where the streams of luck begin. */
  readonly luck: number;
  iterations: number;
}

function searchFor(view: View, seat: Seat, dice: Dice, plan: SearchPlan): Thought<Move> {
  const first = newStage(plan.horizons[0], branchesFor(sightOf(view), seat, plan));
  const search: Search = {
    view,
    seat,
    dice,
    plan,
    stages: [first],
    worlds: [],
    luck: dice.below(LARGE),
    iterations: 0,
  };
  return {
    step: () => iterate(search),
    isSettled: (left) => isSettled(search, left),
    best: () => bestOf(search),
  };
}

const stageOf = ({ stages }: Search): Stage => stages.at(-1) as Stage;

function isSettled(search: Search, left = Number.POSITIVE_INFINITY): boolean {
  const stage = stageOf(search);
  if (stage.branches.length <= 1) return true;
  if (wisest(search) !== stage) return false;
  const here = stage.horizon.iterations - stage.iterations;
  return isDecided(stage, left <= here ? left : Number.POSITIVE_INFINITY);
}

/** Further ahead, if there is a further horizon and this one has had its time. */
function lookFurther(search: Search): void {
  const { stages, plan } = search;
  const stage = stageOf(search);
  const next = plan.horizons[stages.length];
  if (next && stage.iterations >= stage.horizon.iterations) stages.push(deepened(stage, next));
}

function iterate(search: Search): void {
  lookFurther(search);
  const { view, seat, plan } = search;
  const stage = stageOf(search);
  const first = mostUrgent(stage.branches, plan);
  const state = URLAND.copy(worldAt(search, first.visits));
  const luck = luckAt(search, first.visits);
  const walk: Walk = { steps: [], at: null, isDirect: true };
  URLAND.enact(state, { by: seat, move: take(walk, seat, first) }, null);
  if (isSecret(view)) walk.at = null;
  learnFrom(walk, playOut(state, stage.horizon.turns, guideFor(walk, plan), plan, luck));
  stage.iterations++;
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

/** The one that looks furthest, unless it has only begun. */
function wisest({ stages }: Search): Stage {
  const [last, before] = [stages.at(-1), stages.at(-2)];
  invariant(last !== undefined, 'a stage');
  return before === undefined || isMature(last, before) ? last : before;
}

/** The most visited: what only looked good once was looked at again. */
function bestOf(search: Search): Choice<Move> {
  const { view, seat, iterations } = search;
  const [best, next] = [...wisest(search).branches].sort((a, b) => b.visits - a.visits);
  invariant(best !== undefined, 'a move to choose');
  return {
    move: best.move,
    reason: reasonFor(view, seat, best.move),
    winChance: best.visits > 0 ? meanOf(best) : null,
    instead: next && next.visits > 0 ? { move: next.move, winChance: meanOf(next) } : null,
    iterations,
  };
}
