/** Tries the moves of one decision in many worlds, as far as the horizon, and good moves more often. */
import { type Dice, seededDice, seedFrom } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { type Branch, branchesOf, mostUrgent } from './branches.ts';
import { type Certainty, isBeyondDoubt, isOutOfReach } from './certainty.ts';
import { type Luck, playOut } from './play-out.ts';
import type { Policy } from './policy.ts';
import { type Growth, guideFor, learnFrom, take, type Walk } from './walk.ts';

export interface SearchPlan extends Growth {
  /** When to stop before the time is over. */
  readonly certainty: Certainty;
}

export interface Search<T extends GameTypes> {
  readonly policy: Policy<T>;
  readonly plan: SearchPlan;
  readonly view: T['view'];
  readonly seat: Seat;
  readonly dice: Dice;
  /** A secret choice gets no tree below it: in a tree, the others would know the choice. */
  readonly isSecret: boolean;
  readonly branches: readonly Branch<T['move']>[];
  readonly worlds: T['state'][];
  /** The turn in which the decision is made; null before the first world. */
  turn: number | null;
  /** The seed of all play-outs. */
  readonly luck: number;
  /** By seat: the sum of the chances to win over all play-outs. */
  readonly sums: number[];
  iterations: number;
}

export const newSearch = <T extends GameTypes>(
  policy: Policy<T>,
  plan: SearchPlan,
  view: T['view'],
  seat: Seat,
  dice: Dice,
): Search<T> => ({
  policy,
  plan,
  view,
  seat,
  dice,
  isSecret: policy.isSecret(view, seat),
  branches: branchesOf(policy.candidates(view, seat, dice), plan),
  worlds: [],
  turn: null,
  luck: seedFrom(dice),
  sums: [],
  iterations: 0,
});

export function turnIn<T extends GameTypes>(game: Game<T>, world: T['state']): number {
  const decision = game.decision(world);
  return decision.kind === 'seats' ? decision.turn : 0;
}

export function iterate<T extends GameTypes>(search: Search<T>): void {
  const { policy, plan, seat, branches } = search;
  const first = mostUrgent(branches, plan);
  const world = policy.game.copy(worldAt(search, first.visits));
  const luck = luckAt(search, first.visits);
  const walk: Walk<T['move']> = { steps: [], at: null };
  search.turn ??= turnIn(policy.game, world);
  policy.game.enact(world, { by: seat, move: take(walk, seat, first) }, null);
  if (search.isSecret) walk.at = null;
  const chances = playOut(world, search.turn, guideFor(walk, policy, plan, luck.whim), policy, luck);
  learnFrom(walk, chances);
  addUp(search, chances);
}

function addUp(search: Search<GameTypes>, chances: readonly number[]): void {
  const { sums } = search;
  for (let seat = 0; seat < chances.length; seat++) sums[seat] = (sums[seat] ?? 0) + (chances[seat] ?? 0);
  search.iterations++;
}

/** A seat's chance to win according to the whole search, whichever seat searches. */
export const expectedFor = ({ sums, iterations }: Pick<Search<GameTypes>, 'sums' | 'iterations'>, seat: Seat): number =>
  (sums[seat] ?? 0) / iterations;

/** More worlds would hardly differ from these; after them only the luck is new. */
const MOST_WORLDS = 1000;

/**
 * The n-th try of every move has the same world and the same luck, so that moves are compared under equal conditions.
 */
export function worldAt<T extends GameTypes>({ policy, worlds, view, dice }: Search<T>, attempt: number): T['state'] {
  const index = attempt % MOST_WORLDS;
  while (worlds.length <= index) worlds.push(policy.imagine(view, dice));
  return worlds[index] as T['state'];
}

export const luckAt = ({ luck }: { readonly luck: number }, attempt: number): Luck => ({
  fate: seededDice(luck + 2 * attempt),
  whim: seededDice(luck + 2 * attempt + 1),
});

/** Certainty is checked once in this many iterations: the check is slow, and its result changes slowly. */
const LOOK = 32;

/** Whether the choice is final, with at most `left` iterations to come. */
export function isDecided<T extends GameTypes>({ branches, iterations, plan }: Search<T>, left: number): boolean {
  // No move can lead by more than the number of all tries.
  if (left < iterations && isOutOfReach(branches, left)) return true;
  return iterations > 0 && iterations % LOOK === 0 && isBeyondDoubt(branches, plan.certainty);
}
