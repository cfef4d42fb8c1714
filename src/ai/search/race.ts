/**
 * The best moves of a search run against each other: in one world after the other each of them is rehearsed, with the
 * same luck. Whoever falls too far behind is out.
 */
import type { GameTypes } from '#engine/game.ts';
import { type Branch, meanOf, mostTried } from './branches.ts';
import { meanOfAll } from './mean.ts';
import { goOn, newRehearsal, type Rehearsal, type RehearsalPlan } from './rehearsal.ts';
import { luckAt, type Search, turnIn, worldAt } from './search.ts';

export interface RacePlan<T extends GameTypes> extends RehearsalPlan<T> {
  /** At most so many moves run. */
  readonly runners: number;
  /** None that the search found worse than its best by more than this, as a chance to win. */
  readonly margin: number;
  /** How far what the search found is off, as a standard deviation. */
  readonly spread: number;
  /** A runner so many standard errors behind is out. */
  readonly errors: number;
  /** Differences that are known this well, as a standard error, are known well enough. */
  readonly enough: number;
  /** With fewer iterations left no race is begun: it would hardly get round once. */
  readonly least: number;
}

export interface Runner<Move> {
  readonly branch: Branch<Move>;
  /** Round by round. */
  readonly chances: number[];
}

export interface Race<T extends GameTypes> {
  readonly search: Search<T>;
  readonly plan: RacePlan<T>;
  /** Those still in it have run every round. */
  readonly runners: Runner<T['move']>[];
  readonly out: Runner<T['move']>[];
  rounds: number;
  /** Whose turn it is in this round. */
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

/** One iteration of somebody's thought in the rehearsal under way. */
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
  /** How much better than the runners' mean each is, as a chance to win, as far as can be told. */
  readonly leads: readonly number[];
  /** The standard error of the difference between two of them. */
  readonly error: number;
}

const aroundMean = (values: readonly number[]): number[] => {
  const mean = meanOfAll(values);
  return values.map((value) => value - mean);
};

/** What was believed before the race counts as much as so many rounds as it takes to know it as well. */
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

/** Before anything is rehearsed, its chances are taken to spread this far; that counts as much as so many rehearsals. */
const SPREAD = 0.04;
const WEIGHT = 4;

/** The variance of a rehearsal's chance, apart from what the move and what the world bring to it. */
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

/** Best first. Who stayed in longer is better, and so is the one in front among those still in. */
export function ranking<T extends GameTypes>(race: Race<T>): readonly Runner<T['move']>[] {
  const { leads } = standings(race);
  const order = [...race.runners.keys()].sort((a, b) => (leads[b] ?? 0) - (leads[a] ?? 0));
  return [...order.map((index) => race.runners[index] as Runner<T['move']>), ...race.out];
}

export const chanceOf = ({ branch, chances }: Runner<unknown>): number =>
  chances.length > 0 ? meanOfAll(chances) : meanOf(branch);
