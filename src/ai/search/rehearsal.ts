/** Plays a move on as strong players would: every decider searches a little first. */
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { mostTried } from './branches.ts';
import { meanOfAll } from './mean.ts';
import type { Luck } from './play-out.ts';
import type { Policy } from './policy.ts';
import { expectedFor, isDecided, iterate, newSearch, type Search, type SearchPlan } from './search.ts';

export interface RehearsalPlan<T extends GameTypes> {
  /** The number of stretches, each from one horizon to the next. */
  readonly stretches: (world: T['state']) => number;
  /** Iterations for each decision. */
  readonly iterations: number;
}

export interface Rehearsal<T extends GameTypes> {
  readonly policy: Policy<T>;
  /** A private world, in which the move has been made. */
  readonly world: T['state'];
  /** The seat whose chances count. */
  readonly seat: Seat;
  readonly luck: Luck;
  /** The current turn, and the number of turns begun since the last horizon. */
  turn: number;
  turns: number;
  /** The number of stretches begun; the part before the first horizon is none. */
  stretches: number;
  /** The sum, over all finished stretches, of the seat's chance to win as the deciders estimated it. */
  sum: number;
  /** The estimates within the current stretch. */
  readonly thoughts: number[];
  /** The search of the current decider; null: nobody has to decide. */
  thought: Search<T> | null;
}

/** `turn`: the turn in which the move was made. */
export const newRehearsal = <T extends GameTypes>(
  policy: Policy<T>,
  world: T['state'],
  turn: number,
  seat: Seat,
  luck: Luck,
): Rehearsal<T> => ({
  policy,
  world,
  seat,
  luck,
  turn,
  turns: 0,
  stretches: 0,
  sum: 0,
  thoughts: [],
  thought: null,
});

/** One iteration of a decider's thought. Returns the seat's chance to win once it is known. */
export function goOn<T extends GameTypes>(
  rehearsal: Rehearsal<T>,
  search: SearchPlan,
  plan: RehearsalPlan<T>,
): number | null {
  const { thought, thoughts, seat } = rehearsal;
  if (thought) {
    iterate(thought);
    const left = plan.iterations - thought.iterations;
    if (left > 0 && !isDecided(thought, left)) return null;
    thoughts.push(expectedFor(thought, seat));
    decide(rehearsal, thought.seat, mostTried(thought.branches).move);
  }
  return untilSomebodyThinks(rehearsal, search, plan.stretches(rehearsal.world));
}

function decide<T extends GameTypes>(rehearsal: Rehearsal<T>, by: Seat, move: T['move']): void {
  rehearsal.policy.game.enact(rehearsal.world, { by, move }, null);
  rehearsal.thought = null;
}

function untilSomebodyThinks<T extends GameTypes>(
  rehearsal: Rehearsal<T>,
  search: SearchPlan,
  stretches: number,
): number | null {
  const { policy, world, luck } = rehearsal;
  const { game } = policy;
  while (rehearsal.thought === null) {
    const decision = game.decision(world);
    if (decision.kind === 'seats') countTurn(rehearsal, decision.turn);
    if (decision.kind !== 'over' && policy.isHorizon(world, rehearsal.turns)) beginStretch(rehearsal);
    if (decision.kind === 'over' || rehearsal.stretches === stretches) return chanceOver(rehearsal, stretches);
    if (decision.kind === 'chance') game.enact(world, { by: 'chance', move: game.draw(world, luck.fate) }, null);
    else ask(rehearsal, decision.seats[0] as Seat, search);
  }
  return null;
}

function countTurn(rehearsal: Rehearsal<GameTypes>, turn: number): void {
  if (turn === rehearsal.turn) return;
  rehearsal.turn = turn;
  rehearsal.turns++;
}

function ask<T extends GameTypes>(rehearsal: Rehearsal<T>, by: Seat, search: SearchPlan): void {
  const { policy, world, luck } = rehearsal;
  const thought = newSearch(policy, search, policy.game.view(world, by), by, luck.whim);
  const [first, second] = thought.branches;
  invariant(first !== undefined, 'a move to choose');
  if (second === undefined) decide(rehearsal, by, first.move);
  else rehearsal.thought = thought;
}

/** Estimates before the first horizon don't count: the search had them already. */
function beginStretch<T extends GameTypes>(rehearsal: Rehearsal<T>): void {
  const { thoughts, stretches } = rehearsal;
  if (stretches > 0) rehearsal.sum += thoughts.length > 0 ? meanOfAll(thoughts) : judgedNow(rehearsal);
  thoughts.length = 0;
  rehearsal.stretches++;
  rehearsal.turns = 0;
}

/** The mean over the stretches. The last stretch, and those after the end of the game, count as the final judgement. */
function chanceOver<T extends GameTypes>(rehearsal: Rehearsal<T>, stretches: number): number {
  const judged = stretches - Math.max(0, rehearsal.stretches - 1);
  return (rehearsal.sum + judged * judgedNow(rehearsal)) / stretches;
}

const judgedNow = <T extends GameTypes>({ policy, world, seat }: Rehearsal<T>): number =>
  policy.judge(world)[seat] ?? 0;
