/**
 * A level that searches: tries every promising move in worlds that its seat can't tell from the real one, then races
 * the best.
 */
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Choice, ComputerLevel, Purpose, Thought } from '../player.ts';
import { type Branch, meanOf } from './branches.ts';
import { planFrom } from './foresight.ts';
import type { Policy } from './policy.ts';
import { chanceOf, newRace, type Race, type RacePlan, ranking, run } from './race.ts';
import { isDecided, iterate, newSearch, type Search, type SearchPlan } from './search.ts';

export interface SearchingPlan<T extends GameTypes> extends SearchPlan {
  /** The search's iterations. More would teach it nothing, so the race begins after them. */
  readonly iterations: number;
  /** Null: the search decides alone. */
  readonly race: RacePlan<T> | null;
}

export const searchingLevel = <T extends GameTypes>(policy: Policy<T>, plan: SearchingPlan<T>): ComputerLevel<T> => ({
  searches: true,
  think: (view, seat, dice, purpose = 'play') =>
    thoughtOf({
      plan,
      purpose,
      search: newSearch(policy, plan, view, seat, dice),
      race: null,
      iterations: 0,
    }),
});

interface Mind<T extends GameTypes> {
  readonly plan: SearchingPlan<T>;
  readonly purpose: Purpose;
  readonly search: Search<T>;
  race: Race<T> | null;
  iterations: number;
}

const thoughtOf = <T extends GameTypes>(mind: Mind<T>): Thought<T['move']> => ({
  step: () => goOn(mind),
  isSettled: (left) => isSettled(mind, left),
  best: () => bestOf(mind),
});

function goOn<T extends GameTypes>(mind: Mind<T>): void {
  const { search, plan } = mind;
  mind.iterations++;
  if (plan.race === null || search.iterations < plan.iterations) return iterate(search);
  mind.race ??= newRace(search, plan.race);
  run(mind.race);
}

function isSettled<T extends GameTypes>(
  { search, race, plan }: Mind<T>,
  left: number = Number.POSITIVE_INFINITY,
): boolean {
  if (search.branches.length <= 1) return true;
  if (race) return race.isOver;
  const here = Math.max(0, plan.iterations - search.iterations);
  if (plan.race !== null && left - here >= plan.race.least) return isDecided(search, Number.POSITIVE_INFINITY);
  return here === 0 || isDecided(search, Math.min(left, here));
}

interface Ranked<Move> {
  readonly branch: Branch<Move>;
  /** Null: never tried. */
  readonly winChance: number | null;
}

function ranked<T extends GameTypes>({ search, race }: Mind<T>): Ranked<T['move']>[] {
  if (race) return ranking(race).map((runner) => ({ branch: runner.branch, winChance: chanceOf(runner) }));
  // The most visited first: a move that was only lucky has been tried again.
  const order = [...search.branches].sort((a, b) => b.visits - a.visits);
  return order.map((branch) => ({ branch, winChance: branch.visits > 0 ? meanOf(branch) : null }));
}

function bestOf<T extends GameTypes>(mind: Mind<T>): Choice<T['move']> {
  const [best, ...others] = ranked(mind);
  invariant(best !== undefined, 'a move to choose');
  const plan = planOf(mind, best.branch);
  return {
    move: best.branch.move,
    plan,
    winChance: best.winChance,
    instead: besideThe(plan, others, mind.search),
    iterations: mind.iterations,
  };
}

function planOf<T extends GameTypes>(
  { search, purpose }: Mind<T>,
  branch: Branch<T['move']>,
): Choice<T['move']>['plan'] {
  if (purpose === 'advice') return planFrom(search, branch);
  const { policy, view, seat } = search;
  return [{ move: branch.move, reason: policy.reason(view, seat, branch.move) }];
}

/** The next best move that is not just another order of the same. */
function besideThe<T extends GameTypes>(
  plan: Choice<T['move']>['plan'],
  others: readonly Ranked<T['move']>[],
  { policy, view, seat }: Search<T>,
): Choice<T['move']>['instead'] {
  const planned = plan.map(({ move }) => JSON.stringify(move));
  const other = others.find(({ branch }) => !planned.includes(JSON.stringify(branch.move)));
  if (!other || other.winChance === null) return null;
  const { move } = other.branch;
  return { move, reason: policy.reason(view, seat, move), winChance: other.winChance };
}
