/**
 * A level that searches: tries every promising move in worlds that its seat can't tell from the real one, then races
 * the best.
 */
import type { Dice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Choice, ComputerLevel, Thought } from '../player.ts';
import { meanOf } from './branches.ts';
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
  think: (view, seat, dice) => thoughtFor(policy, plan, view, seat, dice),
});

interface Mind<T extends GameTypes> {
  readonly plan: SearchingPlan<T>;
  readonly search: Search<T>;
  race: Race<T> | null;
  iterations: number;
}

function thoughtFor<T extends GameTypes>(
  policy: Policy<T>,
  plan: SearchingPlan<T>,
  view: T['view'],
  seat: Seat,
  dice: Dice,
): Thought<T['move']> {
  const mind: Mind<T> = { plan, search: newSearch(policy, plan, view, seat, dice), race: null, iterations: 0 };
  return {
    step: () => goOn(mind),
    isSettled: (left) => isSettled(mind, left),
    best: () => bestOf(mind),
  };
}

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
  readonly move: Move;
  /** Null: never tried. */
  readonly winChance: number | null;
}

function ranked<T extends GameTypes>({ search, race }: Mind<T>): Ranked<T['move']>[] {
  if (race) return ranking(race).map((runner) => ({ move: runner.branch.move, winChance: chanceOf(runner) }));
  // The most visited first: a move that was only lucky has been tried again.
  const order = [...search.branches].sort((a, b) => b.visits - a.visits);
  return order.map((branch) => ({ move: branch.move, winChance: branch.visits > 0 ? meanOf(branch) : null }));
}

function bestOf<T extends GameTypes>(mind: Mind<T>): Choice<T['move']> {
  const [best, next] = ranked(mind);
  invariant(best !== undefined, 'a move to choose');
  const { policy, view, seat } = mind.search;
  return {
    move: best.move,
    reason: policy.reason(view, seat, best.move),
    winChance: best.winChance,
    instead: next && next.winChance !== null ? { move: next.move, winChance: next.winChance } : null,
    iterations: mind.iterations,
  };
}
