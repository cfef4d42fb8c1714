/** Play by rules of thumb: every decision by the worth it gains, one step ahead. */
import type { Dice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { EXTRA_ACTIONS } from '#games/urland/box.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import { priceFor } from '#games/urland/mutation.ts';
import type { PhaseOf } from '#games/urland/state.ts';
import { outlookOn } from './appraisal.ts';
import { likelyBid } from './bidding.ts';
import { candidatesFor, geneActions } from './candidates.ts';
import { cheapestHeap } from './cheapest-heap.ts';
import { interestOf } from './interest.ts';
import { emptyOdds, oddsFor } from './odds.ts';
import { movesFor, type WeighedMove } from './options.ts';
import { type Gained, noisy, quickAction } from './quick-action.ts';
import type { ScalesBySpace } from './scales.ts';
import type { Sight } from './sight.ts';
import { gainOf, newMemory, type Weighing, weighingOf } from './weighing.ts';

export interface Thumb {
  readonly scales: ScalesBySpace;
  /** Thorough: for a decision at the table. Quick: for play-outs, without options that are seldom good. */
  readonly care: 'thorough' | 'quick';
  /** Gains are overestimated by up to this many points, so that no two games are alike. */
  readonly noise: number;
}

/** A play-out weighs at every action: one table of odds, one memory and one list of interests are reused. */
const odds = emptyOdds();
const memory = newMemory();
const interest: number[] = [];

/** Valid until the next call. */
export function weighingFor({ position, knowledge }: Sight, seat: Seat, thumb: Thumb): Weighing {
  const outlook = outlookOn(position, oddsFor(position, knowledge, odds), thumb.scales);
  interest.length = position.seats;
  return weighingOf(outlook, seat, interestOf(position.track, seat, interest), memory);
}

/** One decision under way. */
interface Case {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly thumb: Thumb;
  readonly dice: Dice;
  readonly weighing: Weighing;
}

export function playByThumb(sight: Sight, seat: Seat, thumb: Thumb, dice: Dice): Move {
  const decision: Case = { sight, seat, thumb, dice, weighing: weighingFor(sight, seat, thumb) };
  const { phase } = sight.position;
  switch (phase.kind) {
    case 'actions':
      return phase.left > 0 ? chooseAction(decision, phase) : chooseExtra(decision);
    case 'bid':
      return { kind: 'bid', amount: likelyBid(sight.position, seat, dice) };
    case 'buy':
      return chooseGene(decision, phase);
    default:
      return mostPromising(decision, movesFor(sight, decision.weighing));
  }
}

/** The best option, with each gain overestimated a little. */
function best<T>(
  { thumb, dice }: Case,
  options: readonly T[],
  gain: (option: T) => number,
): { option: T; gain: number } {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = noisy(gain(option), thumb.noise, dice);
    if (value > most) {
      most = value;
      found = option;
    }
  }
  invariant(found !== undefined, 'something to choose from');
  return { option: found, gain: most };
}

const mostPromising = (decision: Case, moves: readonly WeighedMove[]): Move =>
  best(decision, moves, ({ promise }) => promise).option.move;

function bestAction(decision: Case, left: number): Gained | null {
  const { sight, seat, thumb, weighing } = decision;
  if (thumb.care === 'quick') return bestQuickly(decision, left);
  const options = candidatesFor({ position: sight.position, seat, left });
  return options.length === 0 ? null : best(decision, options, (action) => gainOf(weighing, action));
}

function bestQuickly(decision: Case, left: number): Gained | null {
  const { sight, seat, thumb, dice, weighing } = decision;
  const plain = quickAction(weighing, thumb.noise, dice);
  const special: Action[] = [];
  geneActions({ position: sight.position, seat, left }, special);
  if (special.length === 0) return plain;
  const gained = best(decision, special, (action) => gainOf(weighing, action));
  return plain && plain.gain > gained.gain ? plain : gained;
}

function chooseAction(decision: Case, { left }: PhaseOf<'actions'>): Move {
  const action = bestAction(decision, left);
  return action && action.gain > 0 ? action.option : { kind: 'done' };
}

/** A second action seldom gains as much as the first. */
const BOTH_ACTIONS = 1.6;

/** In a play-out an extra turn is considered once in this many turns: a player has only one or two a game. */
const SELDOM = 4;

function chooseExtra(decision: Case): Move {
  if (decision.thumb.care === 'quick' && decision.dice.below(SELDOM) > 0) return { kind: 'done' };
  const action = bestAction(decision, EXTRA_ACTIONS);
  const { extraTurn } = decision.weighing.outlook.scales;
  return action && action.gain * BOTH_ACTIONS > extraTurn ? { kind: 'extra' } : { kind: 'done' };
}

/**
 * The gene with the highest worth to the player, paid with the Ichtos they miss least; none if it is not worth its
 * price.
 */
function chooseGene(decision: Case, { sold }: PhaseOf<'buy'>): Move {
  const { sight, seat, weighing } = decision;
  const { option: gene, gain } = best(decision, sight.position.row, (open) => weighing.outlook.scales.genes[open]);
  const payment = cheapestHeap(weighing, priceFor(sight.position, seat));
  const isWorthIt = gain + payment.gain > 0;
  return sold === 0 || isWorthIt ? { kind: 'buy', gene, heap: payment.heap } : { kind: 'decline' };
}
