/**
 * A race between the best moves of a search: every round rehearses each of them in one world, with the same luck. A
 * move that falls too far behind is out.
 */
import type { GameTypes } from '#engine/game.ts';
import { type Branch, meanOf, mostTried } from './branches.ts';
import { meanOfAll } from './mean.ts';
import { goOn, newRehearsal, type Rehearsal, type RehearsalPlan } from './rehearsal.ts';
import { luckAt, type Search, turnIn, worldAt } from './search.ts';

export interface RacePlan<T extends GameTypes> extends RehearsalPlan<T> {
  /** The largest number of moves in a race. */
  readonly runners: number;
  /** Moves that the search found worse than its best by more than this, as a chance to win, do not run. */
  readonly margin: number;
  /** The error of the search's result, as a standard deviation. */
  readonly spread: number;
  /** A runner this many standard errors behind is out. */
  readonly errors: number;
  /** Differences known to this standard error are known well enough. */
  readonly enough: number;
  /** With fewer iterations left no race is begun: it would hardly finish a round. */
  readonly least: number;
}

export interface Runner<Move> {
  readonly branch: Branch<Move>;
  /** The result of each round. */
  readonly chances: number[];
}

export interface Race<T extends GameTypes> {
  readonly search: Search<T>;
  readonly plan: RacePlan<T>;
  /** The runners still in the race; they have run every round. */
  readonly runners: Runner<T['move']>[];
  readonly out: Runner<T['move']>[];
  rounds: number;
  /** The runner whose turn it is in this round. */
  next: number;
  rehearsal: Rehearsal<T> | null;
  isOver: boolean;
}

export function newRace<T extends GameTypes>(search: Search<T>, plan: RacePlan<T>): Race<T> {
  const runners = [...search.branches]
    .sort((a, b) => b.visits - a.visits)
    .slice(0, plan.runners)
    .filter((branch) => branch.visits > 0 && meanOf(branch) >= meanOf(mostTried(search.branches)) - plan.margin)
    .map((branch): Runner<T['move']> => ({ branch, chances: [] }));
  return { search, plan, runners, out: [], rounds: 0, next: 0, rehearsal: null, isOver: runners.length === 1 };
}

/** One iteration of thought in the current rehearsal. */
export function run<T extends GameTypes>(race: Race<T>): void {
  if (race.isOver) return;
  const runner = race.runners[race.next] as Runner<T['move']>;
  race.rehearsal ??= rehearsalOf(race, runner);
  const chance = goOn(race.rehearsal, race.search.plan, race.plan);
  if (chance === null) return;
  runner.chances.push(chance);
  race.rehearsal = null;
  race.next++;
  if (race.next === race.runners.length) endRound(race);
}

function rehearsalOf<T extends GameTypes>({ search, rounds }: Race<T>, { branch }: Runner<T['move']>): Rehearsal<T> {
  const { policy, seat } = search;
  const world = policy.game.copy(worldAt(search, rounds));
  const turn = turnIn(policy.game, world);
  policy.game.enact(world, { by: seat, move: branch.move }, null);
  return newRehearsal(policy, world, turn, seat, luckAt(search, rounds));
}

function endRound<T extends GameTypes>(race: Race<T>): void {
  const { runners, plan } = race;
  race.next = 0;
  race.rounds++;
  const { leads, error } = standings(race);
  const least = Math.max(...leads) - plan.errors * error;
  for (let index = runners.length - 1; index >= 0; index--) {
    if ((leads[index] ?? 0) < least) race.out.unshift(...runners.splice(index, 1));
  }
  race.isOver = runners.length === 1 || error < plan.enough;
}

interface Standings {
  /** Each runner's estimated advantage over the runners' mean, as a chance to win. */
  readonly leads: readonly number[];
  /** The standard error of the difference between two runners. */
  readonly error: number;
}

const aroundMean = (values: readonly number[]): number[] => {
  const mean = meanOfAll(values);
  return values.map((value) => value - mean);
};

/** The search's result counts as many rounds as it would take to reach the same accuracy. */
function standings<T extends GameTypes>({ runners, rounds, plan }: Race<T>): Standings {
  const believed = aroundMean(runners.map(({ branch }) => meanOf(branch)));
  if (rounds === 0) return { leads: believed, error: Math.SQRT2 * plan.spread };
  const seen = aroundMean(runners.map(({ chances }) => meanOfAll(chances)));
  const precision = { seen: rounds / noiseOf(runners, rounds), believed: 1 / plan.spread ** 2 };
  const total = precision.seen + precision.believed;
  const lead = (index: number): number =>
    ((seen[index] ?? 0) * precision.seen + (believed[index] ?? 0) * precision.believed) / total;
  return { leads: runners.map((_, index) => lead(index)), error: Math.sqrt(2 / total) };
}

/** The spread assumed before any rehearsal, and the number of rehearsals that this assumption counts for. */
const SPREAD = 0.04;
const WEIGHT = 4;

/** The variance of a rehearsal's result without the parts that come from the move and the world. */
function noiseOf(runners: readonly Runner<unknown>[], rounds: number): number {
  const inRound = Array.from({ length: rounds }, (_, round) =>
    meanOfAll(runners.map(({ chances }) => chances[round] ?? 0)),
  );
  let squares = 0;
  for (const { chances } of runners) {
    for (const rest of aroundMean(inRound.map((mean, round) => (chances[round] ?? 0) - mean))) squares += rest * rest;
  }
  return (squares + WEIGHT * SPREAD ** 2) / ((runners.length - 1) * (rounds - 1) + WEIGHT);
}

/** Best first. A runner that stayed in longer is better; among those still in, the leader is. */
export function ranking<T extends GameTypes>(race: Race<T>): readonly Runner<T['move']>[] {
  const { leads } = standings(race);
  const order = [...race.runners.keys()].sort((a, b) => (leads[b] ?? 0) - (leads[a] ?? 0));
  return [...order.map((index) => race.runners[index] as Runner<T['move']>), ...race.out];
}

export const chanceOf = ({ branch, chances }: Runner<unknown>): number =>
  chances.length > 0 ? meanOfAll(chances) : meanOf(branch);
