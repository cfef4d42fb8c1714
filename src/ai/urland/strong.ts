/** Searches: tries every promising move out in worlds that its seat can't tell from the real one, and rehearses the best. */
import type { Dice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Move } from '#games/urland/moves.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import type { Choice, ComputerLevel, Thought } from '../player.ts';
import { meanOf } from './branches.ts';
import { judge } from './judge.ts';
import { chanceOf, newRace, type Race, type RacePlan, ranking, run } from './race.ts';
import { reasonFor } from './reason.ts';
import { isDecided, iterate, newSearch, type Search, type SearchPlan } from './search.ts';
import { STEADY_THUMB } from './steady.ts';
import type { Thumb } from './thumb.ts';

export interface StrongPlan extends SearchPlan {
  /** The search's iterations. After them it knows as much as it ever will, and the race begins. */
  readonly iterations: number;
  readonly race: RacePlan;
}

export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, care: 'quick', noise: 0.3 };

export const PLAN: StrongPlan = {
  thumb: QUICK_THUMB,
  judge,
  curiosity: 0.3,
  doubt: 1.5,
  openness: 0.15,
  ripe: 4,
  certainty: { errors: 3, within: 0.03 },
  iterations: 3000,
  race: {
    acting: 4,
    iterations: 30,
    runners: 8,
    margin: 0.05,
    spread: 0.02,
    errors: 1,
    enough: 0.008,
    least: 4000,
  },
};

export const strongWith = (plan: StrongPlan): ComputerLevel<Urland> => ({
  think: (view, seat, dice) => thoughtFor(view, seat, dice, plan),
});

export const STRONG = strongWith(PLAN);

interface Mind {
  readonly plan: StrongPlan;
  readonly search: Search;
  race: Race | null;
  iterations: number;
}

function thoughtFor(view: View, seat: Seat, dice: Dice, plan: StrongPlan): Thought<Move> {
  const mind: Mind = { plan, search: newSearch(view, seat, dice, plan), race: null, iterations: 0 };
  return {
    step: () => goOn(mind),
    isSettled: (left) => isSettled(mind, left),
    best: () => bestOf(mind),
  };
}

function goOn(mind: Mind): void {
  const { search, plan } = mind;
  mind.iterations++;
  if (search.iterations < plan.iterations) return iterate(search);
  mind.race ??= newRace(search, plan.race);
  run(mind.race);
}

function isSettled({ search, race, plan }: Mind, left = Number.POSITIVE_INFINITY): boolean {
  if (search.branches.length <= 1) return true;
  if (race) return race.isOver;
  const here = plan.iterations - search.iterations;
  if (left - here >= plan.race.least) return isDecided(search, Number.POSITIVE_INFINITY);
  return here === 0 || isDecided(search, Math.min(left, here));
}

interface Ranked {
  readonly move: Move;
  /** null: it was never tried. */
  readonly winChance: number | null;
}

function ranked({ search, race }: Mind): Ranked[] {
  if (race) return ranking(race).map((runner) => ({ move: runner.branch.move, winChance: chanceOf(runner) }));
  // The most visited first: what only looked good once was looked at again.
  const order = [...search.branches].sort((a, b) => b.visits - a.visits);
  return order.map((branch) => ({ move: branch.move, winChance: branch.visits > 0 ? meanOf(branch) : null }));
}

function bestOf(mind: Mind): Choice<Move> {
  const [best, next] = ranked(mind);
  invariant(best !== undefined, 'a move to choose');
  const { view, seat } = mind.search;
  return {
    move: best.move,
    reason: reasonFor(view, seat, best.move),
    winChance: best.winChance,
    instead: next && next.winChance !== null ? { move: next.move, winChance: next.winChance } : null,
    iterations: mind.iterations,
  };
}
