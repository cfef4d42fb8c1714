/**
 * The longer a search thinks, the further ahead it looks. Judging soon is steady but one-sided, judging late is fair but
 * takes many tries: each stage begins anew, further ahead, with what the one before found for its first idea.
 */
import { type Branch, unexplored } from './branches.ts';
import { type Certainty, isBeyondDoubt, isOutOfReach } from './certainty.ts';

export interface Horizon {
  /** How many turns begin before a play-out is judged. */
  readonly turns: number;
  /** After so many iterations the next stage begins. */
  readonly iterations: number;
  /** When a choice is made before its time is over. */
  readonly certainty: Certainty;
}

export interface Stage {
  readonly horizon: Horizon;
  readonly branches: readonly Branch[];
  iterations: number;
}

export const newStage = (horizon: Horizon, branches: readonly Branch[]): Stage => ({
  horizon,
  branches,
  iterations: 0,
});

/** What was tried most is likelier to be the best, but what promised most may still be. */
export function deepened({ branches, iterations }: Stage, horizon: Horizon): Stage {
  const prior = (branch: Branch): number => (branch.prior + branch.visits / iterations) / 2;
  return newStage(
    horizon,
    branches.map((branch) => unexplored(branch.move, prior(branch))),
  );
}

/** A stage that has come this far knows better than the one before it, which had all its time. */
const MATURE = 1 / 3;

export const isMature = (stage: Stage, before: Stage): boolean => stage.iterations >= MATURE * before.iterations;

/** Doubt is looked into once in so many iterations: it takes a while to look, and longer to change. */
const LOOK = 32;

/** With no more than `left` iterations to come in this stage, its choice stands. */
export function isDecided({ branches, iterations, horizon }: Stage, left: number): boolean {
  // Nobody leads by more than all tries there were.
  if (left < iterations && isOutOfReach(branches, left)) return true;
  return iterations > 0 && iterations % LOOK === 0 && isBeyondDoubt(branches, horizon.certainty);
}
