/** Tries the moves of one decision out: each in many worlds, to the beginning of the next turn, the good ones more often. */
import { type Dice, seededDice, seedFrom } from '#engine/chance.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';
import { type Branch, mostUrgent } from './branches.ts';
import { type Certainty, isBeyondDoubt, isOutOfReach } from './certainty.ts';
import { imagine } from './imagination.ts';
import { type Luck, type PlayOut, playOut } from './play-out.ts';
import { sightOf } from './sight.ts';
import { branchesFor, type Growth, guideFor, learnFrom, take, type Walk } from './walk.ts';

export interface SearchPlan extends PlayOut, Growth {
  /** When a choice is made before its time is over. */
  readonly certainty: Certainty;
}

export interface Search {
  readonly view: View;
  readonly seat: Seat;
  readonly dice: Dice;
  readonly plan: SearchPlan;
  readonly branches: readonly Branch[];
  readonly worlds: State[];
  /** Where the streams of luck begin. */
  readonly luck: number;
  /** Of each seat's chances to win that the play-outs came to. */
  readonly sums: number[];
  iterations: number;
}

export const newSearch = (view: View, seat: Seat, dice: Dice, plan: SearchPlan): Search => ({
  view,
  seat,
  dice,
  plan,
  branches: branchesFor(sightOf(view), seat, plan),
  worlds: [],
  luck: seedFrom(dice),
  sums: seatsOf(view.seats).map(() => 0),
  iterations: 0,
});

export function iterate(search: Search): void {
  const { view, seat, plan, branches } = search;
  const first = mostUrgent(branches, plan);
  const state = URLAND.copy(worldAt(search, first.visits));
  const luck = luckAt(search, first.visits);
  const walk: Walk = { steps: [], at: null };
  URLAND.enact(state, { by: seat, move: take(walk, seat, first) }, null);
  if (isSecret(view)) walk.at = null;
  const chances = playOut(state, guideFor(walk, plan), plan, luck);
  learnFrom(walk, chances);
  for (let each = 0; each < chances.length; each++) search.sums[each] = (search.sums[each] ?? 0) + (chances[each] ?? 0);
  search.iterations++;
}

/** A seat's chance to win as the whole search has it, whoever searches. */
export const expectedFor = ({ sums, iterations }: Search, seat: Seat): number => (sums[seat] ?? 0) / iterations;

/** In a tree below a secret choice the others would come to know it. */
const isSecret = ({ phase }: View): boolean => phase.kind !== 'actions';

/** More would hardly differ from these; after them only luck is new. */
const MOST_WORLDS = 1000;

/** The n-th try of every move has the same world and luck, so that moves are compared under the same circumstances. */
export function worldAt({ worlds, view, dice }: Search, attempt: number): State {
  const index = attempt % MOST_WORLDS;
  while (worlds.length <= index) worlds.push(imagine(view, dice));
  return worlds[index] as State;
}

export const luckAt = ({ luck }: Search, attempt: number): Luck => ({
  fate: seededDice(luck + 2 * attempt),
  whim: seededDice(luck + 2 * attempt + 1),
});

/** Doubt is looked into once in so many iterations: it takes a while to look, and longer to change. */
const LOOK = 32;

/** With no more than `left` iterations to come, its choice stands. */
export function isDecided({ branches, iterations, plan }: Search, left: number): boolean {
  // Nobody leads by more than all tries there were.
  if (left < iterations && isOutOfReach(branches, left)) return true;
  return iterations > 0 && iterations % LOOK === 0 && isBeyondDoubt(branches, plan.certainty);
}
